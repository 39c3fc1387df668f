import Foundation

/// Where the keys go, as a pure function of the keyboard's size and what it shows.
struct KeyPlan: Hashable, Sendable {
  var layout: KeyboardLayout
  var isPad = false
  var arrangement = KeyboardArrangement.docked
  var kind = KeyboardKind.standard
  var layer = KeyboardLayer.letters
  var isShifted = false
  var returnKey = KeyboardLayout.ReturnKey.default

  /// Whether a key turns to the emoji, which no password consists of.
  var hasEmojiKey = true

  /// Whether there is a key for dictation: it takes no secrets, addresses and numbers.
  var hasDictationKey = true

  /// What the emoji layer shows.
  var board = EmojiBoard()

  /// The whole keyboard, in points.
  var size: CGSize

  /// The bar with suggestions at the top, in points; 0 when there is none.
  var barHeight: CGFloat = 0

  /// The strip below the keys with the home indicator in it, in points.
  var stripHeight: CGFloat = 0

  /// What the four rows of keys have to themselves.
  var keyArea: CGRect {
    let height = size.height - barHeight - stripHeight
    return CGRect(x: 0, y: barHeight, width: size.width, height: max(0, height))
  }

  /// The bar by which a floating keyboard is held; nil for others.
  var handle: CGRect? {
    guard arrangement == .floating else { return nil }
    let width = min(40, size.width)
    return CGRect(
      x: (size.width - width) / 2, y: size.height - stripHeight / 2 - 2.5, width: width, height: 5)
  }

  /// Keys of the present layer, row by row.
  var keys: [Key] {
    guard size.width > 0, keyArea.height > 0 else { return [] }
    let keys =
      switch layer {
      case .keypad, .dialing: keypadKeys
      case .emoji: emojiKeys
      case .letters, .numbers, .symbols:
        arrangement == .split ? splitKeys : searchKeys + (isPad ? padKeys : phoneKeys)
      }
    // A keyboard of a few points has no room for some.
    return keys.filter { !$0.frame.isEmpty }
  }

  /// What the rows above the space bar type.
  var characters: [[String]] {
    let layers = isPad ? layout.pad : layout.phone
    return switch layer {
    case .letters: isShifted ? layers.shifted : layers.letters
    case .numbers: layers.numbers
    case .symbols: layers.symbols
    case .emoji, .keypad, .dialing: []
    }
  }

  /// The key under a point; the gaps between keys belong to the nearest one.
  static func key(at point: CGPoint, in keys: [Key]) -> Key? {
    let reach: CGFloat = 14
    let nearest = keys.min { $0.distance(to: point) < $1.distance(to: point) }
    return nearest.flatMap { $0.distance(to: point) <= reach ? $0 : nil }
  }
}

extension Key {
  /// How far a point is from the key's edge; 0 inside.
  func distance(to point: CGPoint) -> CGFloat {
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return (x * x + y * y).squareRoot()
  }
}

/// The pitch of a row of keys; measures follow the 54-point rows of an iPhone.
struct KeyRows {
  let area: CGRect
  let count: CGFloat

  private var pitch: CGFloat { area.height / count }
  private var unit: CGFloat { pitch / 54 }

  /// The height of a key, in points.
  var keyHeight: CGFloat { 42 * unit }

  /// The top of a row's keys, in the keyboard's points.
  func top(of row: Int) -> CGFloat {
    area.minY + 8 * unit + CGFloat(row) * pitch
  }

  func frame(x: CGFloat, width: CGFloat, row: Int) -> CGRect {
    CGRect(x: x, y: top(of: row), width: max(0, width), height: keyHeight)
  }
}
