import Foundation
import UIKit

/// The keyboard of the phone: it comes and goes with the first responder, tells
/// the app so, and types.
///
/// A state machine: what it wants follows from responder and settings, what it
/// shows is its frame, and whenever the two differ it moves.
@MainActor
package final class SoftwareKeyboard: TextInputHost {
  let device: Device
  package internal(set) var layout: KeyboardLayout
  let screen: UIScreen
  let log: PhoneLog

  /// Above all windows of the app; transparent to touches outside the keyboard.
  package let window: UIWindow
  let view: KeyboardView
  /// The keys with what stands above them; its frame is the keyboard's.
  let host: InputHostView
  /// Whether the keyboard moves sideways with what has the focus.
  var isSliding = false

  package internal(set) var settings: KeyboardSettings

  /// Whether the keyboard is put away although a field has the focus.
  package internal(set) var isPutAway = false

  /// Where the keyboard is or will be.
  package var placement: KeyboardPlacement { motion.placement }

  /// The same as a frame, in the screen's points; nil while it is hidden.
  package var frame: CGRect? { placement.isUp ? motion.frame : nil }

  /// The situation that was last announced.
  private(set) var lastSituation: KeyboardSituation?

  var motion: KeyboardMotion
  var mode = KeyboardMode()
  var emoji = EmojiState()
  var traits = KeyboardTraits()
  var lights = KeyLights()
  var completion: WordCompletion

  /// What has the focus, whether it takes text or not.
  private(set) weak var firstResponder: UIResponder?

  /// The same where it takes text.
  package private(set) var client: TextInputClient?

  /// What it wants besides the keys or instead of them.
  private(set) var inputViews = InputViews()

  /// Whether what has the focus has changed in a way that the keys may show.
  private var needsRefresh = false

  /// Whether notifications are being posted, and whether what is wanted has
  /// changed meanwhile.
  var isPosting = false
  var isStale = false

  /// Where keyboards off the bottom have been moved to.
  var anchors: [KeyboardArrangement: KeyboardAnchor] = [:]

  /// A finger that moves the keyboard.
  var hold: KeyboardHold?

  /// The code that came last, and the one that was put in.
  var code: OneTimeCode?
  var usedCode: String?

  /// How many strong passwords were taken.
  var passwordCount = 0

  /// When a pulled keyboard last changed its height, and the change that waits.
  var lastPull: Int?
  var pendingPull: ScheduledWork?

  init(
    device: Device, layout: KeyboardLayout, settings: KeyboardSettings, screen: UIScreen,
    log: PhoneLog
  ) {
    self.device = device
    self.layout = layout
    self.settings = settings
    self.screen = screen
    self.log = log
    completion = WordCompletion(layout)
    window = KeyboardWindow(frame: screen.bounds, screen: screen)
    view = KeyboardView()
    host = InputHostView(keys: view)
    motion = KeyboardMotion(geometry: KeyboardGeometry(device: device, orientation: .portrait))
    window.windowLevel = .keyboard
    window.addSubview(host)
    window.addSubview(view.callout)
    window.isHidden = false
    view.keyboard = self
    host.stand(at: motion.frame, hasKeys: true)
    host.onLayout = { [weak self] in self?.followInputViews() }
  }

  /// What the keyboard types into.
  package var input: (any UIKeyInput)? { client?.input }

  package var servesFocus: Bool { input != nil || hasInputView }

  /// Whether what has the focus has a view in the place of the keys.
  var hasInputView: Bool { inputViews.input != nil }

  package func firstResponderDidChange(to responder: UIResponder?) {
    let previous = input
    if responder == nil || responder !== firstResponder {
      client?.end()
      client = TextInputClient(of: responder) { [weak self] in self?.needsRefresh = true }
    }
    firstResponder = responder
    inputViews = InputViews(of: responder)
    let hasChanged = input !== previous
    if let input {
      traits = KeyboardTraits(of: input)
      mode.begin(traits.kind, isPad: hasPadKeys)
      emoji.endSearch()
    } else if inputViews.input == nil {
      isPutAway = false
    }
    view.cancelFingers()
    let posted = reconcile(by: .focus)
    if hasChanged, !posted, needs.hasHardwareKeyboardAlone,
      let move = motion.stay(by: .focusOfHardwareKeyboard)
    {
      make(move)
    }
    refresh()
  }

  package func traitsDidChange(of responder: UIResponder) {
    guard responder === firstResponder else { return }
    if let input { traits.isDark = KeyboardTraits(of: input).isDark }
    needsRefresh = true
  }

  package func reloadInputViews(of responder: UIResponder) {
    guard responder === firstResponder else { return }
    inputViews = InputViews(of: responder)
    let kind = traits.kind
    if let input { traits = KeyboardTraits(of: input) }
    if traits.kind != kind {
      mode.begin(traits.kind, isPad: hasPadKeys)
      emoji.endSearch()
      view.cancelFingers()
    }
    reconcile(by: .traits)
    refresh()
  }

  /// Follows the height that an accessory, or what takes the place of the keys, has come to want.
  private func followInputViews() {
    let hasChanged =
      inputViews.accessory != nil && heightOfAccessory != host.heightOfAccessory
      || inputViews.input.map { $0.heightAmongInputViews != host.heightOfKeys } ?? false
    if hasChanged, placement.isUp, reconcile(by: .traits) { refresh() }
  }

  // MARK: Place

  /// What decides where the keyboard belongs.
  var needs: KeyboardNeeds {
    KeyboardNeeds(
      takesText: input != nil, hasAccessory: inputViews.accessory != nil,
      hasInputView: hasInputView, isPutAway: isPutAway,
      hasHardwareKeyboard: settings.hardwareKeyboard, idiom: device.idiom,
      arrangement: arrangement)
  }

  /// How much of the height is the accessory's, in points.
  var heightOfAccessory: CGFloat { inputViews.accessory?.heightAmongInputViews ?? 0 }

  /// The height for what has the focus, in points; for a plain field while nothing has.
  ///
  /// A height set by hand that the device does not have is the nearest that it has.
  package var wantedHeight: CGFloat {
    let accessory = heightOfAccessory
    if needs.placement == .accessoryOnly { return accessory }
    if let height = settings.height, arrangement == .docked || arrangement == .undocked {
      let range = device.keyboardHeightRange
      return max(CGFloat(min(max(height, range.lowerBound), range.upperBound)), accessory)
    }
    return accessory + (inputViews.input?.heightAmongInputViews ?? heightOfKeys)
  }

  private var heightOfKeys: CGFloat {
    motion.geometry.height(
      isKeypad: traits.kind.isKeypad, hasBar: hasBar || showsEmoji, arrangement: arrangement)
  }

  /// Whether emoji are in sight, or searched for.
  private var showsEmoji: Bool { mode.layer == .emoji || emoji.isSearching }

  /// Whether suggestions stand above the keys.
  var hasBar: Bool {
    guard !showsEmoji, arrangement != .split else { return false }
    return settings.predictiveBar && traits.hasBar || offer != nil
  }

  /// Shows what has changed in the text input since the keys were last shown.
  func refreshIfNeeded() {
    if needsRefresh { refresh() }
  }

  /// Shows the state in the view at once: layer, shift, lights, suggestions.
  func refresh() {
    needsRefresh = false
    UIView.performWithoutAnimation(showContent)
  }

  /// Shows the state in the view, as the open animation block has it.
  func showContent() {
    if let context = typingContext { mode.follow(context) }
    view.show(
      KeyboardContent(
        plan: plan, lit: lights.keys, shift: mode.shift,
        isReturnProminent: traits.returnKey.isProminent && !emoji.isSearching,
        isReturnEnabled: isReturnEnabled, suggestions: suggestions, caption: offer?.caption,
        isDark: traits.isDark))
  }

  /// What the keys are and where they stand.
  private var plan: KeyPlan {
    let parts = motion.geometry.parts(arrangement)
    let size = CGSize(width: motion.frame.width, height: host.heightOfKeys)
    // A keyboard squeezed by hand gives up its bar and its strip before its keys.
    let shrink = min(1, size.height / parts.keys)
    return KeyPlan(
      layout: layout, isPad: hasPadKeys, arrangement: arrangement, kind: traits.kind,
      layer: mode.layer, isShifted: mode.isShifted,
      returnKey: emoji.isSearching ? .done : traits.returnKey,
      hasEmojiKey: !traits.isSecure && arrangement != .split, hasDictationKey: traits.hasDictation,
      board: board,
      size: size, barHeight: hasBar || showsEmoji ? parts.bar * shrink : 0,
      stripHeight: parts.strip * shrink)
  }

  func didAnnounce(_ situation: KeyboardSituation) {
    lastSituation = situation
  }
}

extension UIWindow.Level {
  /// Above alerts, as the keyboard is.
  static let keyboard = UIWindow.Level(rawValue: 10_000)
}

/// A window that takes touches where the keyboard is and nowhere else.
private final class KeyboardWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
