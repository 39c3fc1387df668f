import Foundation

extension Symbol {
  /// What is drawn for a name, with its width and height in units.
  struct Entry {
    let width: CGFloat
    let height: CGFloat
    let steps: String

    init(_ width: CGFloat, _ height: CGFloat, _ steps: String) {
      (self.width, self.height, self.steps) = (width, height, steps)
    }
  }

  /// Signs, which may stand in circles and squares as well.
  static let signs: [String: Entry] = [
    "plus": Entry(18, 18, "l M 0 -7.5 L 0 7.5 M -7.5 0 L 7.5 0"),
    "minus": Entry(18, 18, "l M -7.5 0 L 7.5 0"),
    "xmark": Entry(16, 16, "l M -6.2 -6.2 L 6.2 6.2 M 6.2 -6.2 L -6.2 6.2"),
    "multiply": Entry(16, 16, "l M -6.2 -6.2 L 6.2 6.2 M 6.2 -6.2 L -6.2 6.2"),
    "checkmark": Entry(18, 17, "l M -7.2 1.2 L -2.4 6.6 L 7.2 -6.8"),
    "chevron.left": Entry(12, 19, "l M 3.8 -7.6 L -3.8 0 L 3.8 7.6"),
    "chevron.right": Entry(12, 19, "l M -3.8 -7.6 L 3.8 0 L -3.8 7.6"),
    "chevron.backward": Entry(12, 19, "l M 3.8 -7.6 L -3.8 0 L 3.8 7.6"),
    "chevron.forward": Entry(12, 19, "l M -3.8 -7.6 L 3.8 0 L -3.8 7.6"),
    "chevron.up": Entry(19, 12, "l M -7.6 3.8 L 0 -3.8 L 7.6 3.8"),
    "chevron.down": Entry(19, 12, "l M -7.6 -3.8 L 0 3.8 L 7.6 -3.8"),
    "arrow.left": Entry(20, 17, "l M 8 0 L -8 0 M -1.8 -6.4 L -8.2 0 L -1.8 6.4"),
    "arrow.right": Entry(20, 17, "l M -8 0 L 8 0 M 1.8 -6.4 L 8.2 0 L 1.8 6.4"),
    "arrow.backward": Entry(20, 17, "l M 8 0 L -8 0 M -1.8 -6.4 L -8.2 0 L -1.8 6.4"),
    "arrow.forward": Entry(20, 17, "l M -8 0 L 8 0 M 1.8 -6.4 L 8.2 0 L 1.8 6.4"),
    "arrow.up": Entry(17, 20, "l M 0 8 L 0 -8 M -6.4 -1.8 L 0 -8.2 L 6.4 -1.8"),
    "arrow.down": Entry(17, 20, "l M 0 -8 L 0 8 M -6.4 1.8 L 0 8.2 L 6.4 1.8"),
    "arrow.clockwise": Entry(
      19, 21, "l A 0 1.2 7.8 -32 262; f M 4.4 -9.2 L 8.8 -3.2 L 1.6 -2.2 Z"),
    "ellipsis": Entry(20, 6, "f O -7 0 1.9 O 0 0 1.9 O 7 0 1.9"),
    "questionmark": Entry(
      14, 20,
      "l M -4.6 -3.6 C -4.6 -9.8 5 -9.8 5 -3.8 C 5 -0.4 0 -0.6 0 3.6; f O 0 7.8 1.4"),
    "exclamationmark": Entry(6, 20, "l M 0 -8 L 0 3; f O 0 7.6 1.5"),
    "info": Entry(8, 20, "f O 0 -7.4 1.6; l M -2 -2 L 0 -2 L 0 7.6 M -2.6 7.6 L 2.6 7.6"),
    "star": Entry(
      22, 21,
      "l M 0 -9 L 2.7 -2.9 L 9.2 -2.4 L 4.3 1.9 L 5.8 8.3 L 0 4.9 L -5.8 8.3 L -4.3 1.9"
        + " L -9.2 -2.4 L -2.7 -2.9 Z"),
    "heart": Entry(
      21, 20,
      "l M 0 8.4 C -6 4.4 -9.2 0.6 -9.2 -3.4 C -9.2 -9 -2.4 -10.2 0 -5.2"
        + " C 2.4 -10.2 9.2 -9 9.2 -3.4 C 9.2 0.6 6 4.4 0 8.4 Z"),
    "person": Entry(
      19, 20, "l O 0 -4.6 4.2; l M -8 8.6 C -8 -0.2 8 -0.2 8 8.6 Z"),
    "pause": Entry(14, 18, "l R -5 -7 2.6 14 0.8 R 2.4 -7 2.6 14 0.8"),
    "play": Entry(17, 18, "l M -5.4 -7.4 L 7.2 0 L -5.4 7.4 Z"),
    "stop": Entry(17, 17, "l R -6.8 -6.8 13.6 13.6 1.6"),
    "mic": Entry(
      15, 22,
      "l R -3.2 -9.4 6.4 12 3.2; l M -6.4 -1.6 C -6.4 8 6.4 8 6.4 -1.6 M 0 5.6 L 0 9.2"
        + " M -3.6 9.2 L 3.6 9.2"),
    "phone": Entry(
      19, 19,
      "l M -7.6 -6.4 C -5.4 -9 -4.6 -9 -3.4 -7.4 L -1.8 -4.8 C -0.8 -3 -3.4 -2.6 -3 -1.2"
        + " C -2.4 0.8 -0.6 2.6 1.2 3.2 C 2.6 3.6 3 0.8 4.8 1.8 L 7.4 3.4"
        + " C 9 4.6 9 5.4 6.4 7.6 C 2 11 -11 -2 -7.6 -6.4 Z"),
    "lock": Entry(
      15, 21,
      "l R -6 -1.6 12 10.2 1.8; l M -3.8 -1.6 L -3.8 -5 C -3.8 -10 3.8 -10 3.8 -5 L 3.8 -1.6"
    ),
    "envelope": Entry(23, 17, "l R -9.6 -6.6 19.2 13.2 2; l M -9 -5.4 L 0 1.6 L 9 -5.4"),
    "bell": Entry(
      19, 22,
      "l M -7.8 5.4 C -5.4 2.6 -6.2 -0.6 -5.4 -3.8 C -4 -9.2 4 -9.2 5.4 -3.8"
        + " C 6.2 -0.6 5.4 2.6 7.8 5.4 Z; l A 0 6 3 20 160"),
    "bookmark": Entry(14, 21, "l M -5.4 -9 L 5.4 -9 L 5.4 8.8 L 0 3.6 L -5.4 8.8 Z"),
    "flag": Entry(
      19, 20, "l M -7.4 9 L -7.4 -8 C -3 -11 2.6 -4.6 7.6 -7.6 L 7.6 2.4 C 2.6 5.4 -3 -1 -7.4 2"),
    "trash": Entry(
      19, 23,
      "l M -8 -6.4 L 8 -6.4; l M -3 -6.4 L -3 -9.2 L 3 -9.2 L 3 -6.4;"
        + " l M -6.4 -6.4 L -5.4 9.6 L 5.4 9.6 L 6.4 -6.4; l M -2.4 -2.8 L -2 6; l M 2.4 -2.8 L 2 6"
    ),
    "folder": Entry(
      23, 18,
      "l M -9.6 7 L -9.6 -6 C -9.6 -7 -9 -7.2 -8.4 -7.2 L -3.6 -7.2 L -1.6 -5 L 8.4 -5"
        + " C 9.2 -5 9.6 -4.6 9.6 -3.8 L 9.6 6 C 9.6 6.8 9.2 7.2 8.4 7.2 L -8.6 7.2 Z;"
        + " l M -9.6 -1.6 L 9.6 -1.6"),
    "calendar": Entry(
      21, 20,
      "l R -9 -8 18 16.4 2.2; l M -9 -3 L 9 -3; f O -4.4 1 1.1 O 0 1 1.1 O 4.4 1 1.1"
        + " O -4.4 5 1.1 O 0 5 1.1"),
    "paperplane": Entry(
      21, 21, "l M 9 -9 L -9 -2.4 L -1.8 1.8 L 2.4 9 Z; l M 9 -9 L -1.8 1.8"),
    "magnifyingglass": Entry(20, 20, "l O -1.8 -1.8 6.6; l M 3.2 3.2 L 8.6 8.6"),
    "pencil": Entry(
      18, 18, "l M -7.6 7.6 L -6.4 3.4 L 4.6 -7.6 L 7.6 -4.6 L -3.4 6.4 Z; l M 2.4 -5.4 L 5.4 -2.4"),
    "location": Entry(20, 20, "l M 8.6 -8.6 L -8.6 -1 L -0.6 0.6 L 1 8.6 Z"),
    "house": Entry(
      23, 20,
      "l M -9.8 0.4 L 0 -8.4 L 9.8 0.4; l M -6.8 -1.8 L -6.8 8.4 L -1.8 8.4 L -1.8 3"
        + " L 1.8 3 L 1.8 8.4 L 6.8 8.4 L 6.8 -1.8"),
    "bolt": Entry(15, 22, "l M 2 -9.6 L -5.8 1.4 L -0.8 1.4 L -2 9.6 L 5.8 -1.8 L 0.8 -1.8 Z"),
    "moon": Entry(
      19, 19,
      "l M 7.8 3.4 C 0.4 6.6 -6 -1 -2.6 -8 C -9.6 -5.6 -10 4 -4.6 7.4"
        + " C 0 10 6 8 7.8 3.4 Z"),
    "cart": Entry(
      23, 20,
      "l M -10 -8 L -7 -8 L -4.6 4.2 L 7.2 4.2 L 9.4 -5.4 L -6.4 -5.4;"
        + " f O -3.4 7.6 1.6 O 6 7.6 1.6"),
    "clock": Entry(21, 21, "l O 0 0 9.2; l M 0 -5.6 L 0 0.6 L 4 0.6"),
    "keyboard": Entry(
      25, 17,
      "l R -10.8 -6.8 21.6 13.6 2.2; l M -5 3.6 L 5 3.6;"
        + " f O -7 -3 1 O -3.5 -3 1 O 0 -3 1 O 3.5 -3 1 O 7 -3 1"
        + " O -7 0.4 1 O -3.5 0.4 1 O 0 0.4 1 O 3.5 0.4 1 O 7 0.4 1"),
    "message": Entry(
      21, 20, "l M -3 6.2 L -6.6 9 L -6.6 4.6 C -11.6 1 -9.6 -8 0 -8 C 11.8 -8 12 6.2 0 6.2 Z"),
    "camera": Entry(
      23, 19,
      "l M -10 6.2 L -10 -3.8 C -10 -5 -9.4 -5.4 -8.4 -5.4 L -5 -5.4 L -3.4 -7.8 L 3.4 -7.8"
        + " L 5 -5.4 L 8.4 -5.4 C 9.6 -5.4 10 -4.8 10 -3.8 L 10 6.2 C 10 7.4 9.4 7.8 8.4 7.8"
        + " L -8.4 7.8 C -9.6 7.8 -10 7.2 -10 6.2 Z; l O 0 0.8 4"),
    "eye": Entry(
      24, 16, "l M -10.4 0 C -5 -8.2 5 -8.2 10.4 0 C 5 8.2 -5 8.2 -10.4 0 Z; l O 0 0 3"),
    "doc": Entry(
      17, 22, "l M -7 -9.4 L 1.4 -9.4 L 7 -3.6 L 7 9.4 L -7 9.4 Z; l M 1 -9 L 1 -3.2 L 6.6 -3.2"),
    "tag": Entry(
      20, 20, "l M -8.4 -8.4 L 0 -8.4 L 8.6 0.4 L 0.4 8.6 L -8.4 0 Z; f O -4 -4 1.5"),
    "circle": Entry(21, 21, "l O 0 0 9.2"),
    "square": Entry(19, 19, "l R -8 -8 16 16 2.6"),
  ]

