/// One change that takes another back.
@MainActor
final class UndoAction {
  private(set) weak var target: AnyObject?
  let run: @MainActor () -> Void

  init(target: AnyObject, run: @escaping @MainActor () -> Void) {
    self.target = target
    self.run = run
  }
}

/// Changes that are taken back together, the last one first.
@MainActor
final class UndoGroup {
  private enum Member {
    case action(UndoAction)
    case group(UndoGroup)
  }

  private var members: [Member] = []
  var actionName = ""

  var isEmpty: Bool {
    members.allSatisfy {
      switch $0 {
      case .action(let action): action.target == nil
      case .group(let group): group.isEmpty
      }
    }
  }

  func add(_ action: UndoAction) {
    members.append(.action(action))
  }

  func add(_ group: UndoGroup) {
    members.append(.group(group))
    if actionName.isEmpty { actionName = group.actionName }
  }

  func perform() {
    for member in members.reversed() {
      switch member {
      case .action(let action): action.run()
      case .group(let group): group.perform()
      }
    }
  }

  func remove(of target: AnyObject) {
    members.removeAll {
      switch $0 {
      case .action(let action): return action.target === target
      case .group(let group):
        group.remove(of: target)
        return group.isEmpty
      }
    }
  }
}
