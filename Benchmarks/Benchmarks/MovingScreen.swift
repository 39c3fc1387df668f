import PhoneSimulator
import UIKit

/// A screen on which nothing stays where it is: cards with lines of text and
/// buttons, which move up together at an even speed.
final class MovingScreen: UIViewController {
  /// Points a second; a frame of 1/60 s moves everything by whole points.
  private static let speed: CGFloat = 120
  private static let rowHeight: CGFloat = 60

  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    let width = view.bounds.width
    let rowCount = Int((view.bounds.height + 2 * Self.speed) / Self.rowHeight)
    content.frame = CGRect(
      x: 0, y: 0, width: width, height: CGFloat(rowCount) * Self.rowHeight)
    for number in 0..<rowCount {
      let top = CGFloat(number) * Self.rowHeight
      content.addSubview(
        row(number, in: CGRect(x: 0, y: top, width: width, height: Self.rowHeight)))
    }
  }

  private func row(_ number: Int, in frame: CGRect) -> UIView {
    let row = UIView(frame: frame)
    row.backgroundColor = number % 2 == 0 ? .systemGroupedBackground : .systemGray
    let card = UIView(frame: row.bounds.insetBy(dx: 12, dy: 4))
    card.backgroundColor = .white
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 4
    row.addSubview(card)
    for (line, text) in ["Message \(number)", "What it says, in one line."].enumerated() {
      let label = UILabel(
        frame: CGRect(x: 16, y: 4 + 22 * CGFloat(line), width: 250, height: 22))
      label.text = text
      card.addSubview(label)
    }
    let button = UIView(frame: CGRect(x: card.bounds.width - 76, y: 11, width: 60, height: 30))
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 15
    card.addSubview(button)
    return row
  }

  /// Begins a second of motion.
  func move() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.content.frame.origin.y -= Self.speed
    }
  }
}
