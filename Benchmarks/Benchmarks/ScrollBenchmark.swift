import Dispatch
import Drawing
import PhoneSimulator
import UIKit

/// A scroll view with a stack of 1,000 lines of text.
final class LongListScreen: UIViewController {
  let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.frame = view.bounds
    let stack = UIStackView(
      arrangedSubviews: (0..<1000).map { number in
        let label = UILabel()
        label.text = "Line \(number) of a list, which says something else than the one before"
        return label
      })
    stack.axis = .vertical
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins.leading = 16
    stack.directionalLayoutMargins.trailing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: list.topAnchor),
      stack.bottomAnchor.constraint(equalTo: list.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
    ])
    view.addSubview(list)
  }
}

extension Studio {
  /// The time each of some frames takes in which a finger moves a list of 1,000 labels by 13 points,
  /// with layout and painting at two pixels a point, in milliseconds.
  func measureScrolling(_ count: Int) throws -> [Double] {
    try measureDrags(count, of: LongListScreen()) { $0.list }
  }

  /// The same of a table of 100,000 rows.
  func measureTable(_ count: Int) throws -> [Double] {
    try measureDrags(count, of: LongTableScreen(style: .plain)) { $0.tableView }
  }

  private func measureDrags<Screen: UIViewController>(
    _ count: Int, of screen: @escaping @autoclosure @MainActor () -> Screen,
    in list: (Screen) -> UIScrollView
  ) throws -> [Double] {
    let phone = Phone(
      device: device, layout: layout,
      screen: AppScreen("list", title: "List", whatToWatch: "It scrolls.") { screen() })
    defer { phone.close() }
    guard let list = (phone.rootViewController as? Screen).map(list) else {
      fatalError("a phone makes its screen")
    }
    let size = device.portraitSize
    let target = RenderTarget(
      bitmap: Bitmap(width: Int(2 * size.width), height: Int(2 * size.height), isOpaque: true))
    phone.paint(into: target, scale: 2)
    var y: CGFloat = 0
    return try (0..<count).map { _ in
      let offset = list.contentOffset.y
      let start = DispatchTime.now()
      if y < 100 {
        if y > 0 { try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: y))) }
        y = 750
        try phone.perform(.touch(.began, at: CGPoint(x: 200, y: y)))
      }
      y -= 13
      try phone.perform(.touch(.moved, at: CGPoint(x: 200, y: y)))
      phone.advance(by: FrameClock.ticksPerFrame)
      phone.paint(into: target, scale: 2)
      let time = milliseconds(since: start)
      require(y == 737 || list.contentOffset.y > offset, "the list scrolls")
      return time
    }
  }
}
