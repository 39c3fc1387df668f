import Foundation
import UIKit

/// The library's emblem with a title and a sentence below it.
final class LibraryHeader: UIView {
  private let emblem = LibraryEmblem(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let title: UILabel
  let subtitle: UILabel

  init(title: String, subtitle: String) {
    self.title = UILabel(
      title, font: .systemFont(ofSize: 32, weight: .bold), alignment: .center)
    self.subtitle = UILabel(
      subtitle, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel,
      lines: 2, alignment: .center)
    super.init(frame: .zero)
    self.title.adjustsFontSizeToFitWidth = true
    for view in [emblem, self.title, self.subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static let heightOfEmblem: CGFloat = 72

  /// Places the header in a column with its bottom at a height; it goes without
  /// the emblem when its top would be above a limit, in points.
  func place(above bottom: CGFloat, limit: CGFloat, in column: CGRect) {
    let inside = CGRect(x: 0, y: 0, width: column.width, height: 0)
    var end = title.place(atTop: Self.heightOfEmblem, of: inside)
    end = subtitle.place(atTop: end + 6, of: inside)
    let top = bottom - end
    frame = CGRect(x: column.minX, y: top, width: column.width, height: end)
    emblem.center.x = bounds.midX
    emblem.isHidden = top < limit
  }
}

/// Three books on a shelf.
private final class LibraryEmblem: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 14
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
