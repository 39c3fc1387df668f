import HostSystem

/// The files whose steps are played in the place of a step.
extension ScenarioParser {
  /// Reads the steps of an included file; what is wrong inside it is noted.
  mutating func steps(
    of written: String, at place: ScenarioProblem.Place
  ) throws(ScenarioProblem) -> [PlacedStep] {
    let path = Self.path(written, besides: files[files.count - 1])
    if files.contains(where: { Self.normalised($0) == path }) {
      throw ScenarioProblem(at: place, .includesItself(written))
    }
    guard files.count <= Limits.depth else {
      throw ScenarioProblem(at: place, .includedTooDeeply(limit: Limits.depth))
    }
    let bytes: [UInt8]
    do {
      bytes = try readFile(path)
    } catch {
      throw ScenarioProblem(at: place, .unreadableFile(written, reason: error.reason))
    }
    includedBytes += bytes.count
    guard includedBytes <= Limits.includedBytes else {
      throw ScenarioProblem(at: place, .includesTooMuch(limit: Limits.includedBytes))
    }
    files.append(path)
    defer { files.removeLast() }
    let lines: [[Unicode.Scalar]]
    do {
      lines = try SourceText(bytes).lines
    } catch {
      complain(error)
      return []
    }
    return Scenario(header: [], body: try includedBody(lines, of: written, at: place))
      .steps(in: path, firstLine: 1)
  }

  /// Reading of an included file stops after this many lines that do not resemble a step.
  private static let enoughForeignLines = 3

  /// Reads the lines of an included file, which may be any file: what is no scenario is not quoted.
  mutating func includedBody(
    _ lines: [[Unicode.Scalar]], of written: String, at place: ScenarioProblem.Place
  ) throws(ScenarioProblem) -> [Scenario.Line<Step>] {
    var body: [Scenario.Line<Step>] = []
    var foreign: [ScenarioProblem] = []
    var hasSteps = false
    for (index, line) in lines.enumerated()
    where hasPatience && foreign.count < Self.enoughForeignLines {
      do {
        body.append(try step(line, number: index + 1))
        if body.last?.content != nil { hasSteps = true }
      } catch {
        if Self.isLikeStep(line) {
          hasSteps = true
          complain(error)
        } else {
          foreign.append(error)
        }
      }
    }
    if !hasSteps, let first = foreign.first {
      throw ScenarioProblem(at: place, .notSteps(written, line: first.place.line))
    }
    foreign.forEach { complain($0) }
    if let last = foreign.last, foreign.count == Self.enoughForeignLines {
      complain(ScenarioProblem(at: last.place, .foreignLines(foreign.count)))
    }
    return body
  }

  /// Whether a line that cannot be read may have been meant as one of a scenario.
  private static func isLikeStep(_ line: [Unicode.Scalar]) -> Bool {
    let first = String(line).split(separator: " ").first.map { String($0) } ?? ""
    return Verb.named(first) != nil || NearestName.of(first, in: Verb.names) != nil
      || isDashes(line) || isSetting(line)
  }

  /// A path as it is written, seen from the file it is written in.
  private static func path(_ written: String, besides file: String) -> String {
    guard !written.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
      return normalised(written)
    }
    return normalised(file[...slash] + written)
  }

  /// The path without `.` and, where it can be told, `..`, so that a file that
  /// includes itself by a detour is found out.
  private static func normalised(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}
