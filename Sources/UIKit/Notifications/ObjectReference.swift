/// The object that a value is, or the one that it is bridged to.
///
/// `as AnyObject` searches every conformance in the program for what each new class is bridged to; a
/// class is bridged to nothing.
func objectReference(to value: Any) -> AnyObject {
  func reference<T>(to value: T) -> AnyObject {
    // T is a class: a value of it is one reference.
    T.self is AnyClass ? unsafeBitCast(value, to: AnyObject.self) : value as AnyObject
  }
  return reference(to: value)
}
