/// How far the axes of pointing devices have been turned, and what that is in notches of a wheel.
struct ScrollAxes {
  /// An axis that scrolls.
  struct Axis: Hashable {
    var isVertical: Bool
    /// How far a notch turns it, down or to the right.
    var increment: Double
    /// How far it has been turned.
    var value: Double
  }

  /// The axes of each device by their numbers.
  private var devices: [Int: [Int: Axis]] = [:]

  /// More notches at once than any hand turns: the device has begun to count anew.
  private static let mostNotches = 50.0

  /// Takes the axes of a device over, as they are now; those that turn nothing are left out.
  mutating func know(_ axes: [Int: Axis], of device: Int) {
    let usable = axes.filter { $0.value.increment.isFinite && $0.value.increment != 0 }
    devices[device] = usable.isEmpty ? nil : usable
  }

  /// Forgets all devices.
  mutating func forget() {
    devices = [:]
  }

  /// Whether an axis scrolls that way: the server then makes clicks of its turns, too.
  func scrolls(vertically isVertical: Bool) -> Bool {
    devices.values.contains { $0.values.contains { $0.isVertical == isVertical } }
  }

  /// Notes new values of a device's axes and returns the notches that they have been turned by,
  /// positive when the content is to move right and down; nil where none of them scrolls.
  mutating func turn(
    _ values: [Int: Double], of device: Int
  ) -> (horizontal: Double, vertical: Double)? {
    var turned: (horizontal: Double, vertical: Double)?
    for (number, value) in values {
      guard let axis = devices[device]?[number] else { continue }
      devices[device]?[number]?.value = value
      var notches = (axis.value - value) / axis.increment
      if !notches.isFinite || abs(notches) > Self.mostNotches { notches = 0 }
      var sum = turned ?? (0, 0)
      if axis.isVertical { sum.vertical += notches } else { sum.horizontal += notches }
      turned = sum
    }
    return turned
  }
}
