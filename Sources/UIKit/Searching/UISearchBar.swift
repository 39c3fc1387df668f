import Foundation

/// Hears what is looked for in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the bar's field may take the focus.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may lose the focus.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether characters in a range of UTF-16 units may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was selected.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Lets it.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Lets it.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Lets them.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A bar with a field for what is looked for, a button that ends the search, and scopes below.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How the bar looks.
  public enum Style: UInt, Sendable {
    /// As suits where it is: with a background.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without one.
    case minimal = 2
  }

  private let field = UISearchTextField()
  private let fieldDelegate = SearchFieldDelegate()
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl(items: [])
  private let hairline = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fieldDelegate.bar = self
    field.delegate = fieldDelegate
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    cancel.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in
        if let self {
          delegate?.searchBar(
            self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
        }
      }, for: .valueChanged)
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    for view in [field, cancel, scopes, hairline] { addSubview(view) }
    showBackground()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Hears what is looked for.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field in which a person types.
  open var searchTextField: UISearchTextField { field }

  /// What is looked for; setting it tells nothing to the delegate.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What is seen while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
  }

  /// When the keyboard shifts by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether typed words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Which keys there are.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// Whether the keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key does nothing without a text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// What stands above the keys.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether the field has the focus.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Gives the focus to the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Takes the focus from the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Cancel button

  /// Whether the button that ends the search is seen.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  private var showsCancel = false

  /// How long the button takes to come and go, in seconds.
  private static let duration = 0.25

  /// Shows the button that ends the search, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    if showsCancelButton {
      UIView.performWithoutAnimation {
        cancel.alpha = 0
        cancel.isHidden = false
        layOutCancel(isThere: false)
      }
    }
    setNeedsLayout()
    UIView.animate(
      withDuration: animated && window != nil ? Self.duration : 0, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration],
      animations: {
        self.cancel.alpha = showsCancelButton ? 1 : 0
        self.layoutIfNeeded()
      },
      completion: { _ in self.cancel.isHidden = !self.showsCancel })
  }

  // MARK: Scopes

  /// The names of the scopes below the field.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = scopeButtonTitles?.isEmpty ?? true ? -1 : 0
      setNeedsLayout()
    }
  }

  /// The place of the scope that is selected.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set {
      if (scopeButtonTitles ?? []).indices.contains(newValue) {
        scopes.selectedSegmentIndex = newValue
      }
    }
  }

  /// Whether the scopes are seen, for which the bar gets higher.
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      scopes.isHidden = !showsScopeBar
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: Looks

  /// How the bar looks.
  open var searchBarStyle = Style.default { didSet { showBackground() } }

  /// The colour of the bar; the system's for nil.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  private func showBackground() {
    let isMinimal = searchBarStyle == .minimal
    backgroundColor = barTintColor ?? (isMinimal ? nil : .barBackground)
    hairline.isHidden = isMinimal
  }

  // MARK: Layout

  private static let height: CGFloat = 56
  private static let heightOfField: CGFloat = 36
  private static let heightOfScopes: CGFloat = 44
  private static let margin: CGFloat = 8

  private var ownHeight: CGFloat { Self.height + (showsScopeBar ? Self.heightOfScopes : 0) }

  /// The width that was asked for, else that of the screen, and the height of a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : world.mainScreen.bounds.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  private var widthOfCancel: CGFloat { cancel.intrinsicContentSize.width.rounded(.up) + 8 }

  private var top: CGFloat {
    let room = bounds.height - (showsScopeBar ? Self.heightOfScopes : 0)
    return roundToPixel((room - Self.heightOfField) / 2)
  }

  private func layOutCancel(isThere: Bool) {
    cancel.frame = CGRect(
      x: bounds.width - (isThere ? widthOfCancel + Self.margin / 2 : 0), y: top,
      width: widthOfCancel, height: Self.heightOfField)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let right = showsCancel ? widthOfCancel + Self.margin : Self.margin
    field.frame = CGRect(
      x: Self.margin, y: top, width: max(bounds.width - Self.margin - right, 0),
      height: Self.heightOfField)
    layOutCancel(isThere: showsCancel)
    scopes.frame = CGRect(
      x: Self.margin, y: bounds.height - Self.heightOfScopes,
      width: max(bounds.width - 2 * Self.margin, 0), height: 32)
    let line = 1 / world.mainScreen.scale
    hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
  }
}

/// What a search bar's field asks and tells.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}
