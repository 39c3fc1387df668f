import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// What the system has words and a sign for.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// What is featured.
    case featured = 2
    /// What has the best ratings.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is seen most.
    case mostViewed = 11
  }

  /// Creates an item without a title.
  @MainActor public override init() {
    super.init()
  }

  /// Creates an item that shows a title and an image, in the tint while it is selected.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item that shows another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.words, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// Returns nil: there are no archives to read items from.
  public required init?(coder: NSCoder) { nil }

  /// What the item shows while it is selected; its image for nil.
  open var selectedImage: UIImage? {
    didSet { host?.barItemDidChange() }
  }

  /// The words on a spot at the item's corner; no spot for nil.
  open var badgeValue: String? {
    didSet { host?.barItemDidChange() }
  }

  /// The colour of the spot; red for nil.
  open var badgeColor: UIColor? {
    didSet { host?.barItemDidChange() }
  }

  /// How the bar looks while the item is selected; as usual for nil.
  open var standardAppearance: UITabBarAppearance? {
    didSet { host?.barItemDidChange() }
  }

  /// How it looks while content is at its end.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { host?.barItemDidChange() }
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var words: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "bookmark.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.bullet"
    }
  }
}
