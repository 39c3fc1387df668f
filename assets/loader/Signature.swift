import SwiftSyntax

/// How a function or a property is declared, as a text of one line.
struct Signature {
  /// The name without labels.
  let name: String
  /// The name with its labels, by which one method overrides another; a method without parameters
  /// and a property have none.
  let key: String
  var modifiers: Set<String>
  private let attributes: [String]
  private let content: Content

  private enum Content {
    case function(Function)
    case property(type: String, isSettable: Bool)
  }

  private struct Function {
    let generics: String
    let parameters: [Parameter]
    let effects: String
    let result: String?
    let requirements: String
  }

  private struct Parameter {
    let declaration: String
    let argument: String
  }

  /// How far a declaration can be seen.
  static let accessLevels: Set = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  /// The signature of a function; nil where another one could not call it.
  init?(_ node: FunctionDeclSyntax) {
    guard case .identifier = node.name.tokenKind else { return nil }
    let clause = node.signature.parameterClause.parameters
    guard clause.allSatisfy({ $0.ellipsis == nil }) else { return nil }
    name = node.name.text
    key = Self.key(of: node)
    (attributes, modifiers) = Self.specifiers(node.attributes, node.modifiers)
    content = .function(
      Function(
        generics: node.genericParameterClause?.flat ?? "",
        parameters: clause.enumerated().map { Self.parameter($1, number: $0) },
        effects: node.signature.effectSpecifiers.map { " \($0.flat)" } ?? "",
        result: node.signature.returnClause?.type.flat,
        requirements: node.genericWhereClause.map { " \($0.flat)" } ?? ""))
  }

  /// The signature of a computed property; nil where it is none.
  init?(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock?.accessors
    else { return nil }
    name = pattern.identifier.text
    key = name
    (attributes, modifiers) = Self.specifiers(node.attributes, node.modifiers)
    var isSettable = false
    if case .accessors(let list) = accessors {
      isSettable = list.contains { $0.accessorSpecifier.text == "set" }
    }
    content = .property(type: type.flat, isSettable: isSettable)
  }

  /// The name of a function with its labels.
  static func key(of node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return labels.isEmpty ? node.name.text : "\(node.name.text)(\(labels.joined()))"
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

  private static func parameter(_ node: FunctionParameterSyntax, number: Int) -> Parameter {
    let label = node.firstName.text
    var name = (node.secondName ?? node.firstName).text
    if name == "_" { name = "parameter\(number)" }
    let type = node.type.flat
    let attributes = node.attributes.isEmpty ? "" : "\(node.attributes.flat) "
    let value = node.defaultValue.map { " \($0.flat)" } ?? ""
    let isInOut = type.hasPrefix("inout ")
    let isDelayed = type.hasPrefix("@autoclosure ")
    return Parameter(
      declaration: attributes + (label == name ? name : "\(label) \(name)") + ": \(type)\(value)",
      argument: (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name
        + (isDelayed ? "()" : ""))
  }
}

extension Signature {
  /// What the member that does the work is called where it stands in an extension.
  var extendedName: String { "\(name)_extended" }

  /// What stands for an optional requirement.
  var optionalName: String { "\(name)_optional" }

  /// The member as the class itself declares it, doing what the extension says.
  var forwarding: String {
    switch content {
    case .function(let function):
      return header(dropping: ["dynamic"])
        + "\(declaration(of: function, named: name)) { \(call(of: extendedName, function)) }"
    case .property(let type, let isSettable):
      let setter = isSettable ? " set { \(extendedName) = newValue }" : ""
      return header(dropping: ["dynamic"])
        + "var \(name): \(type) { get { \(extendedName) }\(setter) }"
    }
  }

  /// The requirement that stands for an optional one: a nil says that it is not met.
  var optionalRequirement: String? {
    guard case .function(let function) = content else { return nil }
    return declaration(of: function, named: optionalName, isOptional: true)
  }

  /// How a type meets the requirement that stands for an optional one.
  func optionalWitness(isMet: Bool, specifiers: String) -> String? {
    guard case .function(let function) = content else { return nil }
    let body = isMet ? call(of: name, function) : "nil"
    return "\(specifiers)\(declaration(of: function, named: optionalName, isOptional: true)) { "
      + "\(body) }"
  }

  private func header(dropping dropped: Set<String>) -> String {
    (attributes + modifiers.subtracting(dropped).sorted()).map { "\($0) " }.joined()
  }

  private func declaration(
    of function: Function, named name: String, isOptional: Bool = false
  ) -> String {
    var result = function.result
    if isOptional {
      let isAlready = result?.hasSuffix("?") ?? false
      result = isAlready ? result : "(\(result ?? "Void"))?"
    }
    return "func \(name)\(function.generics)"
      + "(\(function.parameters.map(\.declaration).joined(separator: ", ")))"
      + function.effects + (result.map { " -> \($0)" } ?? "") + function.requirements
  }

  private func call(of name: String, _ function: Function) -> String {
    let effects =
      (function.effects.contains("throws") ? "try " : "")
      + (function.effects.contains("async") ? "await " : "")
    // A parameter may have the same name.
    return "\(effects)self.\(name)(\(function.parameters.map(\.argument).joined(separator: ", ")))"
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
