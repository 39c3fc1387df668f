import Foundation
import HostSystem
import PhoneSimulator

/// Words that say what happens at which time, as recordings have them.
extension WordReader {
  mutating func time() throws(ScenarioProblem) -> Double {
    try number("a time in seconds", in: Limits.wait)
  }

  mutating func pause() throws(ScenarioProblem) -> Double {
    try number("a pause in seconds", in: Limits.typingPause)
  }

  mutating func wholeNumber(
    _ wanted: String, in allowed: ClosedRange<Int>
  ) throws(ScenarioProblem) -> Int {
    let word = try next(wanted)
    guard let number = PlainNumber.read(word.spelling).flatMap({ Int(exactly: $0) }),
      allowed.contains(number)
    else {
      throw problem(
        at: word,
        .outOfRange(
          word.spelling, wanted: wanted,
          allowed: "\(allowed.lowerBound) to \(allowed.upperBound)"))
    }
    return number
  }

  /// Two or four numbers with commas between them.
  mutating func list(
    _ wanted: String, count: Int, in allowed: ClosedRange<Double>
  ) throws(ScenarioProblem) -> [Double] {
    let word = try next(wanted)
    guard case .plain(let spelling) = word.content,
      let numbers = PlainNumber.readList(spelling, count: count),
      numbers.allSatisfy(allowed.contains)
    else { throw problem(at: word, .notAList(word.spelling, wanted: wanted)) }
    return numbers
  }

  mutating func rect() throws(ScenarioProblem) -> CGRect {
    let numbers = try list("a frame (x,y,width,height)", count: 4, in: Limits.shift)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The place behind `at`, if there is one; points from the top left of a view.
  mutating func place(in target: Target) throws(ScenarioProblem) -> CGPoint? {
    // A point is a place already.
    if case .point = target { return nil }
    guard takes("at") else { return nil }
    let numbers = try list("a place in the view (x,y)", count: 2, in: Limits.shift)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The times of `along`, up to the end of the line, each made of its word; in
  /// order, and at least one.
  private mutating func marks<Mark>(
    _ wanted: String, time: (Mark) -> Double, read: (String) -> Mark?
  ) throws(ScenarioProblem) -> [Mark] {
    var marks: [Mark] = []
    repeat {
      let word = try next(wanted)
      guard case .plain(let spelling) = word.content, let mark = read(spelling),
        Limits.wait.contains(time(mark))
      else { throw problem(at: word, .notAMark(word.spelling, wanted: wanted)) }
      if let last = marks.last, time(mark) < time(last) {
        throw problem(at: word, .outOfOrder(word.spelling))
      }
      marks.append(mark)
    } while !isAtEnd
    return marks
  }

  /// Reads marks such as `TIME:X,Y`, one or more.
  mutating func waypoints() throws(ScenarioProblem) -> [Waypoint] {
    try marks("TIME:X,Y", time: \.time) { word in
      guard let (time, place) = Self.timed(word),
        let numbers = PlainNumber.readList(place, count: 2),
        numbers.allSatisfy(Limits.shift.contains)
      else { return nil }
      return Waypoint(time: time, point: CGPoint(x: numbers[0], y: numbers[1]))
    }
  }

  /// Reads marks such as `TIME:HEIGHT`, one or more.
  mutating func heightMarks() throws(ScenarioProblem) -> [HeightMark] {
    let allowed = device.keyboardHeightRange
    return try marks("TIME:HEIGHT", time: \.time) { word in
      guard let (time, text) = Self.timed(word), let height = PlainNumber.read(text),
        allowed.contains(height)
      else { return nil }
      return HeightMark(time: time, height: height)
    }
  }

  /// Reads marks such as `TIME` and `TIME-TIME`, one or more.
  mutating func strokes() throws(ScenarioProblem) -> [Stroke] {
    try marks("TIME or DOWN-UP", time: \.down) { word in
      let times = word.split(separator: "-", omittingEmptySubsequences: false)
        .map { PlainNumber.read($0) }
      guard (1...2).contains(times.count), let down = times[0] else { return nil }
      guard times.count == 2 else { return Stroke(down: down) }
      guard let up = times[1], up >= down, Limits.wait.contains(up) else { return nil }
      return Stroke(down: down, up: up)
    }
  }

  private static func timed(_ word: String) -> (time: Double, rest: Substring)? {
    guard let colon = word.firstIndex(of: ":"), let time = PlainNumber.read(word[..<colon]) else {
      return nil
    }
    return (time, word[word.index(after: colon)...])
  }

  /// When a number of characters come.
  mutating func pace(of count: Int) throws(ScenarioProblem) -> Pace {
    if takes("every") { return .every(try pause()) }
    guard nextIs("along") else { return .atOnce }
    let along = try next("along")
    let strokes = try strokes()
    guard strokes.count == count else {
      throw problem(
        at: along, .wrongCount(strokes.count, wanted: "one time for each of \(count) characters"))
    }
    return .along(strokes)
  }
}

extension CGRect {
  /// As `WordReader.rect` reads it back.
  var written: String {
    // Not its edges: a width below 0 is one that a faulty system may post.
    PlainNumber.write([origin.x, origin.y, size.width, size.height].map(Double.init))
  }
}

extension Waypoint {
  var written: String {
    PlainNumber.write(time) + ":" + PlainNumber.write([Double(point.x), Double(point.y)])
  }
}

extension HeightMark {
  var written: String { PlainNumber.write(time) + ":" + PlainNumber.write(height) }
}

extension Stroke {
  var written: String { PlainNumber.write(down) + (up.map { "-" + PlainNumber.write($0) } ?? "") }
}

extension Pace {
  var words: [String] {
    switch self {
    case .atOnce: []
    case .every(let pause): ["every", PlainNumber.write(pause)]
    case .along(let strokes): ["along"] + strokes.map(\.written)
    }
  }
}
