import Captures
import Dispatch
import Drawing
import Foundation
import PhoneSimulator
import UIKit

extension Studio {
  /// How long a second of film takes at one pixel a point, everything moving, as
  /// `render` makes pictures with numbers of it: from the first frame's painting
  /// to the last one's file, in milliseconds.
  func measureFilm() throws -> Double {
    let (frameCount, scale) = (60, 1.0)
    let folder = try TemporaryFolder()
    return try withMovingScreen { phone, screen in
      let target = RenderTarget(bitmap: phone.still(scale: scale))
      let writer = PNGWriter()
      screen.move()
      let start = DispatchTime.now()
      for number in 0..<frameCount {
        phone.advance(by: FrameClock.ticksPerSecond / frameCount)
        phone.paint(into: target, scale: scale)
        try writer.write(target.bitmap, to: "\(folder.path)/\(number).png")
      }
      try writer.finish()
      let time = milliseconds(since: start)
      // Otherwise it is the figure of something easier.
      for number in 1..<frameCount {
        let frames = try [number - 1, number].map {
          try Picture(contentsOf: "\(folder.path)/\($0).png").bitmap
        }
        require(Self.differEverywhere(frames[0], frames[1]), "everything moves")
      }
      return time
    }
  }

  /// Whether no part of two pictures is the same, but for the bars at the very
  /// top and bottom, which belong to the phone.
  private static func differEverywhere(_ first: Bitmap, _ second: Bitmap) -> Bool {
    let (bar, height) = (50, 20)
    return stride(from: bar, to: first.height - bar, by: height).allSatisfy { top in
      let start = top * first.bytesPerRow
      return memcmp(first.bytes + start, second.bytes + start, height * first.bytesPerRow) != 0
    }
  }
}
