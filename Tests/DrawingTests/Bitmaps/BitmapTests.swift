import Drawing
import Foundation
import Testing

@Suite struct BitmapTests {
  /// Another owner's memory, with rows that are longer than their pixels.
  private final class Foreign {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * 20, alignment: 4)
    init() { memory.initializeMemory(as: UInt8.self, repeating: 0x77, count: 80) }
    deinit { memory.deallocate() }
  }

  @Test func aNewBitmapIsTransparentOrBlack() {
    #expect(Bitmap(width: 2, height: 2).pixel(1, 1) == 0)
    #expect(Bitmap(width: 2, height: 2, isOpaque: true).pixel(1, 1) == 0xff00_0000)
  }

  @Test func memoryIsBlueFirst() {
    let bitmap = painted(1, 1) {
      $0.fill(
        CGRect(x: 0, y: 0, width: 1, height: 1),
        color: Color(red: 1, green: 0.4, blue: 0.2))
    }
    let bytes = UnsafeRawBufferPointer(start: bitmap.bytes, count: 3)
    #expect(Array(bytes) == [51, 102, 255])
    let color = bitmap.color(x: 0, y: 0)
    #expect((color.red, color.green, color.blue, color.alpha) == (255, 102, 51, 255))
  }

  @Test func paintingKeepsBetweenTheRowsOfForeignMemory() {
    let foreign = Foreign()
    let bitmap = Bitmap(
      width: 3, height: 4, bytesPerRow: 20, memory: foreign.memory, owner: foreign)
    #expect(bitmap.isOpaque)
    Canvas(bitmap, scale: 1).fill(CGRect(x: 0, y: 0, width: 3, height: 4), color: .white)
    for y in 0..<4 {
      let row = UnsafeRawBufferPointer(start: foreign.memory + y * 20, count: 20)
      for x in 0..<3 { #expect(bitmap.pixel(x, y) == 0xffff_ffff) }
      #expect(row[12..<20].allSatisfy { $0 == 0x77 })
    }
  }

  @Test func foreignMemoryLivesAsLongAsItsBitmap() {
    weak var owner: Foreign?
    var bitmap: Bitmap?
    do {
      let foreign = Foreign()
      owner = foreign
      bitmap = Bitmap(width: 1, height: 1, bytesPerRow: 4, memory: foreign.memory, owner: foreign)
    }
    #expect(owner != nil)
    #expect(bitmap?.pixel(0, 0) == 0xff77_7777)
    bitmap = nil
    #expect(owner == nil)
  }

  @Test func paddingIsNoDifference() {
    let foreign = Foreign()
    let padded = Bitmap(
      width: 3, height: 4, bytesPerRow: 20, memory: foreign.memory, owner: foreign)
    let plain = Bitmap(width: 3, height: 4, isOpaque: true)
    #expect(!padded.hasSamePixels(as: plain))
    plain.copyPixels(from: padded)
    for offset in stride(from: 3, to: 48, by: 4) {
      plain.bytes.storeBytes(of: UInt8(offset), toByteOffset: offset, as: UInt8.self)
    }
    #expect(padded.hasSamePixels(as: plain))
    #expect(plain.hasSamePixels(as: padded))
    plain.bytes.storeBytes(of: 0x76, toByteOffset: 46, as: UInt8.self)
    #expect(!padded.hasSamePixels(as: plain))
  }

  @Test func alphaIsADifferenceWhereItIsMeant() {
    let one = Bitmap(width: 1, height: 1)
    let other = Bitmap(width: 1, height: 1)
    #expect(one.hasSamePixels(as: other))
    other.bytes.storeBytes(of: 1, toByteOffset: 3, as: UInt8.self)
    #expect(!one.hasSamePixels(as: other))
  }

  @Test func sizesAreADifference() {
    let bitmap = Bitmap(width: 2, height: 3)
    #expect(!bitmap.hasSamePixels(as: Bitmap(width: 3, height: 2)))
    #expect(!bitmap.hasSamePixels(as: Bitmap(width: 2, height: 2)))
  }

  @Test func aCopyIsIndependent() {
    let foreign = Foreign()
    let original = Bitmap(
      width: 3, height: 4, bytesPerRow: 20, memory: foreign.memory, owner: foreign)
    let copy = original.copy()
    #expect(copy.bytesPerRow == 12)
    #expect(copy.isOpaque)
    #expect(copy.hasSamePixels(as: original))
    Canvas(copy, scale: 1).fill(CGRect(x: 2, y: 3, width: 1, height: 1), color: .white)
    #expect(original.pixel(2, 3) == 0xff77_7777)
  }

  @Test(arguments: [
    (-1, 1), (1, -1), (32_768, 1), (1, 32_768), (Int.max, Int.max), (Int.min, 1),
  ])
  func absurdSizesAreErrors(_ width: Int, height: Int) {
    #expect(throws: DrawingError.bitmapTooLarge(width: width, height: height)) {
      try Bitmap(validatedWidth: width, height: height)
    }
  }

  @Test func aBitmapMayBeEmpty() {
    let empty = Bitmap(width: 0, height: 5)
    #expect(empty.hasSamePixels(as: empty.copy()))
    let canvas = Canvas(empty, scale: 1)
    canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .black)
    canvas.draw(empty, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.drawPixels(empty, atPixel: 0, 0)
    #expect(empty.bounds.isEmpty)
  }
}
