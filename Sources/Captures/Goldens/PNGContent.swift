/// The chunks of a PNG file that decide about what is seen: all but its texts.
///
/// The file is known to be one; where it ends too early the rest counts as one chunk.
struct PNGContent: Equatable {
  private let chunks: [ArraySlice<UInt8>]
  /// Whether there are more frames than the first.
  let isFilm: Bool

  init(of file: [UInt8]) {
    var chunks: [ArraySlice<UInt8>] = []
    var isFilm = false
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let chunk = rest.prefix(length + 12)
      let type = String(decoding: chunk.dropFirst(4).prefix(4), as: UTF8.self)
      if type == "acTL" { isFilm = true }
      if !["tEXt", "iTXt", "zTXt"].contains(type) { chunks.append(chunk) }
      rest = rest.dropFirst(chunk.count)
    }
    if !rest.isEmpty { chunks.append(rest) }
    self.chunks = chunks
    self.isFilm = isFilm
  }
}