  /// Signs of which there are filled ones, drawn by their outlines.
  static let fillable: Set<String> = [
    "star", "heart", "person", "pause", "play", "stop", "mic", "phone", "bell", "bookmark", "flag",
    "location", "bolt", "moon", "message", "circle", "square", "cart",
  ]

  /// Signs that stand in circles.
  static let inCircles: Set<String> = [
    "plus", "minus", "xmark", "multiply", "checkmark", "chevron.left", "chevron.right",
    "chevron.backward", "chevron.forward", "chevron.up", "chevron.down", "arrow.left",
    "arrow.right", "arrow.backward", "arrow.forward", "arrow.up", "arrow.down", "ellipsis",
    "questionmark", "exclamationmark", "info", "star", "heart", "person", "pause", "play", "stop",
    "mic", "phone", "lock", "envelope", "bell", "bookmark", "flag", "trash", "folder", "calendar",
    "paperplane", "magnifyingglass", "pencil", "location", "house", "bolt", "moon", "cart",
    "arrow.clockwise",
  ]

  /// Signs that stand in squares.
  static let inSquares: Set<String> = [
    "plus", "minus", "xmark", "multiply", "checkmark", "chevron.left", "chevron.right",
    "chevron.up", "chevron.down", "arrow.left", "arrow.right", "arrow.up", "arrow.down",
    "questionmark", "exclamationmark", "star", "heart", "lock",
  ]

