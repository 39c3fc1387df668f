import TestSupport
import Testing
import UIKit

/// The bits that UIKit's headers give to its options.
@MainActor struct OptionSetTests {
  /// Expects options to have bits, to be made of them, and to be in what is made of all of them.
  private func expect<Options: OptionSet & Hashable>(
    _ options: KeyValuePairs<Options.RawValue, Options>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Options.RawValue: FixedWidthInteger, Options.Element == Options {
    var all: Options.RawValue = 0
    for (bits, option) in options {
      #expect(option.rawValue == bits, sourceLocation: sourceLocation)
      #expect(Options(rawValue: bits) == option, sourceLocation: sourceLocation)
      all |= bits
    }
    for (_, option) in options {
      #expect(Options(rawValue: all).contains(option), sourceLocation: sourceLocation)
    }
    #expect(Options(options.map(\.value)).rawValue == all, sourceLocation: sourceLocation)
    #expect(([] as Options).rawValue == 0, sourceLocation: sourceLocation)
  }

  @Test(
    .covers(
      "UIAccessibilityTraits", "UIAccessibilityTraits.adjustable",
      "UIAccessibilityTraits.allowsDirectInteraction", "UIAccessibilityTraits.causesPageTurn",
      "UIAccessibilityTraits.header", "UIAccessibilityTraits.image",
      "UIAccessibilityTraits.init(rawValue:)", "UIAccessibilityTraits.keyboardKey",
      "UIAccessibilityTraits.link", "UIAccessibilityTraits.none",
      "UIAccessibilityTraits.playsSound", "UIAccessibilityTraits.rawValue",
      "UIAccessibilityTraits.searchField", "UIAccessibilityTraits.selected",
      "UIAccessibilityTraits.startsMediaSession", "UIAccessibilityTraits.summaryElement",
      "UIAccessibilityTraits.updatesFrequently"))
  func `what a view is to those who do not see it`() {
    expect([
      0x1: UIAccessibilityTraits.button, 0x2: .link, 0x4: .image, 0x8: .selected,
      0x10: .playsSound, 0x20: .keyboardKey, 0x40: .staticText, 0x80: .summaryElement,
      0x100: .notEnabled, 0x200: .updatesFrequently, 0x400: .searchField,
      0x800: .startsMediaSession, 0x1000: .adjustable, 0x2000: .allowsDirectInteraction,
      0x4000: .causesPageTurn, 0x1_0000: .header,
    ])
    #expect(UIAccessibilityTraits.none.isEmpty)
    let view = UIView()
    #expect(view.accessibilityTraits == .none)
    view.accessibilityTraits = [.image, .header]
    view.accessibilityTraits.insert(.selected)
    #expect(view.accessibilityTraits.rawValue == 0x1_000c)
  }

  @Test(
    .covers(
      "UIMenuElement.Attributes", "UIMenuElement.Attributes.hidden",
      "UIMenuElement.Attributes.init(rawValue:)", "UIMenuElement.Attributes.keepsMenuPresented",
      "UIMenuElement.Attributes.rawValue", "UIRectEdge", "UIRectEdge.all", "UIRectEdge.bottom",
      "UIRectEdge.init(rawValue:)", "UIRectEdge.left", "UIRectEdge.rawValue", "UIRectEdge.right",
      "UIRectEdge.top", "UIView.AutoresizingMask", "UIView.AutoresizingMask.flexibleBottomMargin",
      "UIView.AutoresizingMask.flexibleHeight", "UIView.AutoresizingMask.init(rawValue:)",
      "UIView.AutoresizingMask.rawValue"))
  func `menus, edges and masks`() {
    expect([
      1: UIMenuElement.Attributes.disabled, 2: .destructive, 4: .hidden, 8: .keepsMenuPresented,
    ])
    expect([1: UIRectEdge.top, 2: .left, 4: .bottom, 8: .right, 15: .all])
    expect([
      1: UIView.AutoresizingMask.flexibleLeftMargin, 2: .flexibleWidth, 4: .flexibleRightMargin,
      8: .flexibleTopMargin, 16: .flexibleHeight, 32: .flexibleBottomMargin,
    ])
  }

  @Test(
    .covers(
      "UIView.KeyframeAnimationOptions.allowUserInteraction",
      "UIView.KeyframeAnimationOptions.autoreverse",
      "UIView.KeyframeAnimationOptions.beginFromCurrentState",
      "UIView.KeyframeAnimationOptions.calculationModeLinear",
      "UIView.KeyframeAnimationOptions.layoutSubviews",
      "UIView.KeyframeAnimationOptions.overrideInheritedDuration",
      "UIView.KeyframeAnimationOptions.overrideInheritedOptions",
      "UIView.KeyframeAnimationOptions.rawValue", "UIView.KeyframeAnimationOptions.repeat"))
  func `key frames`() {
    expect([
      1: UIView.KeyframeAnimationOptions.layoutSubviews, 2: .allowUserInteraction,
      4: .beginFromCurrentState, 8: .repeat, 16: .autoreverse, 32: .overrideInheritedDuration,
      512: .overrideInheritedOptions, 1024: .calculationModeDiscrete,
    ])
    #expect(UIView.KeyframeAnimationOptions.calculationModeLinear.isEmpty)
  }

  @Test(
    .covers(
      "UIControl.Event.allEditingEvents", "UIControl.Event.allTouchEvents",
      "UIControl.Event.applicationReserved", "UIControl.Event.init(rawValue:)",
      "UIControl.Event.systemReserved", "UIControl.State", "UIControl.State.application",
      "UIControl.State.init(rawValue:)", "UIControl.State.reserved",
      "UISwipeGestureRecognizer.Direction", "UISwipeGestureRecognizer.Direction.down",
      "UISwipeGestureRecognizer.Direction.init(rawValue:)",
      "UISwipeGestureRecognizer.Direction.left", "UISwipeGestureRecognizer.Direction.rawValue",
      "UISwipeGestureRecognizer.Direction.right", "UISwipeGestureRecognizer.Direction.up"))
  func `controls and swipes`() {
    expect([
      0x1: UIControl.Event.touchDown, 0x2: .touchDownRepeat, 0x4: .touchDragInside,
      0x8: .touchDragOutside, 0x10: .touchDragEnter, 0x20: .touchDragExit, 0x40: .touchUpInside,
      0x80: .touchUpOutside, 0x100: .touchCancel, 0x1000: .valueChanged,
      0x2000: .primaryActionTriggered, 0x1_0000: .editingDidBegin, 0x2_0000: .editingChanged,
      0x4_0000: .editingDidEnd, 0x8_0000: .editingDidEndOnExit, 0xfff: .allTouchEvents,
      0xf_0000: .allEditingEvents, 0x0f00_0000: .applicationReserved,
      0xf000_0000: .systemReserved, 0xffff_ffff: .allEvents,
    ])
    expect([
      1: UIControl.State.highlighted, 2: .disabled, 4: .selected, 0xff_0000: .application,
      0xff00_0000: .reserved,
    ])
    #expect(UIControl.State.normal.isEmpty)
    expect([1: UISwipeGestureRecognizer.Direction.right, 2: .left, 4: .up, 8: .down])
  }

  @Test(
    .covers(
      "NSDirectionalRectEdge", "NSDirectionalRectEdge.all",
      "NSDirectionalRectEdge.init(rawValue:)", "NSDirectionalRectEdge.rawValue",
      "NSDirectionalRectEdge.trailing", "NSPointerFunctions.Options",
      "NSPointerFunctions.Options.init(rawValue:)",
      "NSPointerFunctions.Options.objectPersonality", "NSPointerFunctions.Options.rawValue",
      "NSPointerFunctions.Options.strongMemory", "NSUnderlineStyle.init(rawValue:)",
      "NSUnderlineStyle.rawValue"))
  func `edges by the direction of reading, lines of text and pointers`() {
    expect([1: NSDirectionalRectEdge.top, 2: .leading, 4: .bottom, 8: .trailing, 15: .all])
    // Two lines are one line, and a bit of their own.
    expect([1: NSUnderlineStyle.single, 2: .thick, 9: .double])
    expect([
      5: NSPointerFunctions.Options.weakMemory, 512: .objectPointerPersonality, 65536: .copyIn,
    ])
    #expect(NSPointerFunctions.Options.strongMemory.isEmpty)
    #expect(NSPointerFunctions.Options.objectPersonality.isEmpty)
  }
}
