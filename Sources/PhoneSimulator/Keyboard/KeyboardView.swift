import Drawing
import Foundation
import UIKit

/// What the keyboard shows, apart from the fingers on it.
struct KeyboardContent: Hashable {
  var plan: KeyPlan

  /// The keys that real ones light, by the names of their lights.
  var lit: Set<String>

  var shift: KeyboardMode.Shift
  var isReturnProminent: Bool
  var isReturnEnabled = true

  /// From left to right.
  var suggestions: [String]

  /// What stands above the only suggestion, small.
  var caption: String?

  var isDark = false
}

/// The keyboard as it is seen: the bar, the keys, and the fingers on them.
final class KeyboardView: UIView {
  weak var keyboard: SoftwareKeyboard?

  private(set) var content: KeyboardContent?
  private(set) var keys: [Key] = []
  private(set) var keyViews: [KeyView] = []
  let bar = SuggestionBar()
  /// It rises above the keyboard's top, so that it cannot be inside.
  let callout = KeyCallout()
  /// The name of the emoji in sight.
  private let title = UILabel()
  /// What the keys of a split or a floating keyboard lie on; others lie on the view itself.
  private var ground: KeyboardGround?

  var fingers: [KeyboardFinger] = []
  var backspaceRepeat: ScheduledWork?

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "keyboard"
    isMultipleTouchEnabled = true
    backgroundColor = UIColor(KeyboardColors.light.background)
    // Sliding up and down then costs a copy of pixels.
    layer.shouldRasterize = true
    addSubview(bar)
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    title.textColor = .secondaryLabel
    overrideUserInterfaceStyle = .light
    // Which way keys go is for the language to say.
    traitOverrides.layoutDirection = .leftToRight
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: KeyboardContent) {
    guard content != self.content else { return }
    let old = self.content?.plan
    let isPlaced = content.plan == old
    if content.isDark != self.content?.isDark ?? false { wear(isDark: content.isDark) }
    lay(content)
    self.content = content
    if !isPlaced {
      keys = content.plan.keys
      place(content.plan, after: old)
    }
    showLooks()
  }

  /// Shows what the keys lie on.
  private func lay(_ content: KeyboardContent) {
    let colors = KeyboardColors.colors(isDark: content.isDark)
    let isWhole = content.plan.arrangement.hasSameKeys(as: .docked)
    guard !isWhole || ground != nil else { return }
    UIView.performWithoutAnimation {
      backgroundColor = isWhole ? UIColor(colors.background) : .clear
    }
    guard !isWhole else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let ground = ground ?? KeyboardGround()
    self.ground = ground
    if ground.superview == nil {
      // It begins as large as the keyboard is.
      UIView.performWithoutAnimation { ground.begin(in: bounds) }
      insertSubview(ground, at: 0)
    }
    ground.show(colors)
    ground.place(content.plan)
  }

  private func wear(isDark: Bool) {
    let colors = KeyboardColors.colors(isDark: isDark)
    overrideUserInterfaceStyle = isDark ? .dark : .light
    if ground == nil { backgroundColor = UIColor(colors.background) }
    title.textColor = isDark ? UIColor(colors.stripInk) : .secondaryLabel
    callout.isDark = isDark
  }

  private func place(_ plan: KeyPlan, after old: KeyPlan?) {
    let growth = growth(from: old, to: plan)
    while keyViews.count > keys.count { keyViews.removeLast().removeFromSuperview() }
    for (index, key) in keys.enumerated() {
      if index == keyViews.count {
        let view = KeyView(look: look(of: key))
        UIView.performWithoutAnimation { view.frame = Self.bodyFrame(of: key) }
        keyViews.append(view)
        addSubview(view)
      }
      keyViews[index].accessibilityIdentifier = key.identifier
      if let growth {
        // Keys of another arrangement grow with what they lie on, out of nothing.
        UIView.performWithoutAnimation {
          keyViews[index].frame = Self.bodyFrame(of: key).applying(growth)
          keyViews[index].alpha = 0
        }
        keyViews[index].alpha = 1
      }
      keyViews[index].frame = Self.bodyFrame(of: key)
    }
    bar.frame = CGRect(x: 0, y: 0, width: plan.size.width, height: plan.barHeight)
    bar.isHidden = plan.barHeight == 0 || plan.layer == .emoji || plan.board.search != nil
    guard let (text, frame) = plan.emojiTitle else {
      title.removeFromSuperview()
      return
    }
    title.text = text
    UIView.performWithoutAnimation { title.frame = frame }
    if title.superview == nil { addSubview(title) }
  }

  /// How the keys that were arranged in another way stand to those of a plan; nil where they were
  /// not.
  private func growth(from old: KeyPlan?, to plan: KeyPlan) -> CGAffineTransform? {
    guard let old, !old.arrangement.hasSameKeys(as: plan.arrangement), plan.size.width > 0,
      plan.size.height > 0
    else { return nil }
    return CGAffineTransform(
      scaleX: old.size.width / plan.size.width, y: old.size.height / plan.size.height)
  }

  private static func bodyFrame(of key: Key) -> CGRect {
    var frame = key.frame
    frame.size.height += KeyView.shadowHeight
    return frame
  }

  /// Shows what is pressed, by fingers or by real keys.
  func showLooks() {
    for (key, view) in zip(keys, keyViews) { view.show(look(of: key)) }
    bar.show(
      content?.suggestions ?? [], caption: content?.caption,
      pressed: fingers.lazy.compactMap(\.suggestion).first,
      isDark: content?.isDark ?? false)
  }

  private func look(of key: Key) -> KeyView.Look {
    // The callout shows which letter is under a finger.
    let isUnderFinger = !key.hasCallout && shows(key) && fingers.contains { $0.key == key }
    return KeyView.Look(
      face: key.face, style: key.style,
      shift: key.action == .shift ? content?.shift ?? .off : .off,
      isProminent: key.action == .return && content?.isReturnProminent ?? false,
      isEnabled: key.action != .return || content?.isReturnEnabled ?? true,
      isPressed: isUnderFinger || content?.lit.contains(key.light) ?? false,
      isDark: content?.isDark ?? false)
  }

  /// Whether it may be seen that a finger is on a key.
  func shows(_ key: Key) -> Bool {
    guard case .insert = key.action else { return true }
    return !(keyboard?.hidesTypedKeys ?? false)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let halves = content?.plan.halves ?? []
    return super.point(inside: point, with: event)
      && (halves.isEmpty || halves.contains { $0.contains(point) })
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
