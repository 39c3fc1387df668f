import Foundation

/// A phone or tablet as far as an app and its keyboard see it; numbers are points.
package struct Device: Hashable, Codable, Sendable {
  package enum Idiom: String, CaseIterable, Codable, Sendable {
    case phone, pad
  }

  package enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// What is at the top of the screen in portrait orientation, centred.
  package enum StatusBar: Hashable, Codable, Sendable {
    case plain
    /// A cut-out that hangs from the screen's upper edge.
    case notch(CGSize)
    /// A pill that floats below the screen's upper edge.
    case island(CGSize, top: CGFloat)
  }

  /// A value for each way of holding the device.
  package struct ByOrientation<Value> {
    package let portrait: Value
    package let landscape: Value

    package subscript(orientation: Orientation) -> Value {
      orientation == .portrait ? portrait : landscape
    }
  }

  /// What the system keeps free at the edges of the screen.
  package struct SafeArea: Hashable, Codable, Sendable {
    package let top: CGFloat
    /// At the left and at the right.
    package let side: CGFloat
    package let bottom: CGFloat
  }

  /// Heights of the docked keyboard, from its top to the bottom of the screen.
  ///
  /// The strip of the home indicator is included, an input accessory is not.
  package struct KeyboardHeights: Hashable, Codable, Sendable {
    /// Letters with the predictive bar above them.
    package let withBar: CGFloat
    /// Letters alone.
    package let withoutBar: CGFloat
    /// The keypad of digits; nil where it is as high as the letters are.
    package let keypad: CGFloat?
  }

  package let name: String
  package let idiom: Idiom
  /// The size of the screen in portrait orientation.
  package let portraitSize: CGSize
  /// Pixels to a point.
  package let scale: CGFloat
  /// The radius of the screen's own corners.
  package let cornerRadius: CGFloat
  package let hasHomeIndicator: Bool
  package let statusBar: StatusBar
  package let safeArea: ByOrientation<SafeArea>
  package let keyboard: ByOrientation<KeyboardHeights>

  /// The size of the screen when the device is held that way.
  package func size(in orientation: Orientation) -> CGSize {
    orientation == .portrait
      ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// Heights that the keyboard can be set to, in points: it covers at most the whole screen.
  package var keyboardHeightRange: ClosedRange<Double> { 1...Double(portraitSize.height) }
}

// A type without requirements is made at the start without a search for conformances.
extension Device.ByOrientation: Equatable where Value: Equatable {}
extension Device.ByOrientation: Hashable where Value: Hashable {}
extension Device.ByOrientation: Encodable where Value: Encodable {}
extension Device.ByOrientation: Decodable where Value: Decodable {}
extension Device.ByOrientation: Sendable where Value: Sendable {}
