import Drawing
import HostSystem
import Synchronization

/// The file of an animated PNG, written frame by frame on the film's queue.
///
/// The layout is that of the third edition of the PNG specification: `acTL` counts the frames,
/// `fcTL` says where and how long each is shown, the first has its pixels in `IDAT` and all
/// others in `fdAT`, which is the same behind a number.
final class APNGStream: Sendable {
  private struct State {
    let file: UnfinishedFile
    var frameCount = 0
    /// Counts `fcTL` and `fdAT` together.
    var sequenceNumber = 0
  }

  private let state: Mutex<State>
  private let framesPerSecond: Int
  private let texts: [PNGText]

  init(path: String, framesPerSecond: Int, texts: [PNGText]) throws(CaptureError) {
    state = Mutex(State(file: try asCaptureError(UnfinishedFile(for: path))))
    self.framesPerSecond = framesPerSecond
    self.texts = texts
  }

  func write(_ frame: APNGFrame) throws(CaptureError) {
    let picture = try EncodedPicture(frame.pixels.bitmap)
    try state.withLock { state throws(CaptureError) in
      var bytes: [UInt8] = []
      var chunks = PNGChunks()
      let isFirst = state.frameCount == 0
      if isFirst {
        bytes += picture.header
        chunks.append("acTL", Self.control(frameCount: 0))
        for text in texts { chunks.append(text) }
      }
      chunks.append("fcTL", control(of: frame, sequenceNumber: state.sequenceNumber))
      if isFirst {
        chunks.append("IDAT", Array(picture.pixels))
      } else {
        state.sequenceNumber += 1
        chunks.append("fdAT", state.sequenceNumber.bigEndianBytes(4) + picture.pixels)
      }
      state.sequenceNumber += 1
      state.frameCount += 1
      try asCaptureError(state.file.write(bytes + chunks.bytes))
    }
  }

  func finish() throws(CaptureError) {
    try state.withLock { state throws(CaptureError) in
      var end = PNGChunks()
      end.append("IEND", [])
      try asCaptureError(state.file.write(end.bytes))
      var control = PNGChunks()
      control.append("acTL", Self.control(frameCount: state.frameCount))
      try asCaptureError(
        state.file.overwrite(control.bytes, at: EncodedPicture.headerLength))
      try asCaptureError(state.file.keep())
    }
  }

  private static func control(frameCount: Int) -> [UInt8] {
    let playsForEver = 0
    return frameCount.bigEndianBytes(4) + playsForEver.bigEndianBytes(4)
  }

  private func control(of frame: APNGFrame, sequenceNumber: Int) -> [UInt8] {
    let size = frame.pixels.bitmap
    let (leaveInPlace, replace): (UInt8, UInt8) = (0, 0)
    return [sequenceNumber, size.width, size.height, frame.x, frame.y]
      .flatMap { $0.bigEndianBytes(4) }
      + frame.duration.bigEndianBytes(2) + framesPerSecond.bigEndianBytes(2)
      + [leaveInPlace, replace]
  }
}

extension Int {
  /// The lowest bytes of the number, highest first.
  fileprivate func bigEndianBytes(_ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}
