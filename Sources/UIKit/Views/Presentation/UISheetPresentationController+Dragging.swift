import Foundation

/// Recognises a finger that drags a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var controller: UISheetPresentationController?

  init(of controller: UISheetPresentationController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func mayPan(by way: SIMD2<Double>) -> Bool {
    abs(way.y) > abs(way.x) && controller?.mayBeDragged ?? false
  }

  override func sendActions() {
    controller?.panChanged(self)
    super.sendActions()
  }
}

/// A sheet that follows a finger.
extension UISheetPresentationController {
  /// How far a finger's speed carries the sheet when it is let go, in seconds. (Chosen.)
  private static let momentum: CGFloat = 0.2

  var mayBeDragged: Bool { presentation?.isAtRest ?? false }

  /// Whether the sheet takes a drag of content in it that is at its top: down, or up where it can become
  /// higher.
  func takesDrag(ofContentBy way: SIMD2<Double>) -> Bool {
    guard mayBeDragged, abs(way.y) > abs(way.x) else { return false }
    if way.y > 0 { return true }
    guard isAttached, prefersScrollingExpandsWhenScrolledToEdge, let highest = stops.last else {
      return false
    }
    return sheet.frame.minY > highest.top
  }

  func panChanged(_ pan: SheetPanGestureRecognizer) {
    let way = pan.translation(in: containerView).y
    switch pan.state {
    case .began, .changed:
      let start = dragStart ?? sheet.frame.minY
      dragStart = start
      drag(to: start + way)
    case .ended: letGo(velocity: pan.velocity(in: containerView).y)
    case .cancelled: letGo(velocity: 0)
    case .possible, .failed: break
    }
  }

  private var highestTop: CGFloat {
    isAttached ? stops.last?.top ?? 0 : frameOfPresentedViewInContainerView.minY
  }

  private func drag(to wanted: CGFloat) {
    guard let container = containerView else { return }
    let (highest, lowest) = (highestTop, stops.first?.top ?? 0)
    let band = RubberBand(length: container.bounds.height)
    let rest = frameOfPresentedViewInContainerView
    var top = wanted
    if wanted < highest { top = band.shown(wanted, within: highest...max(highest, lowest)) }
    let floor = isAttached ? lowest : rest.minY
    if wanted > floor, presentedViewController.isModalInPresentation {
      top = band.shown(wanted, within: min(highest, floor)...floor)
    }
    UIView.performWithoutAnimation {
      var frame = sheet.frame
      frame.origin.y = top
      if isAttached {
        // It is no lower than at its lowest detent, and hangs out of the screen then.
        frame.size.height = container.bounds.height - min(top, lowest)
      }
      sheet.frame = frame
      let gone = max(0, top - floor) / max(1, container.bounds.height - floor)
      showSurroundings(true)
      dimming.alpha *= 1 - gone
      sheet.layoutIfNeeded()
    }
  }

  private func letGo(velocity: CGFloat) {
    guard dragStart != nil, let container = containerView else { return }
    dragStart = nil
    let goal = sheet.frame.minY + velocity * Self.momentum
    let bottom = container.bounds.height
    let rest = isAttached ? stops.map(\.top) : [frameOfPresentedViewInContainerView.minY]
    let lowest = rest.first ?? 0
    if goal > (lowest + bottom) / 2 {
      dismissByHand()
      if presentation?.phase == .presented { animateToDetent() }
      return
    }
    let nearest = stops.min { abs($0.top - goal) < abs($1.top - goal) }
    let hasChanged = isAttached && nearest?.identifier != present
    if isAttached { selectedDetentIdentifier = nearest?.identifier }
    animateToDetent()
    if hasChanged {
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  private var present: Detent.Identifier? { selectedDetentIdentifier ?? stops.first?.identifier }
}

extension UIView {
  /// The sheet that the view is in.
  var enclosingSheet: UISheetPresentationController? {
    var view: UIView? = self
    while let current = view {
      if let container = current as? PresentationContainerView {
        return container.owner as? UISheetPresentationController
      }
      view = current.superview
    }
    return nil
  }
}
