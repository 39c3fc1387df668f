import Foundation

/// What code has said of a button's looks, by state.
struct ButtonLooks {
  typealias State = UIControl.State

  var titles: [State: String] = [:]
  var attributedTitles: [State: NSAttributedString] = [:]
  var titleColors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgrounds: [State: UIImage] = [:]
  var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// Whether the button may ask for another size in another state.
  var differByState: Bool {
    titles.count > 1 || attributedTitles.count > 1 || images.count > 1 || backgrounds.count > 1
  }

  /// What was set for a state, else for the normal one.
  func value<Value>(_ values: [State: Value], for state: State) -> Value? {
    values[state] ?? values[.normal]
  }

  /// The image of a state, configured as was asked for.
  func image(for state: State) -> UIImage? {
    guard let image = value(images, for: state) else { return nil }
    guard let configuration = value(symbolConfigurations, for: state), image.isSymbolImage else {
      return image
    }
    return image.applyingSymbolConfiguration(configuration)
  }
}

/// Where a button's image and title stand: side by side, the image where lines begin.
struct ButtonRow {
  let image: CGSize
  let title: CGSize
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let isRightToLeft: Bool

  /// The rectangle of one of both in a rectangle that both stand in, in points; `round` brings a
  /// distance to whole pixels.
  func rect(ofImage isImage: Bool, in room: CGRect, round: (CGFloat) -> CGFloat) -> CGRect {
    let imageWidth = min(image.width, room.width)
    let titleWidth = min(title.width, max(room.width - imageWidth, 0))
    let height = min(isImage ? image.height : title.height, room.height)
    let all = imageWidth + titleWidth
    var x = room.minX
    switch horizontal {
    case .left, .leading, .fill: break
    case .right, .trailing: x = room.maxX - all
    case .center: x += round((room.width - all) / 2)
    }
    // The image leads: it stands at the right where lines begin there.
    let isFirst = isImage != isRightToLeft
    var rect = CGRect(
      x: isFirst ? x : x + (isImage ? titleWidth : imageWidth), y: room.minY,
      width: isImage ? imageWidth : titleWidth, height: height)
    if horizontal == .fill {
      if !isImage || title.width == 0 {
        rect.size.width = isImage ? room.width : max(room.width - imageWidth, 0)
      }
      if isImage, isRightToLeft { rect.origin.x = room.maxX - rect.width }
    }
    switch vertical {
    case .top: break
    case .bottom: rect.origin.y = room.maxY - height
    case .center: rect.origin.y += round((room.height - height) / 2)
    case .fill: rect.size.height = room.height
    }
    return rect
  }
}
