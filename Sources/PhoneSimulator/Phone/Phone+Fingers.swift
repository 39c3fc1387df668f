import Foundation
import UIKit

extension Phone {
  /// The numbers of the fingers on the screen.
  package var fingersDown: [Int] { fingers.keys.sorted() }

  /// Whether a finger at a point of the screen would be on the software keyboard.
  package func isOnKeyboard(_ point: CGPoint) -> Bool {
    windowHit(at: point)?.isDescendant(of: keyboard.view) ?? false
  }

  /// Whether a finger at a point of the screen would type a secret.
  package func wouldTypeSecret(at point: CGPoint) -> Bool {
    isSecureTextFocused && isOnKeyboard(point)
  }

  /// The soft key a finger at a point of the screen would press.
  package func softKey(at point: CGPoint) -> UIView? {
    guard isOnKeyboard(point) else { return nil }
    let view = keyboard.view
    let inside = view.convert(point, from: screen.coordinateSpace)
    guard let key = KeyPlan.key(at: inside, in: view.keys),
      view.bar.isHidden || view.bar.index(at: inside) == nil
    else { return nil }
    return zip(view.keys, view.keyViews).first { $0.0 == key }?.1
  }
}
