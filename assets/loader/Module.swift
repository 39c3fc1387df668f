/// What the files that are rewritten together declare.
final class Module {
  /// A class, a protocol or another type, with what its extensions add.
  struct DeclaredType {
    enum Kind { case classType, protocolType, otherType }

    /// Nil for a type that is only extended here.
    var kind: Kind?
    var isPublic = false
    /// What stands behind the colons of the type and its extensions.
    var inherited: [String] = []
    var members: [Member] = []
    /// The optional requirements of a protocol.
    var optionalRequirements: [Signature] = []
  }

  /// A method, a property, an initializer or a subscript.
  struct Member {
    var name: String
    var key: String
    var isOverride: Bool
    /// How to declare it elsewhere; nil where it stands in the type itself, or cannot be moved.
    var extended: Signature?
  }

  /// By their names, with those of the types around them.
  private(set) var types: [String: DeclaredType] = [:]

  /// Everything that has a name here.
  var names: Set<String> = []

  /// What is declared in an extension and overridden in a class below.
  private var overridden: [String: Set<String>] = [:]

  /// The protocols with optional requirements.
  private var optionalProtocols: [(name: String, requirements: [Signature], isPublic: Bool)] = []
  /// The names of the methods among them.
  private var optionalNames: Set<String> = []

  /// Changes the type of a name, which begins as one that is not known.
  func update(_ name: String, _ change: (inout DeclaredType) -> Void) {
    change(&types[name, default: DeclaredType()])
  }

  /// Connects what has been declared; nothing is declared afterwards.
  func connect() {
    for (name, type) in types {
      if !type.optionalRequirements.isEmpty {
        optionalProtocols.append((name, type.optionalRequirements, type.isPublic))
        optionalNames.formUnion(type.optionalRequirements.lazy.filter(\.isFunction).map(\.name))
      }
      for member in type.members where member.isOverride {
        for ancestor in ancestors(of: name) { overridden[ancestor, default: []].insert(member.key) }
      }
    }
  }

  func isClass(_ name: String) -> Bool { types[name]?.kind == .classType }
  func isProtocol(_ name: String) -> Bool { types[name]?.kind == .protocolType }

  // MARK: Inheritance

  /// The types and protocols above a type, the nearest first.
  func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var rest = types[name]?.inherited ?? []
    while !rest.isEmpty {
      let next = rest.removeFirst()
      // A circle is an error that the compiler tells.
      guard next != name, !found.contains(next) else { continue }
      found.append(next)
      rest += types[next]?.inherited ?? []
    }
    return found
  }

  /// The method of a name that a type has, or inherits from types that are declared here; nil
  /// where there is none, or several.
  func method(_ name: String, of type: String) -> Member? {
    for type in [type] + ancestors(of: type) {
      let found = types[type]?.members.filter { $0.name == name } ?? []
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    }
    return nil
  }

  /// Whether a type has or inherits a member of a name.
  func hasMember(_ name: String, in type: String) -> Bool {
    ([type] + ancestors(of: type)).contains { type in
      types[type]?.members.contains { $0.name == name } ?? false
    }
  }

  private func hasMember(key: String, in type: String) -> Bool {
    ([type] + ancestors(of: type)).contains { type in
      !isProtocol(type) && (types[type]?.members.contains { $0.key == key } ?? false)
    }
  }

  // MARK: Members of extensions

  /// Whether a member of an extension has to be declared by the class, as only there a member can
  /// override and be overridden.
  func isForwarded(_ member: Signature, of type: String) -> Bool {
    guard isClass(type) else { return false }
    return member.modifiers.contains("override") || overridden[type]?.contains(member.key) ?? false
  }

  /// What a class declares for its extensions.
  func forwardings(of type: String) -> [String] {
    (types[type]?.members ?? []).compactMap(\.extended).filter { isForwarded($0, of: type) }
      .map(\.forwarding)
  }

  // MARK: Optional requirements

  /// Whether a method of this name may be left out by those who conform.
  func isOptionalRequirement(_ name: String) -> Bool { optionalNames.contains(name) }

  /// What a class, or another type's extension, declares for the optional requirements of the
  /// protocols that it conforms to by itself.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - inherited: What stands behind the colon; nil for all that the class conforms to.
  /// - Returns: The declarations, in the order of the alphabet.
  func optionalWitnesses(of name: String, inherited: [String]? = nil) -> [String] {
    guard !optionalProtocols.isEmpty else { return [] }
    let parents = (types[name]?.inherited ?? []).filter { !isProtocol($0) }
    let above = Set(parents + parents.flatMap(ancestors))
    let own = (inherited ?? types[name]?.inherited ?? []).filter(isProtocol)
    let protocols = own + own.flatMap(ancestors)
    var witnesses: [String] = []
    for (declared, requirements, isPublic) in optionalProtocols {
      let isInherited = above.contains(declared)
      guard isInherited || protocols.contains(declared) else { continue }
      let access = isPublic && types[name]?.isPublic ?? true ? "public " : ""
      for requirement in requirements {
        let isMet = hasMember(key: requirement.key, in: name)
        if isInherited {
          // What a class above meets is overridden by itself.
          guard isMet, !above.contains(where: { hasMember(key: requirement.key, in: $0) })
          else { continue }
        }
        let specifiers = access + (isInherited ? "override " : "")
        witnesses.append(requirement.optionalWitness(isMet: isMet, specifiers: specifiers))
      }
    }
    return witnesses.sorted()
  }
}
