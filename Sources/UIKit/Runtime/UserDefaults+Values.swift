import Foundation

extension UserDefaults {
  /// Returns the value of a key; nil where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
