import SwiftSyntax

extension FileRewriter {
  private static let classBound: Set = ["AnyObject", "NSObjectProtocol", "class"]

  /// Makes a protocol of Objective-C one of classes alone, with a requirement in the place of each
  /// optional one.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let isOfObjectiveC = node.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "objc"
    }
    guard isOfObjectiveC else { return }
    if let inheritance = node.inheritanceClause {
      if Self.classBound.isDisjoint(with: inheritance.names) {
        edits.insert(
          "AnyObject, ", at: inheritance.inheritedTypes.positionAfterSkippingLeadingTrivia)
      }
    } else {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    }
    var defaults: [String] = []
    for member in node.memberBlock.members {
      guard let signature = optionalRequirement(member.decl) else { continue }
      edits.replace(member.decl, with: signature.optionalRequirement)
      defaults.append(signature.optionalWitness(isMet: false, specifiers: ""))
      if let reading = signature.optionalReading { defaults.append(reading) }
    }
    guard !defaults.isEmpty, let scope = scopes.last, scopes.count == 1 else { return }
    let access = module.types[scope.name]?.isPublic ?? false ? "public " : ""
    edits.insert(
      "; \(access)extension \(scope.name) { \(defaults.joined(separator: "; ")) }",
      at: node.endPositionBeforeTrailingTrivia)
  }

  private func optionalRequirement(_ declaration: DeclSyntax) -> Signature? {
    let signature: Signature?
    let modifiers: DeclModifierListSyntax
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (signature, modifiers) = (Signature(function), function.modifiers)
    } else if let property = declaration.as(VariableDeclSyntax.self) {
      (signature, modifiers) = (Signature(property), property.modifiers)
    } else {
      return nil
    }
    return modifiers.contains(.optional) && signature?.canBeOptional ?? false ? signature : nil
  }

  /// Calls the requirement that stands for an optional one: `object.method?(…)`.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      rewriteOptionalName(chaining.expression)
    {
      edits.replace(chaining.questionMark, with: "")
    } else if let unwrapping = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      rewriteOptionalName(unwrapping.expression)
    {
      edits.replace(unwrapping.exclamationMark, with: "")
      edits.insert("!", at: node.endPositionBeforeTrailingTrivia)
    }
  }

  private func rewriteOptionalName(_ expression: ExprSyntax) -> Bool {
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName
      ?? expression.as(DeclReferenceExprSyntax.self)
    guard let name, module.isOptionalRequirement(name.baseName.text) else { return false }
    edits.replace(name, with: "\(name.baseName.text)_optional")
    return true
  }
}
