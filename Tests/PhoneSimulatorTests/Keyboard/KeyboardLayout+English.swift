import Foundation

@testable import PhoneSimulator

extension KeyboardLayout {
  /// The layout that comes with the project.
  static var english: KeyboardLayout {
    get throws {
      try KeyboardLayoutCatalog(assets: .find()).layout()
    }
  }
}
