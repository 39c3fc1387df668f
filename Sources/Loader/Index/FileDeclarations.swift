/// What a file declares for other files, and the names it uses.
struct FileDeclarations: Hashable, Sendable {
  /// A class, a protocol or a type of values.
  struct DeclaredType: Hashable, Sendable {
    enum Kind: String {
      case classType = "class"
      /// A class that has to be told types before it can be made.
      case genericClass = "generic"
      case protocolType = "protocol"
      case valueType = "value"
    }

    /// With the types around it.
    let name: String
    let line: Int
    let kind: Kind
    /// Whether other files see it.
    let isSeen: Bool
    let inherited: [String]
  }

  struct DeclaredExtension: Hashable, Sendable {
    let type: String
    let inherited: [String]
    let members: [String]
  }

  var types: [DeclaredType] = []
  var extensions: [DeclaredExtension] = []
  /// Names of the module: types, functions, variables, operators.
  var globals: [String] = []
  /// Other names of types.
  var aliases: [String: String] = [:]
  /// The parameters of initializers that have some, by the type.
  var initializers: [String: [String]] = [:]
  var used: Set<String> = []

  /// Notes a line of the program that reads files, without the number of the file.
  mutating func note(_ kind: Substring, _ parts: [Substring]) {
    func list(_ index: Int) -> [String] {
      parts.count > index ? parts[index].split(separator: ",").map(String.init) : []
    }
    switch kind {
    case "type":
      guard parts.count == 5, let line = Int(parts[0]),
        let kind = DeclaredType.Kind(rawValue: String(parts[2]))
      else { return }
      types.append(
        DeclaredType(
          name: String(parts[1]), line: line, kind: kind, isSeen: parts[3] == "seen",
          inherited: list(4)))
    case "extension":
      guard let type = parts.first else { return }
      extensions.append(
        DeclaredExtension(type: String(type), inherited: list(1), members: list(2)))
    case "alias":
      if parts.count == 2 { aliases[String(parts[0])] = String(parts[1]) }
    case "initializer":
      if parts.count == 2 { initializers[String(parts[0]), default: []].append(String(parts[1])) }
    case "global": globals = list(0)
    case "uses": used = Set(list(0))
    default: break
    }
  }
}
