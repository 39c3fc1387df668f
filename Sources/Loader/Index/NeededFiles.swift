/// The files among others that some of them need, with why each is needed.
package struct NeededFiles: Sendable {
  /// Why a file is needed.
  package enum Reason: Hashable, Sendable {
    /// It was asked for.
    case named
    /// Another file uses a name that it declares.
    case declares(String, usedBy: String)
    /// It extends a type, to which it gives a member that another file uses.
    case givesMember(String, of: String, usedBy: String)
    /// It extends a type of another file.
    case extends(String, of: String)
    /// It makes a type conform to a protocol of another file.
    case conforms(String, to: String, of: String)
  }

  /// In the order of the index.
  package let files: [String]

  private let reasons: [String: Reason]

  /// Finds what is needed by some files of an index.
  package init(by roots: [String], in index: DeclarationIndex) {
    var search = Search(index)
    for root in roots { search.include(root, .named) }
    search.run()
    reasons = search.reasons
    files = index.files.filter { search.reasons[$0] != nil }
  }

  /// Why a file is needed, and why that is that needs it, back to one that was asked for; empty where
  /// it is not needed.
  package func chain(to file: String) -> [(file: String, reason: Reason)] {
    var (chain, next): ([(String, Reason)], String?) = ([], file)
    while let file = next, let reason = reasons[file], chain.count <= reasons.count {
      chain.append((file, reason))
      next =
        switch reason {
        case .named: nil
        case .declares(_, let user), .givesMember(_, _, let user): user
        case .extends(_, let owner), .conforms(_, _, let owner): owner
        }
    }
    return chain
  }

  /// A search that goes from file to file until nothing new is needed.
  private struct Search {
    private let index: DeclarationIndex
    private(set) var reasons: [String: Reason] = [:]
    private var queue: [String] = []
    /// Where names of the module are declared.
    private var declaring: [String: [String]] = [:]
    /// Where types of the module are extended.
    private var extending: [String: [String]] = [:]
    /// Where other types are given members, by the member.
    private var giving: [String: [(file: String, type: String)]] = [:]
    /// Where other types are made to conform to protocols, by the protocol.
    private var conforming: [String: [(file: String, type: String)]] = [:]

    init(_ index: DeclarationIndex) {
      self.index = index
      var own: Set<String> = []
      for file in index.files {
        let declarations = index.declarations(of: file)
        for name in declarations.globals { declaring[name, default: []].append(file) }
        for type in declarations.types where type.kind != .protocolType { own.insert(type.name) }
      }
      for file in index.files {
        for added in index.declarations(of: file).extensions {
          if own.contains(added.type) {
            extending[added.type, default: []].append(file)
          } else {
            for member in added.members { giving[member, default: []].append((file, added.type)) }
            for name in added.inherited { conforming[name, default: []].append((file, added.type)) }
          }
        }
      }
    }

    mutating func include(_ file: String, _ reason: Reason) {
      guard reasons[file] == nil else { return }
      reasons[file] = reason
      queue.append(file)
    }

    mutating func run() {
      while !queue.isEmpty {
        let file = queue.removeFirst()
        let declarations = index.declarations(of: file)
        for name in declarations.used.sorted() {
          for other in declaring[name] ?? [] { include(other, .declares(name, usedBy: file)) }
          for (other, type) in giving[name] ?? [] {
            include(other, .givesMember(name, of: type, usedBy: file))
          }
          // What conforms to a protocol is wanted where the protocol is spoken of.
          for (other, type) in conforming[name] ?? [] {
            include(other, .conforms(type, to: name, of: file))
          }
        }
        for type in declarations.types {
          for other in extending[type.name] ?? [] { include(other, .extends(type.name, of: file)) }
          for (other, extended) in conforming[type.name] ?? [] {
            include(other, .conforms(extended, to: type.name, of: file))
          }
        }
      }
    }
  }
}
