import Foundation

/// How a bar looks: what is behind its items, and the line at its edge.
///
/// A bar keeps a copy of an appearance that it is given.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// What is behind the items without a colour of the app's.
  enum Ground {
    case standard
    case opaque
    case transparent
  }

  private(set) var ground = Ground.standard

  /// Hears of changes; the bar that the appearance is part of.
  var onChange: (() -> Void)?

  /// For which devices the appearance was asked for.
  public let idiom: UIUserInterfaceIdiom

  /// Creates the appearance of a bar on some devices.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    watch()
  }

  /// Creates the appearance of a bar.
  @MainActor public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates an appearance with what another bar's has in common with it.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(from: barAppearance)
    watch()
  }

  /// Returns nil: there are no archives to read appearances from.
  public required init?(coder: NSCoder) { nil }

  /// Takes over what another appearance says.
  func take(from other: UIBarAppearance) {
    ground = other.ground
    (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    backgroundImageContentMode = other.backgroundImageContentMode
  }

  /// Hears of changes of the appearances that are part of this one.
  func watch() {}

  /// Returns a copy that changes by itself.
  func duplicate() -> Self { type(of: self).init(barAppearance: self) }

  /// Returns a copy that changes by itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { [self] () -> UIBarAppearance in duplicate() }
  }

  // MARK: Background

  /// Takes the system's background, a little of what is behind which shows through.
  open func configureWithDefaultBackground() { configure(.standard, shadow: .separator) }

  /// Takes a background through which nothing shows.
  open func configureWithOpaqueBackground() { configure(.opaque, shadow: .separator) }

  /// Takes no background, and no line at the edge.
  open func configureWithTransparentBackground() { configure(.transparent, shadow: nil) }

  private func configure(_ ground: Ground, shadow: UIColor?) {
    self.ground = ground
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = shadow
  }

  /// The colour behind the items, over the background.
  open var backgroundColor: UIColor? { didSet { onChange?() } }

  /// The image behind the items, over the colour.
  open var backgroundImage: UIImage? { didSet { onChange?() } }

  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange?() } }

  /// The colour of the line at the edge; none for nil.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }

  /// The image at the edge in place of the line.
  open var shadowImage: UIImage? { didSet { onChange?() } }
}

/// How the words on a bar's buttons look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  var onChange: (() -> Void)?

  @MainActor override init() {
    super.init()
  }

  /// The attributes of the words.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
}

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  var onChange: (() -> Void)? {
    didSet { for state in states { state.onChange = onChange } }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled] }

  /// Creates the appearance of the buttons of a style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Creates the appearance of plain buttons.
  @MainActor public override convenience init() {
    self.init(style: .plain)
  }

  /// Returns nil: there are no archives to read appearances from.
  public required init?(coder: NSCoder) { nil }

  /// Returns a copy that changes by itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { [self] () -> UIBarButtonItemAppearance in duplicate() }
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = type(of: self).init(style: .plain)
    for (new, old) in zip(copy.states, states) {
      new.titleTextAttributes = old.titleTextAttributes
    }
    return copy
  }

  /// Takes the usual looks of a style's buttons.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.titleTextAttributes = [:] }
  }

  /// The looks unless one of the others holds.
  public let normal = UIBarButtonItemStateAppearance()
  /// The looks while a finger is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The looks of a button that can not be tapped.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The attributes of the words in a state, those of the normal one behind its own.
  func attributes(isEnabled: Bool, isHighlighted: Bool) -> [NSAttributedString.Key: Any] {
    let own = !isEnabled ? disabled : isHighlighted ? highlighted : normal
    return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  override func watch() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.onChange = { [weak self] in self?.onChange?() }
    }
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
  }

  /// The attributes of the title in the bar.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonsDidChange() }
  }

  /// How buttons that end a task look.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonsDidChange() }
  }

  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { buttonsDidChange() }
  }

  private func buttonsDidChange() {
    watch()
    onChange?()
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  override func watch() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.onChange = { [weak self] in self?.onChange?() }
    }
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }

  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      watch()
      onChange?()
    }
  }

  /// How buttons that end a task look.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      watch()
      onChange?()
    }
  }
}
