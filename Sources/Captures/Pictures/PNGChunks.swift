import CPNG

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
