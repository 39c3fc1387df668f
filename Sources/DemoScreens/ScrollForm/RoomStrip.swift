import Foundation
import UIKit

/// Tiles in a row that is wider than the screen and scrolls sideways.
final class RoomStrip: UIScrollView {
  static let height: CGFloat = 84
  private static let tileSize = CGSize(width: 108, height: 84)
  private static let space: CGFloat = 12

  private let tiles: [UILabel]

  init(_ rooms: [String]) {
    let colors: [UIColor] = [
      .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemBlue,
    ]
    tiles = rooms.enumerated().map { index, room in
      let tile = UILabel(
        room, font: .systemFont(ofSize: 17, weight: .semibold), color: .white, alignment: .center)
      tile.backgroundColor = colors[index % colors.count]
      tile.layer.cornerRadius = 12
      tile.accessibilityIdentifier = "room-" + room.lowercased()
      return tile
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "rooms"
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        origin: CGPoint(x: CGFloat(index) * (Self.tileSize.width + Self.space), y: 0),
        size: Self.tileSize)
      addSubview(tile)
    }
    contentSize = CGSize(width: tiles.last?.frame.maxX ?? 0, height: Self.height)
  }

  required init?(coder: NSCoder) { nil }
}
