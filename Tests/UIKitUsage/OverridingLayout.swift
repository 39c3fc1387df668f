import UIKit

/// A view that overrides what constraints ask of views, and notes what it was asked.
open class AskedView: UIView {
  public private(set) var asked: [String] = []

  private func note(_ name: String) { asked.append(name) }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet { note("translates") }
  }

  open override func updateConstraints() {
    note("update")
    super.updateConstraints()
  }

  open override func setNeedsUpdateConstraints() {
    note("needs update")
    super.setNeedsUpdateConstraints()
  }

  open override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  open override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }

  open override func addConstraint(_ constraint: NSLayoutConstraint) {
    note("add")
    super.addConstraint(constraint)
  }

  open override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }

  open override func removeConstraint(_ constraint: NSLayoutConstraint) {
    note("remove")
    super.removeConstraint(constraint)
  }

  open override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    super.removeConstraints(constraints)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 40, height: UIView.noIntrinsicMetric)
  }

  open override func invalidateIntrinsicContentSize() {
    note("invalidate")
    super.invalidateIntrinsicContentSize()
  }

  open override func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { super.contentHuggingPriority(for: axis) + 1 }

  open override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(priority, for: axis) }

  open override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { super.contentCompressionResistancePriority(for: axis) }

  open override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(priority, for: axis) }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    note("fit")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
  }

  open override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    super.alignmentRect(forFrame: frame)
  }

  open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    super.frame(forAlignmentRect: alignmentRect)
  }

  open override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  open override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  open override var layoutMargins: UIEdgeInsets { didSet { note("margins") } }
  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { note("directional margins") }
  }
  open override var preservesSuperviewLayoutMargins: Bool { didSet { note("preserves") } }
  open override var insetsLayoutMarginsFromSafeArea: Bool { didSet { note("insets") } }
  open override func layoutMarginsDidChange() { note("margins changed") }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { note("semantics") }
  }
  open override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  open override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    note("guide")
    super.addLayoutGuide(layoutGuide)
  }
  open override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
  }
  open override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  open override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  open override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
}

/// A guide that constrains itself where it is added, as keyboard guides of before iOS 15 do.
public class BottomGuide: UILayoutGuide {
  public private(set) var height: NSLayoutConstraint?

  public override init() {
    super.init()
    identifier = "bottom"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override var owningView: UIView? {
    didSet {
      guard let view = owningView else { return }
      let height = heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
      ])
      self.height = height
    }
  }
}

/// A constraint that knows the constant it began with.
public class RememberingConstraint: NSLayoutConstraint {
  public private(set) var firstConstant: CGFloat = 0
  public override func awakeFromNib() {
    super.awakeFromNib()
    firstConstant = constant
  }
}

/// A page whose entry stands on the keyboard, as such pages are written.
public final class EntryPage: UIViewController {
  public let entry = UITextField()
  public let send = UIButton(type: .system)
  public private(set) var updates = 0
  private var isWide = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    send.setTitle("Send", for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    [entry, send].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    let safeArea = view.safeAreaLayoutGuide
    let padding: CGFloat = 12
    NSLayoutConstraint.activate([
      entry.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: padding),
      send.leadingAnchor.constraint(equalTo: entry.trailingAnchor, constant: padding),
      send.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -padding),
      send.firstBaselineAnchor.constraint(equalTo: entry.firstBaselineAnchor),
      entry.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -padding),
    ])
  }

  public override func updateViewConstraints() {
    updates += 1
    super.updateViewConstraints()
  }
}
