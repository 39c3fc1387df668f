import Foundation

/// One keyboard notification as it was posted; frames are in the screen's points.
package struct KeyboardNotification: Hashable, Codable, Sendable {
  /// The six names, in the spelling of the trace.
  package enum Name: String, Hashable, Codable, Sendable, CaseIterable {
    case willChangeFrame = "keyboardWillChangeFrame"
    case willShow = "keyboardWillShow"
    case willHide = "keyboardWillHide"
    case didChangeFrame = "keyboardDidChangeFrame"
    case didShow = "keyboardDidShow"
    case didHide = "keyboardDidHide"
  }

  package var name: Name
  package var beginFrame: CGRect
  package var endFrame: CGRect

  /// Seconds.
  package var duration: Double

  /// The raw number of the curve; nil where none is told.
  package var curve: Int?

  /// Whether the keyboard belongs to the app on the screen.
  package var isLocal: Bool

  /// The raw curve of the keyboard's own motion.
  package static let usualCurve = 7

  package init(
    name: Name, beginFrame: CGRect, endFrame: CGRect, duration: Double,
    curve: Int? = Self.usualCurve, isLocal: Bool = true
  ) {
    self.name = name
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }
}

extension KeyboardNotification.Name {
  /// The did that a will owes; nil for a did.
  package var owed: Self? {
    switch self {
    case .willChangeFrame: .didChangeFrame
    case .willShow: .didShow
    case .willHide: .didHide
    case .didChangeFrame, .didShow, .didHide: nil
    }
  }
}
