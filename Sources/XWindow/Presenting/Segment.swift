internal import CXlib
import Foundation

/// Memory shared with the X server, and the count of its puts that the server has not made yet.
@MainActor final class Segment {
  let memory: SharedMemory
  private let display: Display
  /// The description images of this memory refer to; its address stays the same.
  let description: UnsafeMutablePointer<XShmSegmentInfo>

  private(set) var pendingPuts = 0

  /// Shares memory of at least `capacity` bytes, of which the first `used` are about to be written; nil
  /// where server and program cannot.
  convenience init?(display: Display, capacity: Int, used: Int) {
    guard let memory = SharedMemory(capacity: capacity) else { return nil }
    memory.populate(used)
    self.init(display: display, memory: memory)
  }

  /// Shares some memory; nil where server and program cannot.
  ///
  /// The server's answer to the attachment is awaited, since nothing else tells.
  init?(display: Display, memory: SharedMemory) {
    let description = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    description.initialize(
      to: XShmSegmentInfo(
        shmseg: 0, shmid: memory.identifier,
        shmaddr: memory.bytes.assumingMemoryBound(to: CChar.self), readOnly: 0))
    var isSent = false
    let error = display.trappingErrors {
      isSent = XShmAttach(display.connection, description) != 0
    }
    guard isSent, error == nil, !display.isLost else {
      description.deallocate()
      return nil
    }
    self.memory = memory
    self.display = display
    self.description = description
    display.putCompletions[description.pointee.shmseg] = { [weak self] in
      // Another client may send an end that no put has.
      if let self { self.pendingPuts = max(0, self.pendingPuts - 1) }
    }
  }

  isolated deinit {
    display.putCompletions[description.pointee.shmseg] = nil
    if !display.isLost { XShmDetach(display.connection, description) }
    description.deallocate()
  }

  /// Whether the server may still read the memory.
  var isBusy: Bool { pendingPuts > 0 }

  func notePut() {
    pendingPuts += 1
  }
}

extension Display {
  /// Whether shared memory is tried; it is not where KEYBOARD_PLAYGROUND_NO_SHM is set.
  package nonisolated static var allowsSharedMemory: Bool {
    ProcessInfo.processInfo.environment["KEYBOARD_PLAYGROUND_NO_SHM"]
      .map { $0.isEmpty || $0 == "0" } ?? true
  }

  /// Whether pictures really reach the server through shared memory; it is found out once.
  var sharesMemory: Bool {
    if let isKnownToShareMemory { return isKnownToShareMemory }
    let works = sharedMemoryWorks()
    isKnownToShareMemory = works
    return works
  }

  /// Finds out whether pictures really reach the server through shared memory.
  ///
  /// In containers the attachment can succeed and the put fail, and where server and program count
  /// their segments apart, the server can even attach another program's. So a pattern makes the
  /// whole way to a pixmap and back.
  private func sharedMemoryWorks() -> Bool {
    guard XShmQueryExtension(connection) != 0 else { return false }
    let side = 16
    guard let segment = Segment(display: self, capacity: side * side * 4, used: side * side * 4),
      let image = ImageHeader(
        display: self, size: PixelSize(width: side, height: side), memory: .shared(segment))
    else { return false }
    let length = image.bytesPerRow * side
    let random = UInt64.random(in: 0...UInt64.max)
    let pattern = (0..<UInt64(length + 7) / 8).map { (random &+ $0) &* 0x9e37_79b9_7f4a_7c15 }
    segment.memory.bytes.copyMemory(from: pattern, byteCount: length)

    var isEqual = false
    let error = trappingErrors {
      let pixmap = XCreatePixmap(
        connection, root, UInt32(side), UInt32(side), UInt32(depth))
      let context = XCreateGC(connection, pixmap, 0, nil)
      XShmPutImage(
        connection, pixmap, context, image.header, 0, 0, 0, 0, UInt32(side), UInt32(side), 0)
      let answer = XGetImage(
        connection, pixmap, 0, 0, UInt32(side), UInt32(side), UInt.max, ZPixmap)
      if let answer {
        isEqual = hasSamePixels(answer, image.header, side: side)
        kpx_destroy_image(answer)
      }
      XFreeGC(connection, context)
      XFreePixmap(connection, pixmap)
    }
    return error == nil && isEqual
  }

  private func hasSamePixels(
    _ one: UnsafeMutablePointer<XImage>, _ other: UnsafeMutablePointer<XImage>, side: Int
  ) -> Bool {
    let colors = UInt(format.redMask | format.greenMask | format.blueMask)
    return (0..<Int32(side * side)).allSatisfy { index in
      let (x, y) = (index % Int32(side), index / Int32(side))
      return (kpx_pixel(one, x, y) ^ kpx_pixel(other, x, y)) & colors == 0
    }
  }
}
