import Foundation

/// A button in a bar, or a space between two.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// Plainly.
    case plain = 0
    /// Plainly; there are no borders any more.
    case bordered = 1
    /// As what ends a task.
    case done = 2
  }

  /// What the system has words or a sign for.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Done, as what ends a task.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save, as what ends a task.
    case save = 3
    /// A plus.
    case add = 4
    /// A space that takes what is left.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// A pencil on a sheet.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A cross on a disc.
    case close = 24
  }

  /// The system's item that this is.
  private(set) var systemItem: SystemItem?

  /// Creates an item without a title.
  @MainActor public required override init() {
    super.init()
  }

  /// Returns nil: there are no archives to read items from.
  public required init?(coder: NSCoder) { nil }

  /// Creates an item that says a title.
  ///
  /// - Parameters:
  ///   - title: What the item says.
  ///   - style: How it looks.
  ///   - target: The object whose method a tap calls; nil for the first along the responder chain.
  ///   - action: The method, with no argument, with the item, or with the item and the event.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { objectReference(to: $0) }
    self.action = action
  }

  /// Creates one of the system's items.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - target: The object whose method a tap calls; nil for the first along the responder chain.
  ///   - action: The method, with no argument, with the item, or with the item and the event.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.target = target.map { objectReference(to: $0) }
    self.action = action
    showSystemItem(systemItem)
  }

  /// Creates one of the system's items, which calls an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    showSystemItem(systemItem)
  }

  /// Creates an item that shows an image.
  ///
  /// - Parameters:
  ///   - image: What the item shows, as a shape in the tint unless it says otherwise.
  ///   - style: How it looks.
  ///   - target: The object whose method a tap calls; nil for the first along the responder chain.
  ///   - action: The method, with no argument, with the item, or with the item and the event.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item that calls an action and shows a title or an image, or else the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.image = image ?? primaryAction?.image
    self.title = title ?? primaryAction?.title
    if self.title == "" { self.title = nil }
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view, with the view's own size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Becomes one of the system's items.
  func showSystemItem(_ item: SystemItem) {
    systemItem = item
    style = item == .done || item == .save ? .done : .plain
    title = item.words
  }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.showSystemItem(.fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes what is left.
  open class func flexibleSpace() -> Self {
    let item = Self()
    item.showSystemItem(.flexibleSpace)
    return item
  }

  /// How the item looks.
  open var style = Style.plain {
    didSet { host?.barItemDidChange() }
  }

  /// The width of the item's content in points; 0 for what it needs.
  open var width: CGFloat = 0 {
    didSet { host?.barItemDidChange() }
  }

  /// Titles of which the item is wide enough for each.
  open var possibleTitles: Set<String>? {
    didSet { host?.barItemDidChange() }
  }

  /// What the item shows instead of a title or a sign.
  open var customView: UIView? {
    didSet { host?.barItemDidChange() }
  }

  /// The colour of the title or the sign; the bar's tint unless set.
  open var tintColor: UIColor? {
    didSet { host?.barItemDidChange() }
  }

  /// What a tap calls, before target and action; the item says its title where it has none of its
  /// own.
  open var primaryAction: UIAction? {
    didSet { host?.barItemDidChange() }
  }

  /// What a touch opens, see UIBarButtonItem+Menu.swift.
  var ownMenu: UIMenu?

  /// The object whose method a tap calls; nil for the first along the responder chain.
  open weak var target: AnyObject?

  /// The method that a tap calls.
  open var action: Selector?

  /// What shows the item in a bar.
  weak var shownView: UIView?

  /// Does what a tap does.
  func perform(from view: UIView, for event: UIEvent?) {
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      let application = view.world.application
      if application.sendAction(action, to: target, from: self, for: event) || target != nil {
        return
      }
      // The first responder's chain has no such method; the bar's may.
      if let receiver = view.target(forAction: action, withSender: self) {
        application.sendAction(action, to: receiver, from: self, for: event)
      }
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words on an item; nil for one that shows a sign, or nothing.
  var words: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// What an item with a sign is called; nil for a space.
  var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    case .done, .cancel, .edit, .save, .undo, .redo: words
    }
  }
}
