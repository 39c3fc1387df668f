import Foundation

/// What lies on a pasteboard, however many objects stand for it.
@MainActor
final class PasteboardContents {
  /// The types that are text, the usual one first.
  nonisolated static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

  let name: UIPasteboard.Name
  private(set) var items: [[String: Any]] = []
  private(set) var changeCount = 0
  /// Whether what is on the pasteboard are whole words, which spaces keep apart from others.
  var holdsWords = false
  /// How often what is on the pasteboard was read.
  private(set) var readCount = 0

  /// Hands out the items to someone who reads them.
  func read() -> [[String: Any]] {
    readCount += 1
    return items
  }

  init(name: UIPasteboard.Name) {
    self.name = name
  }

  func replaceItems(_ items: [[String: Any]], announcedBy pasteboard: UIPasteboard) {
    let old = Set(self.items.flatMap(\.keys))
    self.items = items
    holdsWords = false
    changeCount += 1
    let new = Set(items.flatMap(\.keys))
    var news: [AnyHashable: Any] = [:]
    let (added, removed) = (new.subtracting(old).sorted(), old.subtracting(new).sorted())
    if !added.isEmpty { news[UIPasteboard.changedTypesAddedUserInfoKey] = added }
    if !removed.isEmpty { news[UIPasteboard.changedTypesRemovedUserInfoKey] = removed }
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: pasteboard, userInfo: news)
  }
}

/// The pasteboards of a world.
@MainActor
final class WorldPasteboards: WorldPart {
  private let generalContents = PasteboardContents(name: .general)
  private(set) lazy var general = UIPasteboard(generalContents)
  /// All but the general one.
  private var named: [UIPasteboard.Name: PasteboardContents] = [:]
  private var uniqueCount = 0

  init(of world: World) {}

  var isPristine: Bool {
    generalContents.changeCount == 0 && named.values.allSatisfy { $0.changeCount == 0 }
  }

  func contents(named name: UIPasteboard.Name) -> PasteboardContents {
    if let known = existing(named: name) { return known }
    let new = PasteboardContents(name: name)
    named[name] = new
    return new
  }

  func existing(named name: UIPasteboard.Name) -> PasteboardContents? {
    name == .general ? generalContents : named[name]
  }

  func makeUnique() -> PasteboardContents {
    var name: UIPasteboard.Name
    repeat {
      uniqueCount += 1
      name = UIPasteboard.Name("keyboard-playground.pasteboard.\(uniqueCount)")
    } while named[name] != nil
    return contents(named: name)
  }

  func remove(named name: UIPasteboard.Name) {
    guard name != .general, let contents = named.removeValue(forKey: name) else { return }
    let pasteboard = UIPasteboard(contents)
    if !contents.items.isEmpty { contents.replaceItems([], announcedBy: pasteboard) }
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: pasteboard)
  }
}

extension World {
  private var pasteboards: WorldPasteboards { part() }

  /// What `UIPasteboard.general` is.
  package var generalPasteboard: UIPasteboard { pasteboards.general }

  func pasteboard(named name: UIPasteboard.Name, isMade: Bool) -> PasteboardContents? {
    isMade ? pasteboards.contents(named: name) : pasteboards.existing(named: name)
  }

  func newPasteboard() -> PasteboardContents { pasteboards.makeUnique() }

  func removePasteboard(named name: UIPasteboard.Name) { pasteboards.remove(named: name) }
}
