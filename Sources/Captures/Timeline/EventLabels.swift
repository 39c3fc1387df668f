import Drawing
import Foundation

/// Names of what happened, above the moments when it did, in lanes where none overlaps another.
struct EventLabels {
  /// A vertical line at a moment, from the top of its label's lane downwards.
  struct Tick: Hashable {
    let x: Double
    let top: Double
  }

  private(set) var texts: [PlotText] = []
  private(set) var ticks: [Tick] = []
  /// The height of all lanes in points.
  var height: Double { Double(laneEnds.count) * Self.laneHeight }

  private static let laneHeight = 15.0
  private static let laneLimit = 5
  private static let longestLabel = 400.0
  /// Between a label and its tick, and between labels, in points.
  private static let distance = 4.0
  /// Ticks closer than this cannot be told apart, in points.
  private static let tickDistance = 1.0
  private static let font = SheetStyle.small

  private let top: Double
  /// Where labels may stand, in points.
  private let extent: ClosedRange<Double>
  /// Where the last label of every lane ends; the lane below the last counts what found no room.
  private var laneEnds: [Double] = []
  private var uncounted: (x: Double, count: Int)?

  /// Places labels for events in order of time; `x` is where a moment stands in points.
  init(
    _ events: [TimelinePlot.Event], top: Double, extent: ClosedRange<Double>,
    x: (Double) -> Double
  ) {
    self.top = top
    self.extent = extent
    for group in Self.groups(of: events) {
      place(
        Self.label(of: group.names), count: group.names.reduce(0) { $0 + $1.count },
        x: x(group.seconds))
    }
    writeUncounted()
  }

  /// A name, and how often it came at one instant.
  private struct Name {
    let name: String
    var count = 1

    var text: String { count > 1 ? "\(name) ×\(count)" : name }
  }

  private struct Group {
    let seconds: Double
    var names: [Name]
  }

  /// What happened at one instant, equal names together.
  private static func groups(of events: [TimelinePlot.Event]) -> [Group] {
    var groups: [Group] = []
    for event in events {
      guard let last = groups.last, event.seconds - last.seconds < 1e-6 else {
        groups.append(Group(seconds: event.seconds, names: [Name(name: event.name)]))
        continue
      }
      let group = groups.count - 1
      if let index = last.names.firstIndex(where: { $0.name == event.name }) {
        groups[group].names[index].count += 1
      } else {
        groups[group].names.append(Name(name: event.name))
      }
    }
    return groups
  }

  /// As many names as fit, and how many events more there are.
  private static func label(of names: [Name]) -> String {
    func more(after count: Int) -> String {
      let rest = names.dropFirst(count).reduce(0) { $0 + $1.count }
      return rest > 0 ? " +\(rest)" : ""
    }
    var label: String?
    for count in 1...names.count {
      let longer = names.prefix(count).map(\.text).joined(separator: ", ") + more(after: count)
      guard PlotText.width(of: longer, font: font) <= longestLabel else { break }
      label = longer
    }
    if let label { return label }
    let room = longestLabel - PlotText.width(of: more(after: 1), font: font)
    return PlotText.abbreviated(names[0].text, font: font, to: room) + more(after: 1)
  }

  private mutating func place(_ label: String, count: Int, x: Double) {
    let width = PlotText.width(of: label, font: Self.font)
    for lane in 0..<Self.laneLimit {
      if lane == laneEnds.count { laneEnds.append(-.infinity) }
      let isFree = { [end = laneEnds[lane]] (left: Double) in left > end + 2 * Self.distance }
      let y = top + Double(lane) * Self.laneHeight
      if isFree(x), x + Self.distance + width <= extent.upperBound {
        write(label, x: x + Self.distance, anchor: .start, lane: lane)
        laneEnds[lane] = x + Self.distance + width
      } else if isFree(x - Self.distance - width), x - Self.distance - width >= extent.lowerBound,
        x + Self.distance + width > extent.upperBound
      {
        write(label, x: x - Self.distance, anchor: .end, lane: lane)
        laneEnds[lane] = x
      } else {
        continue
      }
      addTick(Tick(x: x, top: y))
      return
    }
    addUncounted(count, x: x)
  }

  private mutating func write(_ label: String, x: Double, anchor: PlotText.Anchor, lane: Int) {
    let y = top + Double(lane) * Self.laneHeight + Self.laneHeight - 4
    texts.append(
      PlotText(label, at: CGPoint(x: x, y: y), anchor: anchor, font: Self.font))
  }

  private mutating func addTick(_ tick: Tick) {
    if let last = ticks.last, tick.x - last.x < Self.tickDistance {
      // The longer of two that look like one.
      if tick.top < last.top { ticks[ticks.count - 1] = Tick(x: last.x, top: tick.top) }
    } else {
      ticks.append(tick)
    }
  }

  // MARK: What found no room

  private static let widestCount = PlotText.width(of: "+99999", font: font)

  private mutating func addUncounted(_ count: Int, x: Double) {
    if laneEnds.count == Self.laneLimit { laneEnds.append(-.infinity) }
    addTick(Tick(x: x, top: top + Double(Self.laneLimit) * Self.laneHeight))
    if let uncounted, x < uncounted.x + Self.widestCount + 3 * Self.distance {
      self.uncounted = (uncounted.x, uncounted.count + count)
    } else {
      writeUncounted()
      uncounted = (x, count)
    }
  }

  private mutating func writeUncounted() {
    guard let uncounted else { return }
    let isAtEnd = uncounted.x + Self.distance + Self.widestCount > extent.upperBound
    write(
      "+\(uncounted.count)", x: uncounted.x + (isAtEnd ? -Self.distance : Self.distance),
      anchor: isAtEnd ? .end : .start, lane: Self.laneLimit)
  }
}
