import Foundation

/// What a menu or a control offers.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What sets an element apart.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Its menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// It is not chosen.
    case off = 0
    /// It is chosen.
    case on = 1
    /// Some of what it stands for is chosen.
    case mixed = 2
  }

  var ownTitle = ""

  /// What the element says.
  open var title: String { ownTitle }

  var ownImage: UIImage?

  /// What is seen beside the title, where the element is shown in a menu of lines or by a control.
  open var image: UIImage? { ownImage }

  /// What it says besides.
  open var subtitle: String?
}
