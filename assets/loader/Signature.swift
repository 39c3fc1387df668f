import SwiftSyntax

/// How a member of a type is declared, as a text of one line.
struct Signature {
  /// The name without labels.
  let name: String
  /// The name with its labels, by which one method overrides another; a method without parameters
  /// and a property have none.
  let key: String
  var modifiers: Set<String>
  let attributes: [String]
  let content: Content

  enum Content {
    case function(Function)
    /// With `?` or `!` where it may fail.
    case initializer(Function, mark: String)
    case `subscript`(Function, isSettable: Bool)
    case property(type: String, isSettable: Bool)
    /// A property that is somebody else's, and the observers of its changes.
    case observers(type: String, [String])
  }

  struct Function {
    let generics: String
    let parameters: [Parameter]
    let effects: String
    let result: String?
    let requirements: String
  }

  struct Parameter {
    /// What a caller says before the argument; nil where it says nothing.
    let label: String?
    let name: String
    /// Attributes in front of it, each with a space.
    let attributes: String
    /// The type, and the value where none is given.
    let rest: String
    /// How it is handed on.
    let value: String
  }

  /// How far a declaration can be seen.
  static let accessLevels: Set = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  /// The signature of a function; nil where another one could not call it.
  init?(_ node: FunctionDeclSyntax) {
    guard case .identifier = node.name.tokenKind,
      let function = Function(
        node.signature.parameterClause, generics: node.genericParameterClause,
        effects: node.signature.effectSpecifiers, result: node.signature.returnClause,
        requirements: node.genericWhereClause)
    else { return nil }
    name = node.name.text
    key = Self.key(of: node)
    (attributes, modifiers) = Self.specifiers(node.attributes, node.modifiers)
    content = .function(function)
  }

  /// The signature of an initializer that calls others of its class; nil for all else, which an
  /// extension cannot have.
  init?(_ node: InitializerDeclSyntax) {
    guard node.modifiers.contains(.convenience),
      let function = Function(
        node.signature.parameterClause, generics: node.genericParameterClause,
        effects: node.signature.effectSpecifiers, requirements: node.genericWhereClause)
    else { return nil }
    name = "init"
    key = Self.key("init", node.signature.parameterClause)
    (attributes, modifiers) = Self.specifiers(node.attributes, node.modifiers)
    content = .initializer(function, mark: node.optionalMark?.text ?? "")
  }

  /// The signature of a subscript; nil where another one could not call it.
  init?(_ node: SubscriptDeclSyntax) {
    guard let accessors = node.accessorBlock?.accessors,
      let function = Function(
        node.parameterClause, generics: node.genericParameterClause, result: node.returnClause,
        requirements: node.genericWhereClause, isSubscript: true)
    else { return nil }
    name = "subscript"
    // The types, too: subscripts have no other names.
    key =
      Self.key("subscript", node.parameterClause)
      + node.parameterClause.parameters.map { "\($0.type.flat):" }.joined()
    (attributes, modifiers) = Self.specifiers(node.attributes, node.modifiers)
    content = .subscript(function, isSettable: accessors.names.contains("set"))
  }

  /// The signature of a property that is computed, or whose changes are observed; nil where it is
  /// neither.
  init?(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock?.accessors
    else { return nil }
    name = pattern.identifier.text
    key = name
    (attributes, modifiers) = Self.specifiers(node.attributes, node.modifiers)
    let observers = accessors.names.filter(["willSet", "didSet"].contains)
    content =
      observers.isEmpty
      ? .property(type: type.flat, isSettable: accessors.names.contains("set"))
      : .observers(type: type.flat, observers)
  }

  /// The name of a function with its labels.
  static func key(of node: FunctionDeclSyntax) -> String {
    key(node.name.text, node.signature.parameterClause)
  }

  private static func key(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String {
    let labels = clause.parameters.map { "\($0.firstName.text):" }
    return labels.isEmpty ? name : "\(name)(\(labels.joined()))"
  }

  private static func specifiers(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> ([String], Set<String>) {
    let kept = attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element, !attribute.isDropped else { return nil }
      return attribute.flat
    }
    return (kept, Set(modifiers.map { $0.name.text + ($0.detail?.flat ?? "") }))
  }
}

extension Signature.Function {
  /// Nil where the arguments cannot be handed on.
  fileprivate init?(
    _ clause: FunctionParameterClauseSyntax, generics: GenericParameterClauseSyntax?,
    effects: FunctionEffectSpecifiersSyntax? = nil, result: ReturnClauseSyntax? = nil,
    requirements: GenericWhereClauseSyntax?, isSubscript: Bool = false
  ) {
    guard clause.parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
    self.generics = generics?.flat ?? ""
    parameters = clause.parameters.enumerated().map {
      Signature.Parameter($1, number: $0, isOfSubscript: isSubscript)
    }
    self.effects = effects.map { " \($0.flat)" } ?? ""
    self.result = result?.type.flat
    self.requirements = requirements.map { " \($0.flat)" } ?? ""
  }
}

extension Signature.Parameter {
  fileprivate init(_ node: FunctionParameterSyntax, number: Int, isOfSubscript: Bool) {
    let label = node.firstName.text
    let isUnlabelled = label == "_" || isOfSubscript && node.secondName == nil
    var name = (node.secondName ?? node.firstName).text
    if name == "_" { name = "parameter\(number)" }
    let type = node.type.flat
    self.label = isUnlabelled ? nil : label
    self.name = name
    attributes = node.attributes.isEmpty ? "" : "\(node.attributes.flat) "
    rest = ": \(type)" + (node.defaultValue.map { " \($0.flat)" } ?? "")
    value =
      (type.hasPrefix("inout ") ? "&" : "") + name + (type.hasPrefix("@autoclosure ") ? "()" : "")
  }
}

extension AccessorBlockSyntax.Accessors {
  /// What its parts are called; none of a getter that is nothing but its body.
  fileprivate var names: [String] {
    guard case .accessors(let list) = self else { return [] }
    return list.map(\.accessorSpecifier.text)
  }
}

extension SyntaxProtocol {
  /// The text in one line, without comments.
  var flat: String {
    var text = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      if isApart || !token.leadingTrivia.isEmpty, !text.isEmpty { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
