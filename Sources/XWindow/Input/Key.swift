/// What a key means, whatever keyboard it is on.
package enum Key: Hashable, Sendable {
  case character(Character)
  case `return`, tab, backTab, escape, backspace, delete, insert
  case left, right, up, down, home, end, pageUp, pageDown
  case function(Int)
  case shift, control, alt, `super`, capsLock
  /// Any other key, by its X name.
  case other(String)
}
