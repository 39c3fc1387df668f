import CUIKit
import Foundation

extension UITraitCollection {
  /// What colours are looked up for on the calling thread: while a view is laid out or painted, and
  /// hears of its traits, those of the view; else those that were set; else the system's.
  public final class var current: UITraitCollection {
    get { set ?? World.calling?.systemTraits.withLock { $0 } ?? .standard }
    set {
      // Keeps what the thread has a bare pointer to.
      Thread.current.threadDictionary["UITraitCollection.current"] = newValue
      _ = UIKitSetCurrentTraits(Unmanaged.passUnretained(newValue).toOpaque())
    }
  }

  /// What is set on the calling thread.
  private static var set: UITraitCollection? {
    UIKitCurrentTraits().map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Looks up colours for these traits while a closure runs.
  public final func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Looks up colours for these traits while a closure runs; throws what that throws.
  @inline(__always)
  final func asCurrent<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = UIKitSetCurrentTraits(Unmanaged.passUnretained(self).toOpaque())
    // Keeps these alive as well, as they are used after the body.
    defer { leave(to: outer) }
    return try body()
  }

  private final func leave(to outer: UnsafeMutableRawPointer?) {
    _ = UIKitSetCurrentTraits(outer)
  }
}
