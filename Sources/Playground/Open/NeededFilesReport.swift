import Foundation
import Loader

/// What `open --why` has to say.
struct NeededFilesReport {
  private let needed: NeededFiles
  private let declared: DeclarationIndex.DeclaredClass

  init(_ needed: NeededFiles, for declared: DeclarationIndex.DeclaredClass) {
    (self.needed, self.declared) = (needed, declared)
  }

  /// Why a file is compiled for the class, from it back to the class's own.
  func text(on file: String) -> String {
    let path = Self.absolute(file)
    let known = needed.files.first { Self.absolute($0) == path }
    guard let known else { return "\(declared.name) does not need \(file).\n" }
    return needed.chain(to: known).map { "\(Self.sentence($0.file, $0.reason))\n" }.joined()
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  private static func sentence(_ file: String, _ reason: NeededFiles.Reason) -> String {
    switch reason {
    case .named: "\(file) is what is opened."
    case .declares(let name, let user): "\(file) declares \(name), which \(user) uses."
    case .givesMember(let name, let type, let user):
      "\(file) gives \(type) its \(name), which \(user) uses."
    case .extends(let type, let owner): "\(file) extends \(type), which \(owner) declares."
    case .conforms(let type, let name, let owner):
      "\(file) makes \(type) conform to \(name), which \(owner) speaks of."
    }
  }
}
