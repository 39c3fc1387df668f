import Dispatch
import Foundation
import HostSystem
import Loader
import PhoneSimulator
import UIKit

/// The screens of files written for iOS, built again when these change.
@MainActor
final class OpenedScreens: ScreenSource {
  var onNews: ((ScreenNews) -> Void)?

  private let paths: [String]
  private let builder: CodeBuilder
  private let places: CodePlaces
  private let host: HostKind
  private let resources: [String]
  private var listing: CodeListing
  private var product: CodeBuilder.Product?
  private var wanted: WantedClass?

  /// What the screen is called that is shown first, where that is not by its files as they are found
  /// from everywhere.
  private let first: (name: String, wanted: WantedClass?)?

  private var watch: FileWatch?
  private var watchedFolders: Set<String> = []
  private var isBuilding = false
  /// Whether something has changed since the present build began.
  private var isBehind = false

  /// Builds a class of the files that paths stand for, the only view controller where none is wanted;
  /// where there are several, one has to be chosen.
  ///
  /// - Parameters:
  ///   - paths: Paths of files and folders.
  ///   - wanted: The class.
  ///   - host: What an object is shown among that is no view controller.
  ///   - resources: Folders with pictures, colours and texts, besides those of the paths.
  ///   - name: What the screen is called; nil where its name is made of paths and class.
  ///   - loader: What builds it, and again later.
  /// - Throws: What keeps it from being built.
  init(
    _ paths: [String], _ wanted: WantedClass?, host: HostKind = .form, resources: [String] = [],
    named name: String? = nil,
    by loader: sending CodeLoader
  ) throws {
    (self.paths, self.wanted, self.host, self.resources) = (paths, wanted, host, resources)
    first = name.map { ($0, wanted) }
    places = loader.places
    listing = try loader.look(at: paths)
    if wanted != nil || listing.viewControllers.count < 2 {
      product = try CodeBuilder.Product(paths, wanted, by: loader)
    }
    builder = CodeBuilder(loader)
    watchFolders()
  }

  /// The screen as a list has it in a process that does not load it.
  var listed: AppScreen {
    guard let screen else {
      return AppScreen(Self.none, title: "", whatToWatch: "") { UndecidedViewController() }
    }
    let make: @MainActor () -> UIViewController = {
      preconditionFailure("only the phone's own process loads the code")
    }
    return AppScreen(
      screen.name, title: screen.title, whatToWatch: screen.whatToWatch, make: make)
  }

  var screens: [SessionChoice.Screen] {
    let classes = listing.classes.filter {
      $0.isViewController || $0.name == product?.declared.name
    }
    return classes.map { declared in
      SessionChoice.Screen(
        name: name(of: declared.name), title: declared.file, whatToWatch: declared.file)
    }
  }

  private func name(of className: String) -> String {
    let isPresent = className == product?.declared.name
    if isPresent, let first, first.wanted == wanted { return first.name }
    return CodeName.full(isPresent ? wanted?.text ?? className : className, in: paths)
  }

  /// The screen that is built; nil until one is chosen.
  var screen: LoadedScreen? {
    product.map { $0.screen(named: name(of: $0.declared.name), host: host, resources: resources) }
  }

  /// What the screen is called on which there is nothing yet.
  private static let none = "choose a screen"

  func build(_ name: String) {
    wanted =
      name == first?.name ? first?.wanted : CodeName.made(in: name).map { WantedClass($0) }
    rebuild()
  }

  func place(of offsets: [UInt64], in library: String) -> String? {
    places.place(of: offsets, in: library)
  }

  // MARK: Changes

  private func watchFolders() {
    let folders = Set(
      listing.allFiles.map { URL(filePath: $0).deletingLastPathComponent().path })
    guard folders != watchedFolders else { return }
    watchedFolders = folders
    // Where nothing can be watched the code stays as it is.
    watch = try? FileWatch(folders.sorted()) {
      $0.hasSuffix(".swift")
    } _: { [weak self] in
      self?.filesChanged()
    }
  }

  /// What editors do to several files comes close together, in milliseconds.
  private static let pause = 20

  private func filesChanged() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.pause)) { [weak self] in
      self?.rebuild()
    }
  }

  private func rebuild() {
    // Nothing has been chosen yet.
    guard wanted != nil || product != nil else { return }
    guard !isBuilding else {
      isBehind = true
      return
    }
    (isBuilding, isBehind) = (true, false)
    let (builder, paths, wanted) = (builder, paths, wanted)
    Task {
      let result: Result<CodeBuilder.Product, any Error>
      do {
        result = .success(try await builder.build(paths, wanted))
      } catch {
        result = .failure(error)
      }
      finish(result)
    }
  }

  private func finish(_ result: Result<CodeBuilder.Product, any Error>) {
    isBuilding = false
    // What building took is of no use before the next time, on any thread.
    defer { FreeMemory.giveBack() }
    // What is old already is not shown.
    if isBehind { return rebuild() }
    switch result {
    case .success(let product):
      (self.product, listing) = (product, product.listing)
      watchFolders()
      if let screen { onNews?(.built(screen)) }
    case .failure(let error):
      onNews?(.problems(error.sentence))
    }
  }
}
