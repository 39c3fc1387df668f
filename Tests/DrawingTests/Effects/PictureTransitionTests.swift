import Drawing
import Foundation
import Testing

/// Pictures between two pictures.
struct PictureTransitionTests {
  private func picture(_ color: Color, side: Int = 16) -> Bitmap {
    let bitmap = Bitmap(width: side, height: side)
    let canvas = Canvas(bitmap, scale: 1)
    canvas.fill(CGRect(x: 0, y: 0, width: side, height: side), color: color)
    canvas.flush()
    return bitmap
  }

  private let styles: [PictureTransition.Style] = [
    .dissolve, .flip(.left), .flip(.right), .flip(.top), .flip(.bottom), .curlUp, .curlDown,
  ]

  @Test func `the ends are the pictures themselves`() {
    let (old, new) = (picture(.black), picture(.white))
    for style in styles {
      let transition = PictureTransition(style)
      #expect(transition.picture(from: old, to: new, progress: 0, sheet: old.bounds) === old)
      #expect(transition.picture(from: old, to: new, progress: -1, sheet: old.bounds) === old)
      #expect(transition.picture(from: old, to: new, progress: 1.2, sheet: old.bounds) === new)
    }
  }

  @Test func `pictures of no size or of one colour do no harm`() {
    let nothing = Bitmap(width: 0, height: 0)
    let one = picture(.white, side: 1)
    for style in styles {
      let transition = PictureTransition(style)
      for progress in [0.01, 0.5, 0.99] {
        _ = transition.picture(
          from: nothing, to: nothing, progress: progress, sheet: nothing.bounds)
        _ = transition.picture(from: one, to: one, progress: progress, sheet: one.bounds)
      }
    }
    // Twice the same picture dissolves into itself.
    let gray = picture(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    let same = PictureTransition(.dissolve).picture(
      from: gray, to: gray, progress: 0.3, sheet: gray.bounds)
    #expect(same.hasSamePixels(as: gray))
  }
}
