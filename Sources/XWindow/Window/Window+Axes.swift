internal import CXlib
import Drawing

/// Wheels and touchpads that scroll by less than a notch.
///
/// Where the server has the second version of the input extension, the motion of pointers comes with the
/// values of their axes, in place of plain motion; else wheels are clicks of the buttons from 4 on.
extension Window {
  /// Asks for what axes say; the number of the events, or 0 where there are none.
  func selectAxes() -> Int32 {
    guard !display.isLost else { return 0 }
    let number = kpx_select_axes(display.connection, id)
    if number < 0 { display.noteLoss() }
    return max(number, 0)
  }

  /// Asks how far all axes have been turned: out of the window that is not told.
  func askForAxes() {
    guard axesEventNumber != 0, !display.isLost else { return }
    let axes = Self.axes { kpx_scrolling_axes(display.connection, $0, $1) }
    scrollAxes.forget()
    for device in Set(axes.map(\.device)) { know(axes, of: device) }
    axesAreStale = false
  }

  /// The pointer was moved, or its axes turned.
  func axesReported(_ event: inout XEvent) {
    var pointer = kpx_pointer_event()
    let axes = Self.axes {
      kpx_read_pointer_event(display.connection, &event, &pointer, $0, $1)
    }
    switch Int32(pointer.type) {
    case XI_DeviceChanged: know(axes, of: pointer.device)
    case XI_Motion where pointer.window == id: moved(pointer, axes)
    default: break
    }
  }

  private func moved(_ pointer: kpx_pointer_event, _ axes: [kpx_axis]) {
    let position = PixelPoint(x: Int(pixel: pointer.x), y: Int(pixel: pointer.y))
    let modifiers = display.modifierMasks.modifiers(state: pointer.state)
    let time = UInt32(truncatingIfNeeded: pointer.time)
    let values = Dictionary(
      axes.map { (Int($0.number), $0.value) }, uniquingKeysWith: { $1 })
    guard let turned = scrollAxes.turn(values, of: Int(pointer.device)) else {
      inbox.add(
        .pointerMoved(
          PointerEvent(position: position, button: nil, modifiers: modifiers, time: time)))
      return
    }
    guard turned != (0, 0) else { return }
    inbox.add(
      .scroll(
        ScrollEvent(
          position: position, horizontal: turned.horizontal, vertical: turned.vertical,
          isSmooth: true, modifiers: modifiers, time: time)))
  }

  private func know(_ axes: [kpx_axis], of device: Int32) {
    var known: [Int: ScrollAxes.Axis] = [:]
    for axis in axes where axis.device == device {
      // Before an axis is first turned, which is from 0, some servers say the least number there is.
      let value = axis.value > Double(Int32.min) ? axis.value : 0
      known[Int(axis.number)] = ScrollAxes.Axis(
        isVertical: axis.is_vertical != 0, increment: axis.increment, value: value)
    }
    scrollAxes.know(known, of: Int(device))
  }

  /// As many as a device can have in the protocol.
  private static let mostAxes = 64

  /// What a function writes into the room for axes.
  private static func axes(
    _ read: (UnsafeMutablePointer<kpx_axis>?, Int32) -> Int32
  ) -> [kpx_axis] {
    [kpx_axis](unsafeUninitializedCapacity: mostAxes) { buffer, count in
      count = Int(read(buffer.baseAddress, Int32(mostAxes)))
    }
  }
}

extension Int {
  /// The pixel that a coordinate is in.
  fileprivate init(pixel coordinate: Double) {
    self = coordinate.isFinite ? Int(coordinate.rounded(.down).clamped(to: -1e6...1e6)) : 0
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
