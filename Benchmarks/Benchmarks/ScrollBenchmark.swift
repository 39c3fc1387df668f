import Dispatch
import Drawing
import PhoneSimulator
import UIKit

/// A scroll view with a stack of 1,000 lines of text.
final class LongListScreen: UIViewController {
  static let rowHeight: CGFloat = 24
  let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.frame = view.bounds
    let stack = UIView(
      frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1000 * Self.rowHeight))
    for number in 0..<1000 {
      let label = UILabel(
        frame: CGRect(
          x: 16, y: CGFloat(number) * Self.rowHeight, width: view.bounds.width - 32,
          height: Self.rowHeight))
      label.text = "Line \(number) of a list, which says something else than the one before"
      stack.addSubview(label)
    }
    list.addSubview(stack)
    list.contentSize = stack.bounds.size
    view.addSubview(list)
  }
}

extension Studio {
  /// The time each of some frames takes in which a finger moves a list of 1,000 labels by 13 points,
  /// with layout and painting at two pixels a point, in milliseconds.
  func measureScrolling(_ count: Int) throws -> [Double] {
    let phone = Phone(
      device: device, layout: layout,
      screen: AppScreen("list", title: "List", whatToWatch: "It scrolls.") { LongListScreen() })
    defer { phone.close() }
    guard let list = (phone.rootViewController as? LongListScreen)?.list else {
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
