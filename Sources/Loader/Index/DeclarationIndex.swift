import Foundation
import HostSystem

/// What files declare and use, by their paths, kept from one look at them to the next.
package struct DeclarationIndex: Sendable {
  /// A file as it was when it was read.
  private struct Entry {
    let identity: Identity
    let declarations: FileDeclarations
  }

  /// What changes when a file is written or replaced.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private var entries: [String: Entry] = [:]

  /// In the order in which they were found.
  private(set) var files: [String] = []

  package init() {}

  func declarations(of file: String) -> FileDeclarations {
    entries[file]?.declarations ?? FileDeclarations()
  }

  /// Reads those of some files that are not known as they are.
  ///
  /// Throws `LoaderError` where one cannot be read or is not UTF-8.
  mutating func update(
    _ files: [String], by rewriter: Rewriter, toolchain: Toolchain, mode: LanguageMode
  ) throws {
    self.files = files
    let present = files.map(Identity.init)
    let changed = files.indices.filter { index in
      present[index].map { $0 != entries[files[index]]?.identity } ?? true
    }
    let known = Set(files)
    entries = entries.filter { known.contains($0.key) }
    guard !changed.isEmpty else { return }
    let output = try rewriter.run(
      ["index", toolchain.versionNumber, mode.rawValue], modules: [changed.map { files[$0] }])
    var found = changed.map { _ in FileDeclarations() }
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count >= 2, let number = Int(parts[1]), found.indices.contains(number) else {
        continue
      }
      let path = files[changed[number]]
      switch parts[0] {
      case "unreadable":
        let code = parts.count > 2 ? Int32(parts[2]) ?? EIO : EIO
        throw LoaderError.unreadable(.cannotRead(path: path, code: code))
      case "encoding": throw LoaderError.notUTF8(path)
      default: found[number].note(parts[0], Array(parts.dropFirst(2)))
      }
    }
    for (declarations, index) in zip(found, changed) {
      // One that has gone meanwhile is looked at again.
      guard let identity = present[index] else { continue }
      entries[files[index]] = Entry(identity: identity, declarations: declarations)
    }
  }

  // MARK: Classes

  /// A class that other files see, and can make without naming further types.
  package struct DeclaredClass: Hashable, Sendable {
    /// With the types around it.
    package let name: String
    package let file: String
    package let line: Int
    /// The class above it that is declared elsewhere; nil where there is none.
    package let importedSuperclass: String?
    /// The parameters of its own initializers, in parentheses, but for the one that decodes.
    let initializers: [String]
  }

  /// All classes, in the order of files and lines.
  package var classes: [DeclaredClass] {
    let known = typesByName
    return files.flatMap { file in
      declarations(of: file).types.compactMap { type in
        guard type.kind == .classType, type.isSeen else { return nil }
        return DeclaredClass(
          name: type.name, file: file, line: type.line,
          importedSuperclass: importedSuperclass(of: type, among: known),
          initializers: (declarations(of: file).initializers[type.name] ?? [])
            .filter { !$0.hasPrefix("(coder:") })
      }
    }
  }

  /// The classes that say of themselves, or by an extension, that they conform to one of some protocols.
  func classes(conformingTo protocols: Set<String>) -> [DeclaredClass] {
    func names(_ inherited: [String]) -> Bool {
      inherited.contains { name in
        name.split(separator: ".").last.map { protocols.contains(String($0)) } ?? false
      }
    }
    var conforming: Set<String> = []
    for file in files {
      let declarations = declarations(of: file)
      for type in declarations.types where names(type.inherited) { conforming.insert(type.name) }
      for added in declarations.extensions where names(added.inherited) {
        conforming.insert(added.type)
      }
    }
    return classes.filter { conforming.contains($0.name) }
  }

  private var typesByName: [String: FileDeclarations.DeclaredType] {
    var types: [String: FileDeclarations.DeclaredType] = [:]
    for file in files {
      for type in declarations(of: file).types where types[type.name] == nil {
        types[type.name] = type
      }
    }
    return types
  }

  private func importedSuperclass(
    of type: FileDeclarations.DeclaredType, among known: [String: FileDeclarations.DeclaredType]
  ) -> String? {
    var aliases: [String: String] = [:]
    for file in files { aliases.merge(declarations(of: file).aliases) { first, _ in first } }
    var (type, passed): (FileDeclarations.DeclaredType, Set<String>) = (type, [])
    while passed.insert(type.name).inserted, var above = type.inherited.first {
      if let alias = aliases[above] { above = alias }
      // A type is found in those around the one that names it first.
      var around = type.name.split(separator: ".").dropLast()
      var next = known[above]
      while next == nil || next?.name == type.name, !around.isEmpty {
        next = known[(around + [Substring(above)]).joined(separator: ".")]
        around.removeLast()
      }
      guard let next else { return above }
      guard next.kind == .classType || next.kind == .genericClass else { return nil }
      type = next
    }
    return nil
  }
}
