import Drawing
import Foundation

/// The file beside the goldens that names the renderer they were made with.
package struct RendererRecord: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// The goldens were made with the present libraries and fonts.
    case same
    /// Nothing is recorded; goldens are compared as if they were of this renderer.
    case missing
    /// A sentence for each library and font that is another one.
    case different([String])
    /// The file is there, and not to be understood.
    case damaged(CaptureError)
  }

  /// The name of the file in the folder above the goldens of all scenarios.
  package static let fileName = "RENDERER"

  package let path: String
  package let present: RendererIdentity
  package let state: State

  /// Reads the file at `path` and compares it with the present renderer.
  package init(path: String, present: RendererIdentity) throws(CaptureError) {
    self.path = path
    self.present = present
    let bytes: [UInt8]
    do { bytes = try FileInput.read(path) } catch .cannotRead(_, code: ENOENT) {
      state = .missing
      return
    }
    guard let recorded = RendererIdentity(String(decoding: bytes, as: UTF8.self)) else {
      state = .damaged(
        .malformed(path: path, line: 1, reason: "it does not name libraries and fonts"))
      return
    }
    let sentences = present.differences(fromGoldens: recorded)
    state = sentences.isEmpty ? .same : .different(sentences)
  }

  /// Whether pictures can be compared exactly.
  package var isSameRenderer: Bool { state == .same || state == .missing }

  /// Records the present renderer where the mode asks for it; returns whether the file was written.
  @discardableResult
  package func update(_ mode: UpdateMode) throws(CaptureError) -> Bool {
    guard state == .missing ? mode != .never : mode == .all && state != .same else { return false }
    try FileOutput.makeFolder(at: URL(filePath: path).deletingLastPathComponent().path)
    try FileOutput.write(Array("\(present)".utf8), to: path)
    return true
  }
}
