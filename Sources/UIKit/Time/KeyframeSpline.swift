import Foundation

/// The part of one change among others along a smooth curve through the values of key frames.
///
/// The curve is made of cubic pieces; where two meet, its slope is that of the line between the values
/// before and after. As it depends on the values linearly, each change has a part of it that follows
/// from the times alone.
struct KeyframeSpline: Hashable, Sendable {
  /// The times of the values, growing, from 0 to 1.
  let times: [Double]
  /// The last of the values that the change does not take part in.
  let index: Int

  /// Returns the part of the change that is still to come at a time.
  func remainder(at time: Double) -> Double {
    guard let first = times.first, let last = times.last, time > first else { return 1 }
    guard time < last else { return 0 }
    let right = times.firstIndex { $0 > time } ?? times.count - 1
    let left = right - 1
    let length = times[right] - times[left]
    let s = (time - times[left]) / length
    // The values of a curve that is 1 before the change and 0 after it.
    let (from, to) = (value(left), value(right))
    return from * (1 + 2 * s) * (1 - s) * (1 - s) + slope(left) * length * s * (1 - s) * (1 - s)
      + to * s * s * (3 - 2 * s) + slope(right) * length * s * s * (s - 1)
  }

  private func value(_ at: Int) -> Double { at <= index ? 1 : 0 }

  private func slope(_ at: Int) -> Double {
    let (before, after) = (max(at - 1, 0), min(at + 1, times.count - 1))
    return (value(after) - value(before)) / (times[after] - times[before])
  }
}

extension [AnimationWindow] {
  /// The windows one after the other without gaps, each as long as its change is great.
  func paced(by sizes: [Double]) -> [AnimationWindow] {
    let total = sizes.reduce(0, +)
    guard let first, let last, total > 0, total.isFinite else { return self }
    let (start, whole) = (first.start, last.start + last.length - first.start)
    var passed = 0.0
    return zip(self, sizes).map { window, size in
      var window = window
      window.start = start + whole * passed / total
      window.length = whole * size / total
      passed += size
      return window
    }
  }

  /// The windows along a smooth curve through the values between them; as they are where they overlap.
  func splined() -> [AnimationWindow] {
    var times: [Double] = []
    var indices: [Int] = []
    for window in self {
      if let last = times.last {
        guard window.start > last - 1e-9, window.length > 0 else { return self }
        // Where there is a gap the value stays.
        if window.start > last + 1e-9 { times.append(window.start) }
      } else {
        times.append(window.start)
      }
      indices.append(times.count - 1)
      times.append(window.start + window.length)
    }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { return self }
    return zip(self, indices).map { window, index in
      var window = window
      window.spline = KeyframeSpline(times: times, index: index)
      return window
    }
  }
}
