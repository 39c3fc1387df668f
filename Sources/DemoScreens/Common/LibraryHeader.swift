import Foundation
import UIKit

/// The library's emblem with a title and a sentence below it.
final class LibraryHeader: UIView {
  let subtitle: UILabel
  private let emblem = LibraryEmblem()

  init(title: String, subtitle: String) {
    self.subtitle = TextLabel(
      subtitle, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel,
      lines: 2, alignment: .center)
    super.init(frame: .zero)
    let title = TextLabel(
      title, font: .heading(32), alignment: .center)
    title.adjustsFontSizeToFitWidth = true
    for view in [emblem, title, self.subtitle] { add(view) }
    for label in [title, self.subtitle] {
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      emblem.topAnchor.constraint(equalTo: topAnchor),
      emblem.centerXAnchor.constraint(equalTo: centerXAnchor),
      title.topAnchor.constraint(equalTo: emblem.bottomAnchor, constant: 12),
      self.subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
      self.subtitle.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Goes without the emblem where its top would be above a limit, in the superview's points.
  func giveWay(above limit: CGFloat) {
    emblem.isHidden = frame.minY < limit
  }
}

/// Three books on a shelf.
private final class LibraryEmblem: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 14
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 60), heightAnchor.constraint(equalToConstant: 60),
    ])
    let spines: [(x: CGFloat, height: CGFloat, color: UIColor, angle: CGFloat)] = [
      (14, 30, .white, 0), (24, 34, .systemYellow, 0), (35.5, 29, .white, -0.2),
    ]
    for spine in spines {
      let book = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: spine.height))
      book.center = CGPoint(x: spine.x + 4, y: 46 - spine.height / 2)
      book.backgroundColor = spine.color
      book.layer.cornerRadius = 2
      book.transform = CGAffineTransform(rotationAngle: spine.angle)
      addSubview(book)
    }
  }

  required init?(coder: NSCoder) { nil }
}
