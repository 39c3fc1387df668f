import Drawing

/// What happened at one instant, equal names together.
struct EventGroup {
  /// A name, and how often it came.
  private struct Name {
    let name: String
    var count = 1

    var text: String { count > 1 ? "\(count) × \(name)" : name }
  }

  let seconds: Double
  private var names: [Name]

  /// How many events there are.
  var count: Int { names.reduce(0) { $0 + $1.count } }

  /// Groups events in order of time.
  static func groups(of events: [TimelinePlot.Event]) -> [EventGroup] {
    var groups: [EventGroup] = []
    for event in events {
      if let last = groups.last, event.seconds - last.seconds < 1e-6 {
        groups[groups.count - 1].add(event.name)
      } else {
        groups.append(EventGroup(seconds: event.seconds, names: [Name(name: event.name)]))
      }
    }
    return groups
  }

  private mutating func add(_ name: String) {
    if let index = names.firstIndex(where: { $0.name == name }) {
      names[index].count += 1
    } else {
      names.append(Name(name: name))
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
