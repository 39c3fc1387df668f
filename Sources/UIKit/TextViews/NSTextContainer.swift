import Foundation

/// Where the lines of a text view stand.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?

  /// Creates a container as wide as its text view.
  @MainActor public override init() {
    super.init()
  }

  /// What there is to the left and right of the lines, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }

  /// The width of the lines with their padding, and their height as far as they are set, in points.
  open internal(set) var size = CGSize.zero
}
