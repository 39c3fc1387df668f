import HostSystem
import PhoneSimulator
import Scenarios

/// Keyboard heights in points, as they are written on the command line: numbers
/// and ranges such as `200..300:20`, with commas between them.
struct HeightList: Hashable {
  let values: [Double]

  /// The step of a range that names none, in points.
  private static let usualStep = 20.0

  init(_ text: String, for device: Device) throws(PlaygroundError) {
    let allowed = device.keyboardHeightRange
    var values: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(part), allowed.contains(range.first),
        allowed.contains(range.last)
      else { throw .badHeights(String(part), allowed: allowed) }
      values += stride(from: range.first, through: range.last, by: range.step)
      guard values.count <= TrialSheet.greatestCount else {
        throw .tooManyPictures(values.count, limit: TrialSheet.greatestCount)
      }
    }
    self.values = values
  }

  private static func range(
    _ text: Substring
  ) -> (first: Double, last: Double, step: Double)? {
    guard let dots = text.range(of: "..") else {
      return PlainNumber.read(text).map { ($0, $0, usualStep) }
    }
    let rest = text[dots.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(rest.count), let first = PlainNumber.read(text[..<dots.lowerBound]),
      let last = PlainNumber.read(rest[0]), first <= last
    else { return nil }
    guard rest.count == 2 else { return (first, last, usualStep) }
    // A step of nearly nothing would never come to an end.
    guard let step = PlainNumber.read(rest[1]), step >= 0.1 else { return nil }
    return (first, last, step)
  }
}
