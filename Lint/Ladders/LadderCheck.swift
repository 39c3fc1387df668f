/// The comparison of a page's ladders with the arrows in the code.
struct LadderCheck {
  let page: LadderPage
  let arrows: Arrows
  /// The page's name, for findings.
  let pageName: String

  init(page: LadderPage, arrows: Arrows, pageName: String) {
    (self.page, self.pageName) = (page, pageName)
    self.arrows = arrows.merged(by: page.ladders)
  }

  /// Everything that is wrong, in the order of the page, then of the arrows.
  var findings: [String] {
    page.ladders.flatMap(mistakes) + page.leftArrows.flatMap(mistakes)
      + missingLadders + arrows.uses.keys.sorted().flatMap(violations)
  }

  private var allowed: Set<Arrow> {
    Set(
      page.ladders.flatMap { ladder in
        ladder.rungs.flatMap { rung in
          rung.uses.map { Arrow(target: ladder.target, from: rung.folder, to: $0) }
        }
      })
  }

  /// What is wrong with the table of a target, whatever its code uses.
  private func mistakes(in ladder: Ladder) -> [String] {
    guard let folders = arrows.folders[ladder.target] else {
      return ["\(pageName):\(ladder.line): There is no target \(ladder.target)."]
    }
    var mistakes: [String] = []
    var below: Set<String> = []
    for rung in ladder.rungs {
      func add(_ sentence: String) {
        mistakes.append("\(pageName):\(rung.line): \(ladder.target): \(sentence)")
      }
      if !folders.contains(rung.folder) { add("There is no folder \(rung.folder).") }
      if below.contains(rung.folder) { add("\(rung.folder) is there twice.") }
      for use in rung.uses {
        let arrow = Arrow(target: ladder.target, from: rung.folder, to: use)
        if !folders.contains(use) {
          add("There is no folder \(use).")
        } else if !below.contains(use) {
          add("\(rung.folder) → \(use) leads upwards; what is used stands above in the table.")
        } else if arrows.uses[arrow] == nil {
          add("\(rung.folder) → \(use) is not used any more; strike it.")
        }
      }
      below.insert(rung.folder)
    }
    for folder in folders.subtracting(below).sorted() {
      mistakes.append(
        "\(pageName):\(ladder.line): \(ladder.target): The folder \(folder) is missing.")
    }
    return mistakes
  }

  private func mistakes(in left: (arrow: Arrow, line: Int)) -> [String] {
    let isCircular =
      arrows.uses[left.arrow] != nil && arrows.path(from: left.arrow.to, to: left.arrow) != nil
    return isCircular
      ? [] : ["\(pageName):\(left.line): \(left.arrow) closes no circle any more; strike it."]
  }

  /// Targets of several folders without a ladder.
  private var missingLadders: [String] {
    let named = Set(page.ladders.map(\.target))
    return arrows.folders.filter { $0.value.count > 1 && !named.contains($0.key) }.keys.sorted()
      .map { "\(pageName): The target \($0) has several folders and no ladder." }
  }

  /// What is wrong with an arrow, and every use that closes a circle with it.
  private func violations(_ arrow: Arrow) -> [String] {
    guard let use = arrows.uses[arrow], !allowed.contains(arrow),
      !page.leftArrows.contains(where: { $0.arrow == arrow })
    else { return [] }
    var lines = ["\(use.file):\(use.line): \(arrow) is not allowed: \(use.name)"]
    if let path = arrows.path(from: arrow.to, to: arrow) {
      lines[0] += ". It closes a circle:"
      lines += path.map { arrow in
        "  \(arrow)" + (arrows.uses[arrow].map { ": \($0.file):\($0.line): \($0.name)" } ?? "")
      }
    }
    return lines
  }
}

extension Arrow: CustomStringConvertible {
  var description: String { "\(target): \(from) → \(to)" }
}

extension Arrows {
  /// The shortest way from a folder to where an arrow begins, nil where there is none.
  func path(from folder: String, to arrow: Arrow) -> [Arrow]? {
    var ways: [String: [Arrow]] = [folder: []]
    var border = [folder]
    let all = uses.keys.filter { $0.target == arrow.target }.sorted()
    while !border.isEmpty {
      if let way = ways[arrow.from] { return way }
      border = border.flatMap { reached in
        all.filter { $0.from == reached && ways[$0.to] == nil }.map { next in
          if ways[next.to] == nil { ways[next.to] = (ways[reached] ?? []) + [next] }
          return next.to
        }
      }
    }
    return nil
  }
}
