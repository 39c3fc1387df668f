import Drawing
import Foundation
import UIKit

/// The keyboard as it is seen: the bar, the keys, and the fingers on them.
final class KeyboardView: UIView {
  weak var keyboard: SoftwareKeyboard?

  private(set) var plan: KeyPlan?
  private(set) var keys: [Key] = []
  private(set) var keyViews: [KeyView] = []
  let bar = SuggestionBar()
  let callout = KeyCallout()

  var fingers: [KeyboardFinger] = []
  var backspaceRepeat: ScheduledWork?

  private var lit: Set<String> = []
  private var shift = KeyboardMode.Shift.off
  private var isReturnProminent = false

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "keyboard"
    backgroundColor = UIColor(KeyboardStyle.background)
    // Sliding up and down then costs a copy of pixels.
    layer.shouldRasterize = true
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The callout rises above the keyboard's top, so it cannot be inside.
    superview?.addSubview(callout)
  }

  /// Shows a plan of keys, which of them are lit by a real keyboard, and what
  /// the bar suggests.
  func show(
    _ plan: KeyPlan, lit: Set<String>, shift: KeyboardMode.Shift, traits: KeyboardTraits,
    suggestions: [String]
  ) {
    self.lit = lit
    self.shift = shift
    isReturnProminent = traits.isReturnProminent
    if plan != self.plan {
      self.plan = plan
      keys = plan.keys
      place()
    }
    showLooks()
    let pressed = fingers.lazy.compactMap(\.suggestion).first
    bar.show(suggestions, pressed: pressed)
  }

  private func place() {
    guard let plan else { return }
    while keyViews.count > keys.count { keyViews.removeLast().removeFromSuperview() }
    for (index, key) in keys.enumerated() {
      if index == keyViews.count {
        let view = KeyView(look: look(of: key))
        UIView.performWithoutAnimation { view.frame = Self.bodyFrame(of: key) }
        keyViews.append(view)
        addSubview(view)
      }
      keyViews[index].accessibilityIdentifier = key.identifier
      keyViews[index].frame = Self.bodyFrame(of: key)
    }
    bar.frame = CGRect(x: 0, y: 0, width: plan.size.width, height: plan.barHeight)
    bar.isHidden = plan.barHeight == 0 || plan.layer == .emoji
  }

  private static func bodyFrame(of key: Key) -> CGRect {
    var frame = key.frame
    frame.size.height += KeyView.shadowHeight
    return frame
  }

  /// Shows which keys are pressed.
  func showLooks() {
    for (key, view) in zip(keys, keyViews) { view.show(look(of: key)) }
  }

  private func look(of key: Key) -> KeyView.Look {
    let isUnderFinger = fingers.contains { $0.key == key && !($0.key?.hasCallout ?? false) }
    return KeyView.Look(
      face: key.face, style: key.style, shift: key.action == .shift ? shift : .off,
      isProminent: key.action == .return && isReturnProminent,
      isPressed: isUnderFinger || lit.contains(key.light))
  }

  // The view takes all touches itself: a finger slides from key to key.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersDown(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersMoved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersUp(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersCancelled(touches)
  }
}

extension Key {
  /// The name under which a real key lights this one, the same in both cases.
  var light: String { identifier.lowercased() }
}
