/// Measures the motion of a run frame by frame, so that the numbers of a long
/// one can be read again and again.
package struct MotionMeter: Sendable {
  /// What came of the motions that are over.
  private var past = MotionFigures()

  /// The frames since, from the last two on between which nothing moved; one such
  /// pair alone may be where something turns round.
  private var open: [TraceSample] = []

  /// The lowest place of the keyboard's top yet, in points.
  private var height = 0.0

  package init() {}

  /// The numbers of the frames so far.
  package var figures: MotionFigures {
    var figures = past
    figures.measure(open, height: height, goesOn: false)
    return figures
  }

  /// The numbers with one more frame.
  func figures(with sample: TraceSample) -> MotionFigures {
    var meter = self
    meter.add(sample)
    return meter.figures
  }

  /// Adds a frame.
  package mutating func add(_ sample: TraceSample) {
    if sample.events.contains(where: \.isSwitch) {
      // What another phone shows is no motion of this one.
      past.measure(open, height: height, goesOn: false)
      (open, height) = ([], 0)
    }
    height = max(height, sample.keyboardTop)
    open.append(sample)
    let last = open.suffix(3)
    guard last.count == 3, !zip(last, last.dropFirst()).contains(where: MotionFigures.moved) else {
      return
    }
    past.measure(open, height: height, goesOn: true)
    open.removeFirst(open.count - 2)
  }
}
