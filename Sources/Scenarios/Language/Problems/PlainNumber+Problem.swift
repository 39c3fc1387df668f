import HostSystem

extension PlainNumber {
  /// Reads a number in a range from the text at a place.
  static func read(
    _ text: String, at place: ScenarioProblem.Place, _ wanted: String,
    in allowed: ClosedRange<Double>
  ) throws(ScenarioProblem) -> Double {
    guard let number = read(text) else {
      throw ScenarioProblem(at: place, .notANumber(text, wanted: wanted))
    }
    guard allowed.contains(number) else {
      let bounds = "\(write(allowed.lowerBound)) to \(write(allowed.upperBound))"
      throw ScenarioProblem(at: place, .outOfRange(text, wanted: wanted, allowed: bounds))
    }
    return number
  }
}
