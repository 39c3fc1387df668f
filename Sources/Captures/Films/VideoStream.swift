import Drawing
import Foundation
import HostSystem
import Synchronization

/// The encoder of a film and the file it writes, used on the film's queue.
final class VideoStream: Sendable {
  private struct State {
    /// Runs from the first frame on; goes before the file, which it could make again.
    var encoder: EncoderProgram?
    let file: UnfinishedFile
  }

  private let state: Mutex<State>
  private let program: String
  private let settings: VideoSettings
  private let patience: EncoderProgram.Patience

  init(
    file: sending UnfinishedFile, program: String, settings: VideoSettings,
    patience: EncoderProgram.Patience
  ) {
    state = Mutex(State(encoder: nil, file: file))
    self.program = program
    self.settings = settings
    self.patience = patience
  }

  func write(_ frame: FrozenBitmap) throws(CaptureError) {
    try state.withLock { state throws(CaptureError) in
      let encoder: EncoderProgram
      if let running = state.encoder {
        encoder = running
      } else {
        encoder = try start(for: frame, writing: state.file)
        state.encoder = encoder
      }
      let bitmap = frame.bitmap
      let pixels = UnsafeRawBufferPointer(
        start: bitmap.bytes, count: bitmap.bytesPerRow * bitmap.height)
      if !encoder.send(pixels, written: { state.file.count }) {
        throw failure(of: encoder, writing: state.file)
      }
    }
  }

  func finish() throws(CaptureError) {
    try state.withLock { state throws(CaptureError) in
      guard let encoder = state.encoder else { throw FilmShape.noFrames }
      encoder.closeInput()
      // ffmpeg 5.1 ends with 0 when the disk was full at its last words.
      let exit = encoder.waitForExit { state.file.count }
      guard exit == .exited(0), encoder.lastErrorLine == nil else {
        throw failure(of: encoder, writing: state.file)
      }
      guard state.file.count > 0 else {
        throw failure(of: encoder, writing: state.file)
      }
      try asCaptureError(state.file.keep())
    }
  }

  private func start(
    for frame: FrozenBitmap, writing file: UnfinishedFile
  ) throws(CaptureError) -> EncoderProgram {
    let arguments = settings.arguments(
      width: frame.bitmap.width, height: frame.bitmap.height,
      output: "\(EncoderProgram.folder)/\(file.unfinishedName)")
    do {
      return try EncoderProgram.start(
        program, arguments: arguments, with: file.folder, patience: patience)
    } catch {
      throw .encoderFailed(
        path: file.path, name: name,
        reason: "it cannot be started: \(String(cString: strerror(error.code)))")
    }
  }

  private static func sentence(about exit: Subprocess.Exit) -> String {
    switch exit {
    case .exited(let code): "it ended with code \(code)"
    case .killed(let signal): "it was ended by signal \(signal)"
    }
  }

  private var name: String { URL(filePath: program).lastPathComponent }

  private func failure(
    of encoder: EncoderProgram, writing file: UnfinishedFile
  ) -> CaptureError {
    encoder.closeInput()
    let exit = encoder.waitForExit { file.count }
    let reason = encoder.lastErrorLine ?? Self.sentence(about: exit)
    let hasHung = encoder.hasHung
    file.discard()
    if hasHung { return .encoderHung(path: file.path, name: name) }
    return .encoderFailed(path: file.path, name: name, reason: reason)
  }
}