  /// Symbols of their own, and filled ones that are more than the filled outline.
  static let others: [String: Entry] = [
    "info.circle": Entry(
      21, 21, "l O 0 0 9.2; f O 0 -4.4 1.3; l M -1.4 -0.8 L 0 -0.8 L 0 4.8 M -2 4.8 L 2 4.8"),
    "envelope.fill": Entry(23, 17, "f R -10.4 -7.4 20.8 14.8 2.4; c M -9.4 -6 L 0 1.6 L 9.4 -6"),
    "folder.fill": Entry(
      23, 18,
      "f M -10.4 6.6 L -10.4 -6.4 C -10.4 -7.6 -9.6 -8 -8.8 -8 L -3.4 -8 L -1.4 -5.8 L 8.8 -5.8"
        + " C 9.8 -5.8 10.4 -5.2 10.4 -4.2 L 10.4 6.4 C 10.4 7.4 9.8 8 8.8 8 L -8.8 8"
        + " C -9.8 8 -10.4 7.4 -10.4 6.6 Z; c M -10.4 -1.6 L 10.4 -1.6"),
    "paperplane.fill": Entry(
      21, 21, "f M 9.8 -9.8 L -9.8 -2.6 L -2 1.4 Z; f M 9.8 -9.8 L 2.6 9.8 L -1.2 2.2 Z"),
    "lock.fill": Entry(
      15, 21,
      "f R -6.8 -2.4 13.6 11.8 2.4;"
        + " l M -3.8 -1.6 L -3.8 -5 C -3.8 -10 3.8 -10 3.8 -5 L 3.8 -1.6"),
    "tag.fill": Entry(
      20, 20,
      "f M -8.4 -8.4 L 0 -8.4 L 8.6 0.4 L 0.4 8.6 L -8.4 0 Z;"
        + " l M -8.4 -8.4 L 0 -8.4 L 8.6 0.4 L 0.4 8.6 L -8.4 0 Z; x O -4 -4 1.7"),
    "trash.fill": Entry(
      19, 23,
      "l M -8 -6.4 L 8 -6.4; l M -3 -6.4 L -3 -9.2 L 3 -9.2 L 3 -6.4;"
        + " f M -7.2 -4 L -6 10.4 L 6 10.4 L 7.2 -4 Z; c M -2.4 -1 L -2 7; c M 2.4 -1 L 2 7"),
    "pencil.line": Entry(
      20, 20, "l M -7.6 5.4 L -6.4 1.2 L 4.6 -9 L 7.6 -6 L -3.4 4.2 Z; l M -8.6 9 L 8.6 9"),
    "house.fill": Entry(
      23, 20,
      "f M -10.4 0.6 L 0 -9 L 10.4 0.6 L 7.6 0.8 L 7.6 9 L 2 9 L 2 2.6 L -2 2.6 L -2 9"
        + " L -7.6 9 L -7.6 0.8 Z"),
    "clock.fill": Entry(21, 21, "f O 0 0 10; c M 0 -5.6 L 0 0.6 L 4 0.6"),
    "keyboard.fill": Entry(
      25, 17,
      "f R -11.6 -7.6 23.2 15.2 2.8; c M -5 3.6 L 5 3.6;"
        + " x O -7 -3 1 O -3.5 -3 1 O 0 -3 1 O 3.5 -3 1 O 7 -3 1"
        + " O -7 0.4 1 O -3.5 0.4 1 O 0 0.4 1 O 3.5 0.4 1 O 7 0.4 1"),
    "keyboard.chevron.compact.down": Entry(
      25, 23,
      "l R -10.8 -10 21.6 13 2.2; l M -5 0 L 5 0;"
        + " f O -7 -6.4 1 O -3.5 -6.4 1 O 0 -6.4 1 O 3.5 -6.4 1 O 7 -6.4 1;"
        + " l M -3.6 7 L 0 9.2 L 3.6 7"),
    "camera.fill": Entry(
      23, 19,
      "f M -10.8 6.6 L -10.8 -4 C -10.8 -5.6 -9.8 -6.2 -8.6 -6.2 L -5.4 -6.2 L -3.8 -8.6"
        + " L 3.8 -8.6 L 5.4 -6.2 L 8.6 -6.2 C 10.2 -6.2 10.8 -5.2 10.8 -4 L 10.8 6.4"
        + " C 10.8 8 9.8 8.6 8.6 8.6 L -8.6 8.6 C -10.2 8.6 -10.8 7.6 -10.8 6.6 Z; c O 0 0.8 4"),
    "eye.fill": Entry(
      24, 16, "f M -11.4 0 C -5.4 -9.2 5.4 -9.2 11.4 0 C 5.4 9.2 -5.4 9.2 -11.4 0 Z; c O 0 0 3.6"),
    "eye.slash": Entry(
      24, 19,
      "l M -10.4 0 C -5 -8.2 5 -8.2 10.4 0 C 5 8.2 -5 8.2 -10.4 0 Z; l O 0 0 3;"
        + " c M -6 -9.4 L 10 6.6; l M -8 -8.4 L 8.4 8"),
    "eye.slash.fill": Entry(
      24, 19,
      "f M -11.4 0 C -5.4 -9.2 5.4 -9.2 11.4 0 C 5.4 9.2 -5.4 9.2 -11.4 0 Z; c O 0 0 3.6;"
        + " c M -6 -9.4 L 10 6.6; l M -8 -8.4 L 8.4 8"),
    "doc.fill": Entry(
      17, 22,
      "f M -7.8 -10.2 L 0.4 -10.2 L 0.4 -2.8 L 7.8 -2.8 L 7.8 10.2 L -7.8 10.2 Z;"
        + " f M 2 -10.2 L 7.8 -4.4 L 2 -4.4 Z"),
    "doc.on.doc": Entry(
      20, 24, "l M -4 6.4 L -8 6.4 L -8 -10.2 L 1 -10.2 L 4 -7; l R -4 -6 12 16 2"),
    "person.crop.circle": Entry(
      21, 21, "l O 0 0 9.2; l O 0 -2.4 3; l M -5.8 6.6 C -4.6 2.4 4.6 2.4 5.8 6.6"),
    "person.crop.circle.fill": Entry(
      21, 21, "f O 0 0 10; x O 0 -2.8 3.4; x M -6.4 7 C -5 1.8 5 1.8 6.4 7 C 3 10 -3 10 -6.4 7 Z"),
    "person.2": Entry(
      27, 19,
      "l O -4 -4 3.6; l M -11 7.6 C -11 0 3 0 3 7.6 Z; l O 6 -3.4 3;"
        + " l M 5 1.8 C 8.6 1 11.4 3.4 11.4 7.2 L 5.6 7.2"),
    "photo": Entry(
      23, 18,
      "l R -9.8 -7.2 19.6 14.4 2; f O -4.6 -2.8 1.7; l M -9.4 4.4 L -3.8 0.2 L -0.8 2.8"
        + " L 4.6 -2 L 9.4 2.4"),
    "photo.fill": Entry(
      23, 18,
      "f R -10.6 -8 21.2 16 2.6; x O -4.6 -3 1.9; c M -9.4 4.4 L -3.8 0.2 L -0.8 2.8"
        + " L 4.6 -2 L 9.4 2.4"),
    "square.and.pencil": Entry(
      22, 21,
      "l M 1 -7 L -6.4 -7 C -8 -7 -8.8 -6.2 -8.8 -4.6 L -8.8 6 C -8.8 7.6 -8 8.4 -6.4 8.4"
        + " L 4.4 8.4 C 6 8.4 6.8 7.6 6.8 6 L 6.8 -0.6;"
        + " l M -3.2 3 L -2.2 -0.4 L 7 -9.4 L 9.4 -7 L 0.2 2 Z"),
    "square.and.arrow.up": Entry(
      18, 24,
      "l M -3.4 -3 L -7.2 -3 L -7.2 10 L 7.2 10 L 7.2 -3 L 3.4 -3; l M 0 3.4 L 0 -9.6"
        + " M -4 -6 L 0 -10 L 4 -6"),
    "square.and.arrow.down": Entry(
      18, 24,
      "l M -3.4 -3 L -7.2 -3 L -7.2 10 L 7.2 10 L 7.2 -3 L 3.4 -3; l M 0 -9.6 L 0 4"
        + " M -4 0.4 L 0 4.4 L 4 0.4"),
    "gearshape": Entry(
      22, 22,
      "l O 0 0 7; l O 0 0 2.8; l M 7.2 0 L 9.4 0 M -7.2 0 L -9.4 0 M 0 7.2 L 0 9.4"
        + " M 0 -7.2 L 0 -9.4 M 5.2 5.2 L 6.7 6.7 M -5.2 5.2 L -6.7 6.7 M 5.2 -5.2 L 6.7 -6.7"
        + " M -5.2 -5.2 L -6.7 -6.7"),
    "gearshape.fill": Entry(
      22, 22,
      "f O 0 0 7.8; l M 7.2 0 L 9.4 0 M -7.2 0 L -9.4 0 M 0 7.2 L 0 9.4"
        + " M 0 -7.2 L 0 -9.4 M 5.2 5.2 L 6.7 6.7 M -5.2 5.2 L -6.7 6.7 M 5.2 -5.2 L 6.7 -6.7"
        + " M -5.2 -5.2 L -6.7 -6.7; x O 0 0 3"),
    "globe": Entry(
      21, 21,
      "l O 0 0 9.2; l M -9.2 0 L 9.2 0 M 0 -9.2 L 0 9.2; l M 0 -9.2 C -6 -5 -6 5 0 9.2"
        + " C 6 5 6 -5 0 -9.2; l M -7.8 -4.8 L 7.8 -4.8 M -7.8 4.8 L 7.8 4.8"),
    "line.3.horizontal": Entry(20, 16, "l M -8 -5.6 L 8 -5.6 M -8 0 L 8 0 M -8 5.6 L 8 5.6"),
    "list.bullet": Entry(
      21, 16,
      "f O -8 -5.6 1.3 O -8 0 1.3 O -8 5.6 1.3; l M -4 -5.6 L 8.8 -5.6 M -4 0 L 8.8 0"
        + " M -4 5.6 L 8.8 5.6"),
    "paperclip": Entry(
      18, 21,
      "l M 5.6 -1.6 L -1.4 5.4 C -3.6 7.6 -6.6 4.6 -4.4 2.4 L 3 -5 C 7 -9 11 -4.4 7 -0.6"
        + " L -0.6 7 C -6 12 -12 5.4 -7 0.6 L -0.4 -6"),
    "sun.max": Entry(
      22, 22,
      "l O 0 0 4; l M 0 -7 L 0 -9.4 M 0 7 L 0 9.4 M -7 0 L -9.4 0 M 7 0 L 9.4 0"
        + " M 5 5 L 6.7 6.7 M -5 5 L -6.7 6.7 M 5 -5 L 6.7 -6.7 M -5 -5 L -6.7 -6.7"),
    "sun.max.fill": Entry(
      22, 22,
      "f O 0 0 4.6; l M 0 -7 L 0 -9.4 M 0 7 L 0 9.4 M -7 0 L -9.4 0 M 7 0 L 9.4 0"
        + " M 5 5 L 6.7 6.7 M -5 5 L -6.7 6.7 M 5 -5 L 6.7 -6.7 M -5 -5 L -6.7 -6.7"),
    "wifi": Entry(
      23, 17, "l A 0 6 12 -135 -45; l A 0 6 8 -135 -45; l A 0 6 4 -135 -45; f O 0 5.6 1.5"),
    "exclamationmark.triangle": Entry(
      22, 20, "l M 0 -8.6 L 9.6 8 L -9.6 8 Z; l M 0 -3 L 0 2; f O 0 5.2 1.2"),
    "exclamationmark.triangle.fill": Entry(
      22, 20,
      "f M 0 -9.6 L 10.8 8.8 L -10.8 8.8 Z; l M 0 -8.6 L 9.6 8 L -9.6 8 Z;"
        + " c M 0 -3 L 0 2; x O 0 5.2 1.4"),
    "slider.horizontal.3": Entry(
      22, 18,
      "l M -9 -6 L 1 -6 M 6 -6 L 9 -6 M -9 0 L -6 0 M -1 0 L 9 0 M -9 6 L 1 6 M 6 6 L 9 6;"
        + " l O 3.5 -6 1.9; l O -3.5 0 1.9; l O 3.5 6 1.9"),
    "arrow.uturn.backward": Entry(
      20, 18,
      "l M -7.6 -2.4 L 3 -2.4 C 10 -2.4 10 7.4 3 7.4 L -1 7.4;"
        + " l M -3 -7.4 L -8 -2.4 L -3 2.6"),
    "chevron.up.chevron.down": Entry(
      12, 20, "l M -4.4 -3.4 L 0 -7.8 L 4.4 -3.4; l M -4.4 3.4 L 0 7.8 L 4.4 3.4"),
    "checkmark.square": Entry(19, 19, "l R -8 -8 16 16 2.6; l M -3.8 0.6 L -1 3.8 L 4 -3.8"),
    "checkmark.square.fill": Entry(
      19, 19, "f R -8.8 -8.8 17.6 17.6 3.2; c M -3.8 0.6 L -1 3.8 L 4 -3.8"),
    "smallcircle.filled.circle": Entry(21, 21, "l O 0 0 9.2; f O 0 0 4.6"),
    "largecircle.fill.circle": Entry(21, 21, "l O 0 0 9.2; f O 0 0 6.4"),
    "mappin": Entry(10, 22, "f O 0 -5.6 4; l M 0 -2 L 0 9.4"),
    "textformat": Entry(
      25, 17,
      "l M -10.4 6.6 L -4.8 -7 L 0.8 6.6 M -8.4 2 L -1.2 2; l O 6.4 3 3.4;"
        + " l M 9.8 -0.6 L 9.8 6.6"),
  ]
}
