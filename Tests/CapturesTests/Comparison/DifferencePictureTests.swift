import Captures
import Drawing
import Testing

@Suite struct DifferencePictureTests {
  private func picture(_ old: Bitmap, _ new: Bitmap, tolerance: Double = 0) throws -> Bitmap {
    let comparison = PictureComparison(old: old, new: new, tolerance: tolerance)
    return try #require(comparison.difference).picture(old: old, new: new)
  }

  @Test func differingPixelsShineFromAPalePicture() throws {
    let old = Bitmap.flat(0xff00_0000, width: 40, height: 30)
    let new = old.copy()
    new.setPixel(20, 15, 0xffff_ffff)
    let picture = try picture(old, new)
    #expect(picture.pixel(20, 15) == 0xffb0_0020)
    // Black is a light grey, two thirds of the way to white.
    #expect(picture.pixel(0, 0) == 0xffaa_aaaa)
    // The frame: pixels 14 to 26 across, 9 to 21 down, two pixels thick.
    for (x, y) in [(14, 9), (15, 10), (26, 21), (25, 20), (14, 15), (20, 9)] {
      #expect(picture.pixel(x, y) == 0xff00_64ff)
    }
    for (x, y) in [(13, 9), (14, 8), (27, 21), (16, 11), (24, 19)] {
      #expect(picture.pixel(x, y) == 0xffaa_aaaa)
    }
  }

  @Test func theFrameHidesNoDifferenceAtTheEdge() throws {
    let old = Bitmap.flat(0xffff_ffff, width: 20, height: 20)
    let new = old.copy()
    new.setPixel(0, 0, 0xff00_0000)
    let picture = try picture(old, new)
    #expect(picture.pixel(0, 0) == 0xffb0_0020)
    #expect(picture.pixel(1, 0) == 0xff00_64ff)
    #expect(picture.pixel(19, 19) == 0xffff_ffff)
  }

  @Test func theFrameGrowsWithThePicture() throws {
    let old = Bitmap.flat(0xffff_ffff, width: 100, height: 1600)
    let new = old.copy()
    new.setPixel(50, 800, 0xff00_0000)
    let picture = try picture(old, new)
    // 1600 / 400 = 4 pixels thick, its outer edge 12 away.
    for (x, isFrame) in [(37, false), (38, true), (41, true), (42, false)] {
      #expect((picture.pixel(x, 800) == 0xff00_64ff) == isFrame)
    }
  }

  @Test func weakDifferencesHaveAnotherColourThanStrongOnes() throws {
    let old = Bitmap.flat(0xff80_8080, width: 20, height: 20)
    let new = old.copy()
    new.setPixel(9, 9, 0xff81_8181)
    new.setPixel(10, 9, 0xffff_ffff)
    let picture = try picture(old, new)
    // Orange is 0xff9500; a 255th is 6 % of the way to dark red by its root.
    #expect(picture.pixel(9, 9) == 0xfffa_8c02)
    #expect(picture.pixel(10, 9) < 0xffd0_3a20)
  }

  @Test func whatIsWithinTheToleranceStaysPale() throws {
    let old = Bitmap.flat(0xff00_0000, width: 40, height: 30)
    let new = old.copy()
    new.setPixel(20, 15, 0xffff_ffff)
    new.setPixel(39, 29, 0xff01_0101)
    #expect(try picture(old, new, tolerance: 1).pixel(39, 29) == 0xffab_abab)
  }

  @Test func transparentPicturesLieOnWhite() throws {
    let old = Bitmap.flat(0, width: 40, height: 30, isOpaque: false)
    let new = old.copy()
    new.setPixel(20, 15, 0xff00_0000)
    #expect(try picture(old, new).pixel(0, 0) == 0xffff_ffff)
  }
}
