import Captures
import Drawing
import Foundation

/// Reads an animated PNG by the letter of the specification, and composes its frames.
struct APNGReader {
  struct Problem: Error {
    let what: String

    init(_ what: String) { self.what = what }
  }

  struct Chunk {
    let type: String
    let data: [UInt8]
  }

  struct Frame {
    /// The whole picture as it is seen.
    let bitmap: Bitmap
    /// The part that was stored.
    let part: PixelRect
    let numerator: Int
    let denominator: Int
  }

  let chunks: [Chunk]
  private(set) var frames: [Frame] = []
  let plays: Int

  init(_ file: [UInt8]) throws {
    chunks = try Self.chunks(of: file)
    let types = chunks.map(\.type)
    guard types.first == "IHDR", types.last == "IEND" else { throw Problem("order \(types)") }
    for type in ["IHDR", "acTL", "IDAT", "IEND"] where types.filter({ $0 == type }).count != 1 {
      throw Problem("not one \(type)")
    }
    let header = chunks[0].data
    let (width, height) = (Self.number(header, 0, 4), Self.number(header, 4, 4))
    guard let control = chunks.first(where: { $0.type == "acTL" })?.data, control.count == 8 else {
      throw Problem("acTL")
    }
    plays = Self.number(control, 4, 4)
    var isAnnounced = false
    for type in types {
      if type == "acTL" { isAnnounced = true }
      if ["fcTL", "IDAT", "fdAT"].contains(type), !isAnnounced { throw Problem("acTL is late") }
    }
    let canvas = Bitmap(width: width, height: height, isOpaque: header[9] == 2)
    var sequence = 0
    func expectSequence(_ data: [UInt8]) throws {
      guard Self.number(data, 0, 4) == sequence else { throw Problem("sequence \(sequence)") }
      sequence += 1
    }
    var shape: [UInt8]?
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        guard chunk.data.count == 26, shape == nil else { throw Problem("fcTL") }
        try expectSequence(chunk.data)
        shape = chunk.data
      case "IDAT", "fdAT":
        guard let control = shape else { throw Problem("pixels without fcTL") }
        shape = nil
        var pixels = chunk.data
        if chunk.type == "fdAT" {
          try expectSequence(pixels)
          pixels.removeFirst(4)
        }
        try frames.append(
          Self.frame(control, pixels, header: header, on: canvas, isFirst: chunk.type == "IDAT"))
      default: break
      }
    }
    guard shape == nil else { throw Problem("fcTL without pixels") }
    guard frames.count == Self.number(control, 0, 4) else {
      throw Problem("\(frames.count) frames, not \(Self.number(control, 0, 4))")
    }
  }

  private static func frame(
    _ control: [UInt8], _ pixels: [UInt8], header: [UInt8], on canvas: Bitmap, isFirst: Bool
  ) throws -> Frame {
    let part = PixelRect(
      x: number(control, 12, 4), y: number(control, 16, 4), width: number(control, 4, 4),
      height: number(control, 8, 4))
    guard !part.isEmpty, canvas.bounds.contains(part) else { throw Problem("\(part) is outside") }
    guard !isFirst || part == canvas.bounds else { throw Problem("the first frame is \(part)") }
    guard control[24] == 0, control[25] == 0 else { throw Problem("dispose or blend") }
    let still =
      [137, 80, 78, 71, 13, 10, 26, 10]
      + chunk("IHDR", Array(control[4..<12]) + header[8...]) + chunk("IDAT", pixels)
      + chunk("IEND", [])
    canvas.part(part).copyPixels(from: try Picture(decoding: still).bitmap)
    return Frame(
      bitmap: canvas.copy(), part: part, numerator: number(control, 20, 2),
      denominator: number(control, 22, 2))
  }

  private static func chunks(of file: [UInt8]) throws -> [Chunk] {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Problem("signature") }
    var chunks: [Chunk] = []
    var rest = file[8...]
    while !rest.isEmpty {
      guard rest.count >= 12 else { throw Problem("\(rest.count) bytes are left over") }
      let bytes = Array(rest)
      let length = number(Array(bytes.prefix(4)), 0, 4)
      guard bytes.count >= 12 + length else { throw Problem("a chunk is cut off") }
      let type = String(decoding: bytes[4..<8], as: UTF8.self)
      let data = Array(bytes[8..<(8 + length)])
      guard Array(bytes[..<(12 + length)]) == chunk(type, data) else {
        throw Problem("checksum of \(type)")
      }
      chunks.append(Chunk(type: type, data: data))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return bytes(UInt32(data.count)) + content + bytes(checksum(content))
  }

  /// Division by the polynomial of ISO 3309, a byte at a time.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xff)] ^ sum >> 8
    }
  }

  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
  }
}
