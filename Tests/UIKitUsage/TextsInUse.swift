import UIKit

/// A text as an app asks for it; files that import Foundation, too, would ask Foundation.
public func localizedText(_ key: String, table: String? = nil, value: String = "") -> String {
  NSLocalizedString(key, tableName: table, value: value, comment: "")
}
