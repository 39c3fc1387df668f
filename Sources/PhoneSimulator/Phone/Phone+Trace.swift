import Foundation
import UIKit

/// Where the moved view is when nothing moves it.
struct MovedViewBase {
  weak var view: UIView?

  /// The top in the window's points.
  var top: CGFloat
}

extension Phone {
  /// Measures the present frame; events are for a reader of the log to add.
  package func sample() -> TraceSample {
    TraceSample(
      tick: now, keyboardTop: Double(keyboard.visibleTop), keyboardFrame: keyboard.visibleFrame,
      targetBottom: target.map { Double(frameInWindow(of: $0).maxY) }, shift: Double(shift),
      events: [])
  }

  /// What the keyboard must not cover: the engine's target, else what has the focus.
  package var target: UIView? {
    let view = world.enter { observation?.targetView() } ?? focusedView
    return view?.window === window ? view : nil
  }

  /// Where a view is seen at present, in the window's points.
  package func frameInWindow(of view: UIView) -> CGRect {
    view.presentationRect(view.presentation.bounds)
  }

  private var focusedView: UIView? { keyboard.firstResponder as? UIView }

  /// How far the moved view is seen above its base, in points; without an observation, how far what
  /// has the focus is seen above where it stood while the keyboard was down.
  package var shift: CGFloat {
    guard observation != nil else { return restingPlaces.shift(in: window) }
    guard let base, let view = base.view, view.window === window else { return 0 }
    return base.top - frameInWindow(of: view).minY
  }

  /// Finds a view's base when it is first seen.
  func followMovedView() {
    guard let observation else {
      let isAtRest = !isKeyboardUp && isSettled
      restingPlaces.update(focus: focusedView, in: window, isAtRest: isAtRest)
      return
    }
    guard let view = observation.movedView(), view.window === window else { return }
    guard base?.view !== view else { return }
    base = MovedViewBase(
      view: view,
      top: observation.restingTop() ?? view.convert(view.bounds, to: window).minY)
  }

  /// Whether the keys are up, or on their way there.
  package var isKeyboardUp: Bool { keyboard.placement.hasKeys }

  /// Whether the field with the focus asks for digits alone.
  package var isKeypadWanted: Bool { keyboard.traits.kind.isKeypad }

  /// Whether what is typed must not be written down.
  package var isSecureTextFocused: Bool { keyboard.input?.isSecureTextEntry ?? false }
}
