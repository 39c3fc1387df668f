import Drawing
import Foundation
import UIKit

/// Pictures of a few pixels, and what is in pictures.
enum ImageStage {
  /// A picture by rows of letters: red, green, blue, white, and a dot for what is seen through.
  static func image(_ rows: String..., scale: CGFloat = 1) -> UIImage {
    let bitmap = Bitmap(width: rows[0].count, height: rows.count)
    let canvas = Canvas(bitmap, scale: 1)
    let colors: [Character: Color] = [
      "R": Color(red: 1, green: 0, blue: 0), "G": Color(red: 0, green: 1, blue: 0),
      "B": Color(red: 0, green: 0, blue: 1), "W": Color(red: 1, green: 1, blue: 1),
    ]
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        if let color = colors[letter] {
          canvas.fill(CGRect(x: x, y: y, width: 1, height: 1), color: color)
        }
      }
    }
    canvas.flush()
    return UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// The rows of a picture's pixels as letters; `?` for other colours.
  static func rows(_ image: CGImage?) -> [String] {
    guard let bitmap = image?.bitmap else { return [] }
    return (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x -> Character in
          let color = bitmap.color(x: x, y: y)
          switch (color.red, color.green, color.blue, color.alpha) {
          case (255, 0, 0, 255): return "R"
          case (0, 255, 0, 255): return "G"
          case (0, 0, 255, 255): return "B"
          case (255, 255, 255, 255): return "W"
          case (0, 0, 0, 255): return "K"
          case (_, _, _, 0): return "."
          default: return "?"
          }
        })
    }
  }

  /// A picture painted at its size, one pixel in a point.
  static func painted(_ image: UIImage, size: CGSize? = nil) -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = size ?? image.size
    let result = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    return rows(result.cgImage)
  }
}
