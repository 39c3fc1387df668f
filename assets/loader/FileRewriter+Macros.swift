import SwiftSyntax

extension FileRewriter {
  /// Rewrites `#selector`, `#keyPath` and a moved `#function`, and drops previews; false for other
  /// macros.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first, let text = selector(argument) else { return false }
      edits.replace(node, with: text)
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { return false }
      edits.replace(node, with: "\"\(key(of: argument))\"")
    case "function":
      guard let name = functionNames.last ?? nil else { return false }
      edits.replace(node, with: "\"\(name)\"")
    case "Preview":
      edits.replace(node, with: "")
    default: return false
    }
    return true
  }

  // MARK: Selectors

  private func selector(_ argument: LabeledExprSyntax) -> String? {
    var expression = argument.expression
    var type: String?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      expression = elements[0]
      type = elements[2].flat
    }
    guard let (owner, name) = target(of: expression) else { return nil }
    switch argument.label?.text {
    case "getter":
      return "Selector(\"\(name.baseName.text)\", "
        + "{ (object: \(owner)) in { object.\(name.baseName.text) } })"
    case "setter":
      let property = name.baseName.text
      return "Selector(\"set\(property.prefix(1).uppercased())\(property.dropFirst()):\", "
        + "{ (object: \(owner)) in { object.\(property) = $0 } })"
    default: break
    }
    let reference = "\(owner).\(name.flat)"
    guard let type else { return "Selector(\"\(fullName(name, of: owner))\", \(reference))" }
    // Of a method that is named without its type, the parameters alone are given.
    let isWhole = type.hasPrefix("(\(owner)) ->") || type.hasPrefix("(\(owner))->")
    return "Selector(\"\(fullName(name, of: owner))\", "
      + "\(reference) as \(isWhole ? type : "(\(owner)) -> \(type)"))"
  }

  /// The type whose method is meant, and the method's name.
  private func target(
    of expression: ExprSyntax
  ) -> (owner: String, name: DeclReferenceExprSyntax)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return scopes.last.map { ($0.reference, name) }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base?.flat
    else { return nil }
    let name = access.declName
    guard let scope = scopes.last else { return (base, name) }
    if base == "self" || base == "Self" { return (scope.reference, name) }
    // Methods are found by name: one of a class of iOS may stand for the file's own.
    let method = name.baseName.text
    let isDeclaredHere = module.types[base]?.kind != nil || module.hasMember(method, in: base)
    if !isDeclaredHere, module.hasMember(method, in: scope.name) {
      return (scope.reference, name)
    }
    return (base, name)
  }

  /// The name with labels, by which selectors are equal.
  private func fullName(_ name: DeclReferenceExprSyntax, of owner: String) -> String {
    let base = name.baseName.text
    if let labels = name.argumentNames?.arguments {
      return "\(base)(\(labels.map { "\($0.name.text):" }.joined()))"
    }
    let type = scopes.last.flatMap { $0.reference == owner ? $0.name : nil } ?? owner
    return module.method(base, of: type)?.key ?? base
  }

  // MARK: Key paths

  /// The names of properties behind those of types, joined by dots.
  private func key(of expression: ExprSyntax) -> String {
    let names = expression.flat.filter { $0 != "?" && $0 != "!" && $0 != " " }.split(separator: ".")
    let types = names.prefix { name in
      name == "self" || name.first?.isUppercase ?? false
    }
    let isOwn = types.last.map { module.types[String($0)]?.kind != nil } ?? true
    let properties = names.dropFirst(types.count).map { name in
      // Objective-C calls what Swift sees as isHidden hidden.
      guard !isOwn, name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase
      else { return String(name) }
      return first.lowercased() + name.dropFirst(3)
    }
    return properties.joined(separator: ".")
  }
}
