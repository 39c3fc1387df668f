import Dispatch
import UIKit

/// Layout by constraints: a form of 200 views with 600 constraints.
extension Studio {
  /// How long it takes until the form's constraints are active and it is laid out, in milliseconds.
  func measureFirstLayout() -> Double {
    withWindow { window in
      // The fonts and the texts' layouts are known.
      ConstraintForm(in: window).activate()
      window.layoutIfNeeded()
      for view in window.subviews { view.removeFromSuperview() }
      let form = ConstraintForm(in: window)
      let start = DispatchTime.now()
      form.activate()
      window.layoutIfNeeded()
      let time = milliseconds(since: start)
      require(form.views.count == 200 && form.constraints.count == 600, "the form is large")
      require(form.last.frame.minY > 50 * 40, "the form is laid out")
      return time
    }
  }

  /// How long each of some changes of a constant takes, after which all of the form is elsewhere, in
  /// milliseconds.
  func measureConstants(_ count: Int) -> [Double] {
    withWindow { window in
      let form = ConstraintForm(in: window)
      form.activate()
      window.layoutIfNeeded()
      let top = form.last.frame.minY - form.top.constant
      return (0..<count).map { number in
        let start = DispatchTime.now()
        form.top.constant = CGFloat(number % 50)
        window.layoutIfNeeded()
        let time = milliseconds(since: start)
        require(form.last.frame.minY == top + form.top.constant, "the form has moved")
        return time
      }
    }
  }

  /// Runs a body in a world of its own with a window as large as the device's screen.
  func withWindow<Result>(_ body: (UIWindow) -> Result) -> Result {
    let screen = UIScreen(bounds: CGRect(origin: .zero, size: device.portraitSize), scale: 2)
    let world = World(mainScreen: screen)
    defer { world.close() }
    return world.enter {
      let window = UIWindow(frame: screen.bounds)
      window.makeKeyAndVisible()
      return body(window)
    }
  }
}

/// Fifty rows of a caption, a field, a note and a line.
@MainActor
struct ConstraintForm {
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The distance of the first row from the top.
  let top: NSLayoutConstraint
  /// The lowest view.
  let last: UIView

  init(in container: UIView) {
    var above = container.topAnchor
    var (top, last): (NSLayoutConstraint?, UIView) = (nil, container)
    for row in 0..<50 {
      let (caption, field, note, line) = (UILabel(), UITextField(), UILabel(), UIView())
      caption.text = "Caption \(row % 7)"
      field.placeholder = "Content \(row % 5)"
      note.text = "What belongs into the field \(row % 3)"
      caption.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      for view in [caption, field, note, line] {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        views.append(view)
      }
      let distance = field.topAnchor.constraint(equalTo: above, constant: 8)
      if top == nil { top = distance }
      constraints += [
        distance,
        caption.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
        caption.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
        note.leadingAnchor.constraint(equalTo: field.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: field.trailingAnchor),
        note.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
        line.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        line.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 8),
        line.heightAnchor.constraint(equalToConstant: 1),
      ]
      above = line.bottomAnchor
      last = line
    }
    guard let top else { fatalError("the form has rows") }
    self.top = top
    self.last = last
  }

  func activate() { NSLayoutConstraint.activate(constraints) }
}
