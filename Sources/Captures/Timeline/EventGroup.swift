import Drawing

/// What happened at one instant, equal names together.
struct EventGroup {
  /// A name, and how often it came.
  private struct Name {
    let name: String
    let isSwitch: Bool
    var count = 1

    init(_ event: TimelinePlot.Event) {
      (name, isSwitch) = (event.name, event.isSwitch)
    }

    var text: String { count > 1 ? "\(count) × \(name)" : name }
  }

  let seconds: Double
  private var names: [Name]

  /// Whether phone or screen are others from here on.
  var isSwitch: Bool { names.contains { $0.isSwitch } }

  /// How many events there are.
  var count: Int { names.reduce(0) { $0 + $1.count } }

  /// Groups events in order of time.
  static func groups(of events: [TimelinePlot.Event]) -> [EventGroup] {
    var groups: [EventGroup] = []
    for event in events {
      if let last = groups.last, event.seconds - last.seconds < 1e-6 {
        groups[groups.count - 1].add(event)
      } else {
        groups.append(EventGroup(seconds: event.seconds, names: [Name(event)]))
      }
    }
    return groups
  }

  private mutating func add(_ event: TimelinePlot.Event) {
    if let index = names.firstIndex(where: { $0.name == event.name }) {
      names[index].count += 1
    } else {
      // Switches come first, in their order.
      let index = event.isSwitch ? names.firstIndex { !$0.isSwitch } : nil
      names.insert(Name(event), at: index ?? names.endIndex)
    }
  }

  /// As many names as fit a width in points, and how many events more there are; where not even one
  /// fits, its beginning.
  func label(font: FontDescription, to limit: Double) -> String {
    func rest(after count: Int) -> String {
      let rest = names.dropFirst(count).reduce(0) { $0 + $1.count }
      return rest > 0 ? ", " + Self.more(rest) : ""
    }
    var label: String?
    for count in 1...names.count {
      let longer = names.prefix(count).map(\.text).joined(separator: ", ") + rest(after: count)
      guard PlotText.width(of: longer, font: font) <= limit else { break }
      label = longer
    }
    if let label { return label }
    let room = limit - PlotText.width(of: rest(after: 1), font: font)
    return PlotText.abbreviated(names[0].text, font: font, to: room) + rest(after: 1)
  }

  /// How a number of events is written that are not named.
  static func more(_ count: Int) -> String { "\(count) more" }
}
