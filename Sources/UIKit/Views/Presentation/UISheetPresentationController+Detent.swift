import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a text.
      public let rawValue: String

      /// A name by its text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A name by its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    open var identifier: Identifier { name }

    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ name: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.name, self.resolver) = (name, resolver)
    }

    /// Half of the screen's height.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// Nearly the whole height of the screen.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    private static var lastNumber = 0

    /// A height of one's own, in points; nil where the detent is not active.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      lastNumber += identifier == nil ? 1 : 0
      return Detent(identifier ?? Identifier("custom-\(lastNumber)"), resolver)
    }

    /// The height of the detent, in points; nil where it is not active.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What a detent's height follows from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height there is, in points.
  var maximumDetentValue: CGFloat { get }
}

final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}

/// Hears also of a sheet's detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
