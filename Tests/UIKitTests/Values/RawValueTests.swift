import CoreFoundation
import TestSupport
import Testing
import UIKit

/// The numbers that UIKit's headers give to its enumerations; each has no other cases.
@MainActor struct RawValueTests {
  /// Expects values to have numbers, to be made of them, and no number beside them to make one.
  func expect<Value: RawRepresentable & Hashable>(
    _ values: KeyValuePairs<Int, Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) where Value.RawValue == Int {
    for (number, value) in values {
      #expect(value.rawValue == number, sourceLocation: sourceLocation)
      #expect(Value(rawValue: number) == value, sourceLocation: sourceLocation)
    }
    let numbers = Set(values.map(\.key))
    for number in -3...60 where !numbers.contains(number) {
      #expect(
        Value(rawValue: number) == nil, "\(Value.self) of \(number)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(
    .covers(
      "UIApplication.State", "UIApplication.State.init(rawValue:)", "UIDeviceOrientation.faceDown",
      "UIDeviceOrientation.faceUp", "UIDeviceOrientation.portraitUpsideDown",
      "UIInterfaceOrientation.portrait", "UIInterfaceOrientation.portraitUpsideDown",
      "UIInterfaceOrientation.unknown", "UIScene.ActivationState",
      "UIScene.ActivationState.init(rawValue:)", "UIScene.ActivationState.foregroundInactive",
      "UIScene.ActivationState.unattached", "UIUserInterfaceIdiom.carPlay",
      "UIUserInterfaceIdiom.mac", "UIUserInterfaceIdiom.tv", "UIUserInterfaceIdiom.unspecified",
      "UIUserInterfaceIdiom.vision"))
  func `states of an app and a device`() {
    expect([0: UIApplication.State.active, 1: .inactive, 2: .background])
    expect([
      -1: UIScene.ActivationState.unattached, 0: .foregroundActive, 1: .foregroundInactive,
      2: .background,
    ])
    expect([
      0: UIDeviceOrientation.unknown, 1: .portrait, 2: .portraitUpsideDown, 3: .landscapeLeft,
      4: .landscapeRight, 5: .faceUp, 6: .faceDown,
    ])
    expect([
      0: UIInterfaceOrientation.unknown, 1: .portrait, 2: .portraitUpsideDown, 3: .landscapeRight,
      4: .landscapeLeft,
    ])
    expect([
      -1: UIUserInterfaceIdiom.unspecified, 0: .phone, 1: .pad, 2: .tv, 3: .carPlay, 5: .mac,
      6: .vision,
    ])
  }

  @Test(
    .covers(
      "UIBarButtonItem.Style", "UIBarButtonItem.Style.bordered",
      "UIBarButtonItem.Style.init(rawValue:)", "UIBarButtonItem.SystemItem.action",
      "UIBarButtonItem.SystemItem.bookmarks", "UIBarButtonItem.SystemItem.camera",
      "UIBarButtonItem.SystemItem.cancel", "UIBarButtonItem.SystemItem.compose",
      "UIBarButtonItem.SystemItem.edit", "UIBarButtonItem.SystemItem.fastForward",
      "UIBarButtonItem.SystemItem.init(rawValue:)", "UIBarButtonItem.SystemItem.organize",
      "UIBarButtonItem.SystemItem.pause", "UIBarButtonItem.SystemItem.play",
      "UIBarButtonItem.SystemItem.refresh", "UIBarButtonItem.SystemItem.reply",
      "UIBarButtonItem.SystemItem.rewind", "UIBarButtonItem.SystemItem.stop",
      "UIBarButtonItem.SystemItem.undo", "UIBarStyle", "UIBarStyle.default",
      "UIBarStyle.init(rawValue:)"))
  func `items and styles of bars`() {
    expect([0: UIBarButtonItem.Style.plain, 1: .bordered, 2: .done])
    expect([0: UIBarStyle.default, 1: .black])
    expect([
      0: UIBarButtonItem.SystemItem.done, 1: .cancel, 2: .edit, 3: .save, 4: .add,
      5: .flexibleSpace, 6: .fixedSpace, 7: .compose, 8: .reply, 9: .action, 10: .organize,
      11: .bookmarks, 12: .search, 13: .refresh, 14: .stop, 15: .camera, 16: .trash, 17: .play,
      18: .pause, 19: .rewind, 20: .fastForward, 21: .undo, 22: .redo, 24: .close,
    ])
  }

  @Test(
    .covers(
      "UIButton.ButtonType.init(rawValue:)", "UIMenuController.ArrowDirection",
      "UIMenuController.ArrowDirection.default", "UIMenuController.ArrowDirection.init(rawValue:)",
      "UIMenuElement.State", "UIMenuElement.State.init(rawValue:)", "UIMenuElement.State.mixed",
      "UIMenuElement.State.off", "UITextField.BorderStyle.init(rawValue:)",
      "UITextField.DidEndEditingReason.init(rawValue:)", "UITextField.ViewMode.init(rawValue:)",
      "UITouch.Phase.init(rawValue:)"))
  func `controls, menus and touches`() {
    expect([
      0: UIButton.ButtonType.custom, 1: .system, 2: .detailDisclosure, 3: .infoLight, 4: .infoDark,
      5: .contactAdd, 7: .close,
    ])
    expect([
      0: UIMenuController.ArrowDirection.default, 1: .up, 2: .down, 3: .left, 4: .right,
    ])
    expect([0: UIMenuElement.State.off, 1: .on, 2: .mixed])
    expect([0: UITextField.BorderStyle.none, 1: .line, 2: .bezel, 3: .roundedRect])
    // 1, cancelled, is for television alone.
    expect([0: UITextField.DidEndEditingReason.committed])
    expect([0: UITextField.ViewMode.never, 1: .whileEditing, 2: .unlessEditing, 3: .always])
    expect([0: UITouch.Phase.began, 1: .moved, 2: .stationary, 3: .ended, 4: .cancelled])
  }

  @Test(
    .covers(
      "UIInputView.Style.init(rawValue:)", "UIKeyboardType.init(rawValue:)",
      "UIReturnKeyType.init(rawValue:)", "UITextAutocapitalizationType.init(rawValue:)",
      "UITextAutocorrectionType.init(rawValue:)", "UITextGranularity.init(rawValue:)",
      "UITextItemInteraction", "UITextItemInteraction.init(rawValue:)",
      "UITextItemInteraction.invokeDefaultAction", "UITextItemInteraction.presentActions",
      "UITextItemInteraction.preview", "UITextLayoutDirection.init(rawValue:)",
      "UITextSpellCheckingType.init(rawValue:)", "UITextStorageDirection.init(rawValue:)",
      "UIUserInterfaceLayoutDirection.init(rawValue:)",
      "UIUserInterfaceLayoutDirection.leftToRight", "UIUserInterfaceLayoutDirection.rightToLeft"))
  func `text and its input`() {
    expect([0: UIInputView.Style.default, 1: .keyboard])
    expect([
      0: UIKeyboardType.default, 1: .asciiCapable, 2: .numbersAndPunctuation, 3: .URL,
      4: .numberPad, 5: .phonePad, 6: .namePhonePad, 7: .emailAddress, 8: .decimalPad, 9: .twitter,
      10: .webSearch, 11: .asciiCapableNumberPad,
    ])
    expect([
      0: UIReturnKeyType.default, 1: .go, 2: .google, 3: .join, 4: .next, 5: .route, 6: .search,
      7: .send, 8: .yahoo, 9: .done, 10: .emergencyCall, 11: .continue,
    ])
    expect([
      0: UITextAutocapitalizationType.none, 1: .words, 2: .sentences, 3: .allCharacters,
    ])
    expect([0: UITextAutocorrectionType.default, 1: .no, 2: .yes])
    expect([0: UITextSpellCheckingType.default, 1: .no, 2: .yes])
    expect([
      0: UITextGranularity.character, 1: .word, 2: .sentence, 3: .paragraph, 4: .line, 5: .document,
    ])
    expect([0: UITextItemInteraction.invokeDefaultAction, 1: .presentActions, 2: .preview])
    expect([0: UITextStorageDirection.forward, 1: .backward])
    expect([2: UITextLayoutDirection.right, 3: .left, 4: .up, 5: .down])
    expect([0: UIUserInterfaceLayoutDirection.leftToRight, 1: .rightToLeft])
  }

  @Test(
    .covers(
      "UIScrollView.ContentInsetAdjustmentBehavior",
      "UIScrollView.ContentInsetAdjustmentBehavior.init(rawValue:)",
      "UIScrollView.DecelerationRate.init(rawValue:)", "UIScrollView.DecelerationRate.rawValue",
      "UIScrollView.IndicatorStyle", "UIScrollView.IndicatorStyle.init(rawValue:)",
      "UIScrollView.KeyboardDismissMode.init(rawValue:)"))
  func `how a scroll view behaves`() {
    expect([
      0: UIScrollView.ContentInsetAdjustmentBehavior.automatic, 1: .scrollableAxes, 2: .never,
      3: .always,
    ])
    expect([0: UIScrollView.IndicatorStyle.default, 1: .black, 2: .white])
    expect([
      0: UIScrollView.KeyboardDismissMode.none, 1: .onDrag, 2: .interactive,
      3: .onDragWithAccessory, 4: .interactiveWithAccessory,
    ])
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(UIScrollView.DecelerationRate(rawValue: 0.99) == .fast)
    #expect(UIScrollView.DecelerationRate(rawValue: 0.98) != .fast)
  }

  @Test(
    .covers(
      "NSLayoutConstraint.Attribute.baseline", "NSLayoutConstraint.Attribute.init(rawValue:)",
      "NSLayoutConstraint.Attribute.notAnAttribute", "NSLayoutConstraint.Axis.init(rawValue:)",
      "NSLayoutConstraint.Relation", "NSLayoutConstraint.Relation.greaterThanOrEqual",
      "NSLayoutConstraint.Relation.init(rawValue:)",
      "NSLayoutConstraint.Relation.lessThanOrEqual", "UISemanticContentAttribute.forceLeftToRight",
      "UISemanticContentAttribute.init(rawValue:)", "UISemanticContentAttribute.playback",
      "UISemanticContentAttribute.spatial", "UISemanticContentAttribute.unspecified",
      "UIStackView.Alignment.bottom", "UIStackView.Alignment.init(rawValue:)",
      "UIStackView.Alignment.top", "UIStackView.Distribution.init(rawValue:)"))
  func `constraints and stacks`() {
    expect([
      0: NSLayoutConstraint.Attribute.notAnAttribute, 1: .left, 2: .right, 3: .top, 4: .bottom,
      5: .leading, 6: .trailing, 7: .width, 8: .height, 9: .centerX, 10: .centerY,
      11: .lastBaseline, 12: .firstBaseline, 13: .leftMargin, 14: .rightMargin, 15: .topMargin,
      16: .bottomMargin, 17: .leadingMargin, 18: .trailingMargin, 19: .centerXWithinMargins,
      20: .centerYWithinMargins,
    ])
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
    expect([
      -1: NSLayoutConstraint.Relation.lessThanOrEqual, 0: .equal, 1: .greaterThanOrEqual,
    ])
    expect([0: NSLayoutConstraint.Axis.horizontal, 1: .vertical])
    expect([
      0: UISemanticContentAttribute.unspecified, 1: .playback, 2: .spatial, 3: .forceLeftToRight,
      4: .forceRightToLeft,
    ])
    expect([
      0: UIStackView.Distribution.fill, 1: .fillEqually, 2: .fillProportionally, 3: .equalSpacing,
      4: .equalCentering,
    ])
    expect([
      0: UIStackView.Alignment.fill, 1: .leading, 2: .firstBaseline, 3: .center, 4: .trailing,
      5: .lastBaseline,
    ])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test(
    .covers(
      "UIEditMenuArrowDirection.init(rawValue:)", "UIKeyboardAppearance.init(rawValue:)",
      "UITextSmartDashesType.init(rawValue:)", "UITextSmartInsertDeleteType.init(rawValue:)",
      "UITextSmartQuotesType.init(rawValue:)"))
  func `menus at places, looks of the keyboard and smart punctuation`() {
    expect([
      0: UIEditMenuArrowDirection.automatic, 1: .up, 2: .down, 3: .left, 4: .right,
    ])
    expect([0: UIKeyboardAppearance.default, 1: .dark, 2: .light])
    expect([0: UITextSmartDashesType.default, 1: .no, 2: .yes])
    expect([0: UITextSmartInsertDeleteType.default, 1: .no, 2: .yes])
    expect([0: UITextSmartQuotesType.default, 1: .no, 2: .yes])
  }

  @Test(
    .covers(
      "NSLineBreakMode.init(rawValue:)", "NSTextAlignment.init(rawValue:)",
      "NSWritingDirection.init(rawValue:)", "UIControl.ContentHorizontalAlignment",
      "UIControl.ContentHorizontalAlignment.init(rawValue:)", "UIControl.ContentVerticalAlignment",
      "UIControl.ContentVerticalAlignment.init(rawValue:)", "UIEvent.EventType.init(rawValue:)",
      "UIEvent.EventType.motion", "UIEvent.EventType.presses", "UIEvent.EventType.remoteControl"))
  func `alignments, directions and kinds of events`() {
    expect([0: NSTextAlignment.left, 1: .center, 2: .right, 3: .justified, 4: .natural])
    expect([-1: NSWritingDirection.natural, 0: .leftToRight, 1: .rightToLeft])
    for (number, mode) in [
      (0, NSLineBreakMode.byWordWrapping), (2, .byClipping), (3, .byTruncatingHead),
      (4, .byTruncatingTail), (5, .byTruncatingMiddle),
    ] {
      #expect(mode.rawValue == number && NSLineBreakMode(rawValue: number) == mode)
    }
    expect([0: UIControl.ContentVerticalAlignment.center, 1: .top, 2: .bottom, 3: .fill])
    expect([
      0: UIControl.ContentHorizontalAlignment.center, 1: .left, 2: .right, 3: .fill, 4: .leading,
      5: .trailing,
    ])
    expect([0: UIEvent.EventType.touches, 1: .motion, 2: .remoteControl, 3: .presses])
  }

  @Test(
    .covers(
      "UITimingCurveType", "UITimingCurveType.init(rawValue:)", "UIViewAnimatingPosition",
      "UIViewAnimatingPosition.init(rawValue:)", "UIViewAnimatingState",
      "UIViewAnimatingState.init(rawValue:)"))
  func `animators and their paces`() {
    // 3 is a composed curve, which no class of UIKit has.
    expect([0: UITimingCurveType.builtin, 1: .cubic, 2: .spring])
    expect([0: UIViewAnimatingPosition.end, 1: .start, 2: .current])
    expect([0: UIViewAnimatingState.inactive, 1: .active, 2: .stopped])
  }

  @Test(
    .covers(
      "UILayoutPriority.dragThatCanResizeScene", "UILayoutPriority.dragThatCannotResizeScene",
      "UILayoutPriority.init(rawValue:)", "UILayoutPriority.sceneSizeStayPut",
      "UIWindow.Level.init(rawValue:)"))
  func `priorities and levels`() {
    let priorities: KeyValuePairs<Float, UILayoutPriority> = [
      1000: .required, 750: .defaultHigh, 510: .dragThatCanResizeScene, 500: .sceneSizeStayPut,
      490: .dragThatCannotResizeScene, 250: .defaultLow, 50: .fittingSizeLevel,
    ]
    for (number, priority) in priorities {
      #expect(priority.rawValue == number)
      #expect(UILayoutPriority(rawValue: number) == priority)
    }
    #expect(UILayoutPriority.sceneSizeStayPut + 10 == .dragThatCanResizeScene)
    #expect(UILayoutPriority.dragThatCannotResizeScene < .sceneSizeStayPut)
    let levels: KeyValuePairs<CGFloat, UIWindow.Level> = [
      0: .normal, 1000: .statusBar, 2000: .alert,
    ]
    for (number, level) in levels {
      #expect(level.rawValue == number)
      #expect(UIWindow.Level(rawValue: number) == level)
    }
  }

  @Test(
    .covers(
      "UIFont.Weight.+(_:_:)", "UIFont.Weight.+=(_:_:)", "UIFont.Weight.-(_:_:)",
      "UIFont.Weight.-=(_:_:)", "UIFont.Weight.<(_:_:)", "UIFont.Weight.init(rawValue:)",
      "UILayoutPriority.+(_:_:)", "UILayoutPriority.+=(_:_:)", "UILayoutPriority.-(_:_:)",
      "UILayoutPriority.-=(_:_:)", "UILayoutPriority.<(_:_:)", "UIWindow.Level.+(_:_:)",
      "UIWindow.Level.+=(_:_:)", "UIWindow.Level.-(_:_:)", "UIWindow.Level.-=(_:_:)",
      "UIWindow.Level.<(_:_:)"))
  func `priorities, levels and weights are reckoned with like their numbers`() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
    #expect(UILayoutPriority.defaultLow < .defaultHigh && !(UILayoutPriority.required < .required))
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    priority -= 5
    #expect(priority.rawValue == 755)

    #expect(UIWindow.Level.normal - 1 == UIWindow.Level(rawValue: -1))
    #expect(1 + UIWindow.Level.alert == UIWindow.Level(rawValue: 2001))
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    #expect(UIWindow.Level.normal < .statusBar && .statusBar < UIWindow.Level.alert)
    var level = UIWindow.Level.statusBar
    level += 10
    level -= 5
    #expect(level.rawValue == 1005)

    // Halves and quarters are exact.
    let half = UIFont.Weight(rawValue: 0.5)
    #expect(half + 0.25 == UIFont.Weight(rawValue: 0.75) && 0.25 + half - 0.25 == half)
    #expect(half - UIFont.Weight.regular == 0.5)
    #expect(UIFont.Weight.regular < half && !(half < .regular))
    var weight = half
    weight += 0.25
    weight -= 0.5
    #expect(weight.rawValue == 0.25)
  }
}
