import Foundation

#if os(Linux)
  @_spi(KeyboardHistory) import UIKit
#else
  import UIKit
#endif

extension NotificationCenter {
  /// What the keyboard has told before anything observed it, the oldest first;
  /// nothing where the centre is Foundation's, which keeps nothing.
  var pastKeyboardChanges: [KeyboardChange] {
    #if os(Linux)
      keyboardNotifications.compactMap { KeyboardChange($0) }
    #else
      []
    #endif
  }
}
