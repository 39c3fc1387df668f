import CPNG
import HostSystem

/// One line of a picture's own description, such as the scenario it shows.
package struct PNGText: Hashable, Sendable {
  /// One to 79 printable ASCII characters: `Scenario`, `Step`, `Time`, `Version`.
  package let keyword: String
  package let text: String

  package init(_ keyword: String, _ text: String) {
    precondition(
      (1...79).contains(keyword.utf8.count)
        && keyword.utf8.allSatisfy { (0x20...0x7e).contains($0) }
        && keyword.first != " " && keyword.last != " ",
      "a keyword has 1 to 79 printable ASCII characters and no space around them")
    self.keyword = keyword
    // A NUL would end the text for everybody who reads it.
    self.text = text.replacing("\0", with: "\u{fffd}")
  }

  /// What a file says, which may break the rules for what is written.
  init(readKeyword keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// The chunk's type and what it holds: plain text where ASCII is enough, else UTF-8.
  var chunk: (type: String, data: [UInt8]) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    // Not compressed, no language, no translated keyword.
    let separator: [UInt8] = isASCII ? [0] : [0, 0, 0, 0, 0]
    return (isASCII ? "tEXt" : "iTXt", Array(keyword.utf8) + separator + Array(text.utf8))
  }
}

/// Chunks of a PNG file, each with its length and checksum.
struct PNGChunks {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ type: String, _ data: [UInt8]) {
    var chunk = cpng_bytes()
    defer { cpng_bytes_free(&chunk) }
    guard cpng_append_chunk(&chunk, type, data, data.count) != 0 else {
      preconditionFailure("no memory for a part of a picture")
    }
    bytes += UnsafeBufferPointer(start: chunk.bytes, count: chunk.count)
  }

  mutating func append(_ text: PNGText) {
    let (type, data) = text.chunk
    append(type, data)
  }
}
