import Foundation
import Loader
import PhoneSimulator

/// Loads the screens whose names say in which files their code is.
@MainActor
final class CodeScreens {
  private let assets: Assets
  private let executable: String
  private let announce: (String) -> Void
  private var loader: CodeLoader?

  /// - Parameters:
  ///   - assets: Where the sources of the rewriter are.
  ///   - executable: The program's own file, beside which the compiled UIKit lies.
  ///   - announce: Takes a sentence before something that takes seconds.
  init(assets: Assets, executable: String, announce: @escaping (String) -> Void) {
    (self.assets, self.executable, self.announce) = (assets, executable, announce)
  }

  /// Builds a screen of a name whose paths begin in a folder; throws what keeps it from being built.
  func build(_ name: String, in folder: String) throws -> LoadedScreen {
    let loader =
      try loader
      ?? CodeLoader(
        assets: assets, executable: executable, announce: announce)
    self.loader = loader
    let (paths, wanted) = CodeName.parts(of: name, in: folder)
    let product = try CodeBuilder.Product(paths, wanted, by: loader)
    return product.screen(named: name)
  }
}
