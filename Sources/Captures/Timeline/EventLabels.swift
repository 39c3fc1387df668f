import Drawing
import Foundation

/// Names of what happened, above the moments when it did, in lanes where none overlaps another.
///
/// From every name a line leads down to its moment, past the names in the lanes below. Lanes are
/// chosen so that as few names as possible are in the way.
struct EventLabels {
  /// A vertical line at a moment, from the top of its label's lane downwards.
  struct Tick: Hashable {
    let x: Double
    let top: Double
  }

  /// A text, and the part of its lane that lines leave to it, in points.
  struct Label {
    let text: PlotText
    let ground: CGRect
  }

  private(set) var labels: [Label] = []
  /// From left to right.
  private(set) var ticks: [Tick] = []
  /// The height of all lanes in points.
  var height: Double { Double(laneCount) * Self.laneHeight }

  private static let laneHeight = 16.0
  private static let laneLimit = 5
  /// Less than half the page: what finds no room to the right of its moment has it to the left.
  private static let longestLabel = 400.0
  /// Between a label and its tick, and between labels, in points.
  private static let distance = 4.0
  /// Ticks closer than this cannot be told apart, in points.
  private static let tickDistance = 1.0
  private static let font = SheetStyle.small

  private let top: Double
  /// Where labels end at the right, in points.
  private let right: Double
  private var laneCount = 0
  private var places: [Place] = []

  /// Places labels for events in order of time.
  ///
  /// - Parameters:
  ///   - events: What happened.
  ///   - top: Where the first lane begins, in points.
  ///   - right: Where labels end, in points.
  ///   - x: Where a moment in seconds stands, in points.
  init(_ events: [TimelinePlot.Event], top: Double, right: Double, x: (Double) -> Double) {
    self.top = top
    self.right = right
    let moments = EventGroup.groups(of: events).map { group in
      let label = group.label(font: Self.font, to: Self.longestLabel)
      return Moment(
        x: x(group.seconds), label: label, width: PlotText.width(of: label, font: Self.font),
        count: group.count, isSwitch: group.isSwitch)
    }
    // Without the names of phone and screen the rest says little: they get room before all others.
    let (switches, others) = (moments.filter(\.isSwitch), moments.filter { !$0.isSwitch })
    func fits(_ moment: Moment) -> Bool { moment.x + Self.distance + moment.width <= right }
    var unnamed: [Moment] = []
    for moments in [switches, others] {
      for moment in moments where fits(moment) {
        if !place(moment, anchor: .start) { unnamed.append(moment) }
      }
      // From the last one back, so that no line of a later label passes those of earlier ones.
      for moment in moments.reversed() where !fits(moment) {
        if !place(moment, anchor: .end) { unnamed.append(moment) }
      }
    }
    count(unnamed.sorted { $0.x < $1.x })
    mergeTicks()
  }

  /// The events to label, and where.
  private struct Moment {
    let x: Double
    let label: String
    let width: Double
    let count: Int
    let isSwitch: Bool
  }

  /// The room that a label and its tick take in their lane.
  private struct Place {
    let x: Double
    let extent: ClosedRange<Double>
    let lane: Int

    /// Whether the tick of the upper one of two would pass the label of the lower one.
    func isCrossed(with other: Place) -> Bool {
      let (upper, lower) = lane < other.lane ? (self, other) : (other, self)
      return lower.extent.contains(upper.x, within: EventLabels.distance)
    }

    func leavesRoom(for other: Place) -> Bool {
      let (left, right) = x < other.x ? (self, other) : (other, self)
      return lane != other.lane
        || left.extent.upperBound + 2 * EventLabels.distance < right.extent.lowerBound
    }
  }

  /// Places a label in the lane where it crosses the fewest others, the upper one of equal ones;
  /// false where no lane has room.
  private mutating func place(_ moment: Moment, anchor: PlotText.Anchor) -> Bool {
    let length = Self.distance + moment.width
    let extent =
      anchor == .end ? moment.x - length...moment.x : moment.x...moment.x + length
    var best: (place: Place, crossings: Int)?
    for lane in 0..<Self.laneLimit {
      let place = Place(x: moment.x, extent: extent, lane: lane)
      guard places.allSatisfy({ $0.leavesRoom(for: place) }) else { continue }
      let crossings = places.count { $0.lane != lane && $0.isCrossed(with: place) }
      if best.map({ crossings < $0.crossings }) ?? true { best = (place, crossings) }
    }
    guard let place = best?.place else { return false }
    places.append(place)
    write(moment.label, beside: moment.x, anchor: anchor, lane: place.lane)
    ticks.append(Tick(x: moment.x, top: top + Double(place.lane) * Self.laneHeight))
    return true
  }

  private mutating func write(
    _ label: String, beside x: Double, anchor: PlotText.Anchor, lane: Int
  ) {
    let laneTop = top + Double(lane) * Self.laneHeight
    let text = PlotText(
      label,
      at: CGPoint(
        x: anchor == .end ? x - Self.distance : x + Self.distance,
        y: laneTop + Self.laneHeight - 4.5),
      anchor: anchor, font: Self.font)
    // As high as the lane: of a line between two labels nothing is left.
    let ground = CGRect(
      x: text.box.minX, y: laneTop, width: text.box.width, height: Self.laneHeight)
    labels.append(Label(text: text, ground: ground.insetBy(dx: 1 - Self.distance, dy: 0)))
    laneCount = max(laneCount, lane + 1)
  }

  private mutating func mergeTicks() {
    var merged: [Tick] = []
    for tick in ticks.sorted(by: { ($0.x, $0.top) < ($1.x, $1.top) }) {
      if let last = merged.last, tick.x - last.x < Self.tickDistance {
        // The longer of two that look like one.
        merged[merged.count - 1] = Tick(x: last.x, top: min(last.top, tick.top))
      } else {
        merged.append(tick)
      }
    }
    ticks = merged
  }

  // MARK: What found no room

  private static let widestCount = PlotText.width(of: EventGroup.more(99_999), font: font)

  /// Counts moments, from left to right, in the lane below the last.
  private mutating func count(_ moments: [Moment]) {
    var sum: (x: Double, count: Int)?
    for moment in moments {
      ticks.append(Tick(x: moment.x, top: top + Double(Self.laneLimit) * Self.laneHeight))
      // At the end, the next count would stand to the left of its moment.
      let reach = (isAtEnd(moment.x) ? 2 : 1) * Self.widestCount + 3 * Self.distance
      if let last = sum, moment.x < last.x + reach {
        sum = (last.x, last.count + moment.count)
      } else {
        write(sum)
        sum = (moment.x, moment.count)
      }
    }
    write(sum)
  }

  private func isAtEnd(_ x: Double) -> Bool { x + Self.distance + Self.widestCount > right }

  private mutating func write(_ sum: (x: Double, count: Int)?) {
    guard let sum else { return }
    write(
      EventGroup.more(sum.count), beside: sum.x, anchor: isAtEnd(sum.x) ? .end : .start,
      lane: Self.laneLimit)
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(_ number: Double, within distance: Double) -> Bool {
    lowerBound - distance < number && number < upperBound + distance
  }
}
