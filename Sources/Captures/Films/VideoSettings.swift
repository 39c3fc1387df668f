/// What ffmpeg is told.
struct VideoSettings: Sendable {
  let format: VideoFormat
  let framesPerSecond: Int
  let texts: [PNGText]

  /// The arguments for frames of a size in pixels, read from standard input.
  func arguments(width: Int, height: Int, output: String) -> [String] {
    let input = [
      "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)",
      "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
    // Colours as every player reads them, and marked so.
    let colors = [
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact,"
        + "format=yuv420p",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv",
    ]
    // The number of threads shows in the bytes: two, however many cores there are.
    let repeatable = ["-threads", "2", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    return ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"] + input
      + ["-map_metadata", "-1", "-an"] + colors + codec + repeatable + metadata
      + ["file:\(output)"]
  }

  private var codec: [String] {
    switch format {
    case .mp4:
      [
        "-c:v", "libx264", "-preset", "fast", "-crf", "16", "-movflags", "+faststart",
        "-f", "mp4",
      ]
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
        "-row-mt", "1", "-f", "webm",
      ]
    }
  }

  /// The title is the first text; the comment holds them all.
  private var metadata: [String] {
    guard let first = texts.first else { return [] }
    let comment = texts.map { "\($0.keyword): \($0.text)" }.joined(separator: "\n")
    return ["title=\(first.text)", "comment=\(comment)"]
      .flatMap { ["-metadata", String($0.prefix(Self.longestText))] }
  }

  /// An argument of a program is limited, and no player shows more than this.
  private static let longestText = 4000
}
