internal import CXlib
import Foundation

/// The locale that Xlib's text input works in.
enum InputLocale {
  /// Takes the user's character type, or UTF-8 where that is not one Xlib can compose text in.
  ///
  /// In the C locale composed characters beyond Latin-1 would be swallowed.
  @MainActor static func prepare() {
    if setlocale(LC_CTYPE, "") != nil, usesUTF8, XSupportsLocale() != 0 { return }
    for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      if usesUTF8, XSupportsLocale() != 0 { return }
    }
  }

  private static var usesUTF8: Bool {
    guard let charset = nl_langinfo(CInt(CODESET)) else { return false }
    return String(cString: charset) == "UTF-8"
  }
}
