import Foundation

/// Where things end on a device, worked out by hand from its size, its safe area
/// and the height of its keyboard.
struct Expected: CustomStringConvertible, Sendable {
  let device: String
  /// The keyboard's top with the bar of suggestions, in points.
  let keyboardTop: CGFloat
  /// The keyboard's height less the bottom of the safe area, in points: how far
  /// something moves that stands at the bottom.
  let rise: CGFloat
  /// The bottom of the sign-up form's line for the city, at rest, in points.
  let city: CGFloat

  init(_ device: String, keyboardTop: CGFloat, rise: CGFloat, city: CGFloat) {
    self.device = device
    self.keyboardTop = keyboardTop
    self.rise = rise
    self.city = city
  }

  var description: String { device }

  /// The lines for the password stand 64 and 108 points below the one for the
  /// city: each is 44 high, and there is a gap of 20.
  func bottom(of field: String) -> CGFloat {
    switch field {
    case "name": city - 132
    case "email": city - 88
    case "city": city
    case "password": city + 64
    default: city + 108
    }
  }

  static let all = [
    Expected("iPhone SE (1st generation)", keyboardTop: 315, rise: 253, city: 349),
    Expected("iPhone SE (3rd generation)", keyboardTop: 407, rise: 260, city: 448),
    Expected("iPhone 8 Plus", keyboardTop: 465, rise: 271, city: 475),
    Expected("iPhone X", keyboardTop: 476, rise: 302, city: 506),
    Expected("iPhone XR", keyboardTop: 550, rise: 312, city: 542),
    Expected("iPhone XS Max", keyboardTop: 550, rise: 312, city: 540),
    Expected("iPhone 12 mini", keyboardTop: 476, rise: 302, city: 510),
    Expected("iPhone 13 mini", keyboardTop: 476, rise: 302, city: 510),
    Expected("iPhone 12", keyboardTop: 508, rise: 302, city: 521),
    Expected("iPhone 13", keyboardTop: 508, rise: 302, city: 521),
    Expected("iPhone 12 Pro Max", keyboardTop: 580, rise: 312, city: 554),
    Expected("iPhone 13 Pro Max", keyboardTop: 580, rise: 312, city: 554),
    Expected("iPhone 15", keyboardTop: 516, rise: 302, city: 531),
    Expected("iPhone 14 Pro Max", keyboardTop: 586, rise: 312, city: 563),
    Expected("iPhone 16 Pro", keyboardTop: 538, rise: 302, city: 542),
    Expected("iPhone 16 Pro Max", keyboardTop: 610, rise: 312, city: 575),
    Expected("iPad mini (5th generation)", keyboardTop: 711, rise: 313, city: 590),
    Expected("iPad (9th generation)", keyboardTop: 767, rise: 313, city: 613),
    Expected("iPad Air (3rd generation)", keyboardTop: 799, rise: 313, city: 626),
    Expected("iPad (10th generation)", keyboardTop: 847, rise: 313, city: 647),
    Expected("iPad Air (5th generation)", keyboardTop: 847, rise: 313, city: 647),
    Expected("iPad Pro 11-inch (4th generation)", keyboardTop: 861, rise: 313, city: 653),
    Expected("iPad Pro 12.9-inch (2nd generation)", keyboardTop: 988, rise: 378, city: 727),
    Expected("iPad Pro 12.9-inch (6th generation)", keyboardTop: 968, rise: 378, city: 722),
    Expected("iPad Pro 13-inch (M4)", keyboardTop: 978, rise: 378, city: 726),
  ]
}
