import Foundation

/// The fonts that text is set in.
public enum Fonts {
  /// Uses exactly the fonts that a fontconfig file lists, with settings that give equal pixels on
  /// every machine, and checks that they are installed.
  ///
  /// Without it text is set in what the system has. It may be called again; the same file is not
  /// read twice.
  public static func prepare(configuration: URL) throws(DrawingError) {
    let path = configuration.standardizedFileURL.path
    try TextEngine.shared.withLock { engine throws(DrawingError) in
      try engine.useConfiguration(path: path)
    }
  }

  /// The measures of a font.
  public static func metrics(of font: FontDescription) -> FontMetrics {
    TextEngine.shared.withLock { $0.metrics(of: font) }
  }
}
