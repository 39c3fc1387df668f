import Foundation
import HostSystem

/// The folder of a report, in which only what an earlier check has left may be replaced.
package struct ReportFolder: Sendable {
  package let path: String
  /// The text of an earlier page, nil where there is none.
  private let earlierPage: String?

  /// Looks at the page; throws where it is not of a check.
  package init(_ path: String) throws(CaptureError) {
    self.path = path
    let page = "\(path)/\(HTMLReport.fileName)"
    let bytes: [UInt8]
    do { bytes = try FileInput.read(page) } catch .cannotRead(_, code: ENOENT) {
      earlierPage = nil
      return
    } catch .cannotRead(_, code: EISDIR) {
      throw .notOurs(path: page)
    } catch .notAFile {
      throw .notOurs(path: page)
    } catch {
      throw .file(error)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(HTMLReport.mark) else { throw .notOurs(path: page) }
    earlierPage = text
  }

  /// Whether there is a page of an earlier check.
  package var hasPage: Bool { earlierPage != nil }

  /// The path of a scenario's pictures, from the folder on.
  package static func pictures(of scenario: String) -> String { "pictures/\(scenario)" }

  /// The pictures of an earlier report on a scenario; throws where others have some of such names.
  package func earlierPictures(of scenario: String) throws(CaptureError) -> EarlierPictures {
    let folder = Self.pictures(of: scenario)
    return try EarlierPictures(
      in: "\(path)/\(folder)", where: PictureEvidence.isName,
      isKnown: { name in
        earlierPage?.contains("\"\(Markup.address(ofPath: "\(folder)/\(name)"))\"") ?? false
      })
  }
}
