import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) {
      self.manager = manager
    }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }

    func reset(_ number: NSNumber) { value = number.intValue }
  }

  @Test(
    .covers(
      "UndoManager", "UndoManager.canRedo", "UndoManager.groupingLevel", "UndoManager.redo()",
      "UndoManager.registerUndo(withTarget:handler:)", "UndoManager.undo()"))
  func `each event is a group, taken back and made again`() {
    withFreshUIKit { _, clock in
      let manager = UndoManager()
      let counter = Counter(manager)
      counter.set(1)
      counter.set(2)
      clock.runDue()
      counter.set(3)
      clock.runDue()
      #expect(manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
      manager.undo()
      #expect(counter.value == 2 && manager.canRedo)
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo)
      manager.redo()
      #expect(counter.value == 2)
      manager.redo()
      #expect(counter.value == 3 && !manager.canRedo)
      manager.undo()
      counter.set(9)
      #expect(!manager.canRedo, "a new change leaves nothing to make again")
      manager.undo()
      #expect(counter.value == 2)
    }
  }

  @Test(
    .covers(
      "UndoManager.beginUndoGrouping()", "UndoManager.endUndoGrouping()",
      "UndoManager.groupsByEvent", "UndoManager.redoActionName", "UndoManager.redoMenuItemTitle",
      "UndoManager.setActionName(_:)", "UndoManager.undoActionName", "UndoManager.undoMenuItemTitle"
    )) func `groups inside groups are undone together, and have names`()
  {
    withFreshUIKit { _, _ in
      let manager = UndoManager()
      manager.groupsByEvent = false
      let counter = Counter(manager)
      manager.beginUndoGrouping()
      counter.set(1)
      manager.beginUndoGrouping()
      #expect(manager.groupingLevel == 2)
      counter.set(2)
      manager.endUndoGrouping()
      manager.setActionName("Count")
      manager.endUndoGrouping()
      #expect(manager.undoActionName == "Count" && manager.undoMenuItemTitle == "Undo Count")
      manager.undo()
      #expect(counter.value == 0 && manager.redoActionName == "Count")
      #expect(manager.redoMenuItemTitle == "Redo Count" && manager.undoMenuItemTitle == "Undo")
    }
  }

  @Test(
    .covers(
      "UndoManager.canUndo", "UndoManager.disableUndoRegistration()",
      "UndoManager.enableUndoRegistration()", "UndoManager.levelsOfUndo",
      "UndoManager.removeAllActions()", "UndoManager.removeAllActions(withTarget:)"))
  func `levels are limited, registering is switched off, targets are forgotten`() {
    withFreshUIKit { _, clock in
      let manager = UndoManager()
      manager.levelsOfUndo = 2
      let counter = Counter(manager)
      for number in 1...4 {
        counter.set(number)
        clock.runDue()
      }
      manager.disableUndoRegistration()
      counter.set(5)
      manager.enableUndoRegistration()
      manager.undo()
      manager.undo()
      #expect(counter.value == 2 && !manager.canUndo)
      counter.set(7)
      clock.runDue()
      var gone: Counter? = Counter(manager)
      gone?.set(1)
      clock.runDue()
      gone = nil
      manager.undo()
      manager.undo()
      #expect(counter.value == 2)
      counter.set(8)
      manager.removeAllActions(withTarget: counter)
      #expect(!manager.canUndo)
      counter.set(9)
      manager.removeAllActions()
      #expect(!manager.canUndo && !manager.canRedo)
    }
  }

  @Test(
    .covers(
      "UIResponder.undoManager", "UndoManager.didCloseUndoGroupNotification",
      "UndoManager.didUndoChangeNotification",
      "UndoManager.registerUndo(withTarget:selector:object:)",
      "UndoManager.willRedoChangeNotification", "UndoManager.willUndoChangeNotification"))
  func `a method takes back, and what happens is posted`() {
    withFreshUIKit { window, clock in
      let manager = UndoManager()
      let counter = Counter(manager)
      counter.value = 4
      var posted: [String] = []
      let tokens = [
        UndoManager.willUndoChangeNotification, UndoManager.didUndoChangeNotification,
        UndoManager.willRedoChangeNotification, UndoManager.didCloseUndoGroupNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          @MainActor note in posted.append(note.name.rawValue)
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      manager.registerUndo(
        withTarget: counter, selector: Selector(Counter.reset(_:)), object: NSNumber(value: 6))
      manager.undo()
      #expect(counter.value == 6)
      #expect(
        posted == [
          "NSUndoManagerDidCloseUndoGroupNotification", "NSUndoManagerWillUndoChangeNotification",
          "NSUndoManagerDidCloseUndoGroupNotification", "NSUndoManagerDidUndoChangeNotification",
        ])
      let label = UILabel()
      window.addSubview(label)
      #expect(label.undoManager != nil && label.undoManager === window.undoManager)
    }
  }

  @Test(
    .covers(
      "UndoManager.checkpointNotification", "UndoManager.didOpenUndoGroupNotification",
      "UndoManager.didRedoChangeNotification", "UndoManager.isRedoing", "UndoManager.isUndoing",
      "UndoManager.undoNestedGroup()", "UndoManager.willCloseUndoGroupNotification"))
  func `a manager says what it is at, and posts each stage`() {
    withFreshUIKit { _, _ in
      let manager = UndoManager()
      manager.groupsByEvent = false
      let states = States(manager)
      var posted: [String] = []
      let names: [(Notification.Name, String)] = [
        (UndoManager.didOpenUndoGroupNotification, "open"),
        (UndoManager.willCloseUndoGroupNotification, "close"),
        (UndoManager.didCloseUndoGroupNotification, "closed"),
        (UndoManager.willUndoChangeNotification, "undo"),
        (UndoManager.didUndoChangeNotification, "undone"),
        (UndoManager.willRedoChangeNotification, "redo"),
        (UndoManager.didRedoChangeNotification, "redone"),
        (UndoManager.checkpointNotification, "check"),
      ]
      let tokens = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          @MainActor _ in posted.append(text)
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      func take() -> [String] {
        defer { posted = [] }
        return posted
      }
      manager.beginUndoGrouping()
      #expect(take() == ["check", "open"])
      states.change()
      manager.endUndoGrouping()
      #expect(take() == ["check", "close", "closed"])
      manager.undoNestedGroup()
      #expect(take() == ["check", "undo", "check", "open", "check", "close", "closed", "undone"])
      manager.redo()
      #expect(take() == ["check", "redo", "check", "open", "check", "close", "closed", "redone"])
      #expect(states.seen == ["plain", "undoing", "redoing"])
      #expect(!manager.isUndoing && !manager.isRedoing)
      // A checkpoint asks observers for changes that are not registered yet.
      #expect(manager.canUndo)
      #expect(take() == ["check"])
    }
  }

  /// Notes what its manager is at whenever it changes.
  @MainActor private final class States {
    let manager: UndoManager
    var seen: [String] = []

    init(_ manager: UndoManager) { self.manager = manager }

    func change() {
      seen.append(manager.isUndoing ? "undoing" : manager.isRedoing ? "redoing" : "plain")
      manager.registerUndo(withTarget: self) { $0.change() }
    }
  }

  @Test(
    .covers(
      "UndoManager.isUndoRegistrationEnabled", "UndoManager.redoMenuTitle(forUndoActionName:)",
      "UndoManager.undoMenuTitle(forUndoActionName:)"))
  func `registering is off as often as it was switched off, and menus have words`() {
    let manager = UndoManager()
    #expect(manager.isUndoRegistrationEnabled)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(manager.undoMenuTitle(forUndoActionName: "Typing") == "Undo Typing")
    #expect(manager.redoMenuTitle(forUndoActionName: "Typing") == "Redo Typing")
    #expect(manager.undoMenuTitle(forUndoActionName: "") == "Undo")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
  }
}
