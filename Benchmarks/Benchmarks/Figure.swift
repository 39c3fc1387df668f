import Foundation
import HostSystem

/// One number the project promises, measured in several rounds.
struct Figure {
  enum Goal {
    case atMost(Double)
    case atLeast(Double)
  }

  let name: String
  let unit: String
  let goal: Goal
  /// What each round gave; the best one counts.
  var rounds: [Double] = []

  var best: Double {
    switch goal {
    case .atMost: rounds.min() ?? .infinity
    case .atLeast: rounds.max() ?? 0
    }
  }

  var worst: Double {
    switch goal {
    case .atMost: rounds.max() ?? .infinity
    case .atLeast: rounds.min() ?? 0
    }
  }

  var limit: Double {
    switch goal {
    case .atMost(let limit), .atLeast(let limit): limit
    }
  }

  var isMet: Bool {
    switch goal {
    case .atMost(let limit): best <= limit
    case .atLeast(let limit): best >= limit
    }
  }
}

/// All figures, by name, in the order in which they are printed.
struct Report {
  private(set) var figures: [Figure]

  init(_ figures: [Figure]) {
    self.figures = figures
  }

  /// Leaves out all figures but those with certain names; without names none.
  mutating func keep(_ names: [String]) throws {
    if let name = names.first(where: { !has($0) }) { throw UnknownFigure(name: name, in: self) }
    if !names.isEmpty { figures.removeAll { !names.contains($0.name) } }
  }

  func has(_ name: String) -> Bool { figures.contains { $0.name == name } }

  /// Adds what a round gave to a figure, if it is there.
  mutating func add(_ value: Double, to name: String) {
    guard let index = figures.firstIndex(where: { $0.name == name }) else { return }
    figures[index].rounds.append(value)
  }

  var isMet: Bool { figures.allSatisfy(\.isMet) }

  /// A line for each figure: best, worst, limit.
  var table: String {
    let header = ["FIGURE", "BEST", "WORST", "LIMIT", "UNIT", ""]
    let rows = figures.map { figure in
      let sign =
        switch figure.goal {
        case .atMost: "≤ "
        case .atLeast: "≥ "
        }
      return [
        figure.name, Self.text(figure.best), Self.text(figure.worst),
        sign + Self.text(figure.limit), figure.unit, figure.isMet ? "" : "missed",
      ]
    }
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ") + "\n"
    }.joined()
  }

  var json: Data {
    get throws {
      let list: [[String: Any]] = figures.map {
        [
          "name": $0.name, "value": $0.best, "limit": $0.limit, "unit": $0.unit,
          "rounds": $0.rounds,
        ]
      }
      return try JSONSerialization.data(
        withJSONObject: ["figures": list], options: [.prettyPrinted, .sortedKeys])
    }
  }

  private static func text(_ value: Double) -> String {
    PlainNumber.write(value, decimals: 2)
  }
}

/// A name that is none of a figure.
struct UnknownFigure: Error, CustomStringConvertible {
  let description: String

  init(name: String, in report: Report) {
    let names = report.figures.map(\.name).joined(separator: ", ")
    description = "There is no figure \(name), only \(names)."
  }
}

extension [Double] {
  /// The value below which a part of the values lie.
  func percentile(_ part: Double) -> Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    return sorted[Swift.min(Int(Double(count) * part), count - 1)]
  }
}
