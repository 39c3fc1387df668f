import SwiftSyntax

/// Members of extensions that the class has to declare: they go under another name, by which the
/// class calls them.
extension FileRewriter {
  /// Renames a method of an extension; returns what `#function` is in it, where that is not the name
  /// in the source.
  func rewriteExtended(_ node: FunctionDeclSyntax) -> String? {
    guard node.isMember, let (signature, scope) = forwarded(Signature(node)) else { return nil }
    edits.replace(node.name, with: signature.extendedName)
    open(node.modifiers, before: node.funcKeyword, in: scope)
    return signature.key.hasSuffix(")") ? signature.key : "\(signature.key)()"
  }

  /// The same of a property, or of the observers of one, which become methods.
  func rewriteExtended(_ node: VariableDeclSyntax) -> String? {
    guard node.isMember, let (signature, scope) = forwarded(Signature(node)),
      let binding = node.bindings.first
    else { return nil }
    if case .observers(let type, _) = signature.content, let block = binding.accessorBlock {
      makeMethods(of: block, type: type, signature: signature, in: scope)
      let start = node.modifiers.first?.positionAfterSkippingLeadingTrivia
      edits.replace(
        (start ?? node.bindingSpecifier.positionAfterSkippingLeadingTrivia)..<block.leftBrace
          .endPositionBeforeTrailingTrivia, "")
    } else {
      edits.replace(binding.pattern, with: signature.extendedName)
      open(node.modifiers, before: node.bindingSpecifier, in: scope)
    }
    return signature.name
  }

  /// The same of an initializer.
  func rewriteExtended(_ node: InitializerDeclSyntax) -> String? {
    guard let (signature, scope) = forwarded(Signature(node)) else { return nil }
    let clause = node.signature.parameterClause
    if let first = clause.parameters.first {
      relabel(first, isOfSubscript: false)
    } else {
      edits.insert("extended: Void", at: clause.rightParen.positionAfterSkippingLeadingTrivia)
    }
    open(node.modifiers, before: node.initKeyword, in: scope)
    return signature.key.hasSuffix(")") ? signature.key : "init()"
  }

  /// The same of a subscript.
  func rewriteExtended(_ node: SubscriptDeclSyntax) -> String? {
    guard let (signature, scope) = forwarded(Signature(node)),
      case .subscript(let function, _) = signature.content,
      let first = node.parameterClause.parameters.first
    else { return nil }
    relabel(first, isOfSubscript: true)
    open(node.modifiers, before: node.subscriptKeyword, in: scope)
    return "subscript(\(function.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  private func forwarded(_ signature: Signature?) -> (Signature, RewritingScope)? {
    guard let signature, let scope = scopes.last, scope.isExtension,
      module.isForwarded(signature, of: scope.name)
    else { return nil }
    return (signature, scope)
  }

  private func relabel(_ parameter: FunctionParameterSyntax, isOfSubscript: Bool) {
    let label = parameter.firstName.text
    guard parameter.secondName != nil else {
      let extended = Signature.extendedLabel(isOfSubscript ? nil : label)
      edits.insert("\(extended) ", at: parameter.firstName.positionAfterSkippingLeadingTrivia)
      return
    }
    edits.replace(parameter.firstName, with: Signature.extendedLabel(label == "_" ? nil : label))
  }

  private func makeMethods(
    of block: AccessorBlockSyntax, type: String, signature: Signature, in scope: RewritingScope
  ) {
    guard case .accessors(let accessors) = block.accessors else { return }
    var lineOfLast = 0
    for accessor in accessors {
      let observer = accessor.accessorSpecifier
      let name = accessor.parameters?.name.text ?? Signature.observedName(observer.text)
      let start = observer.positionAfterSkippingLeadingTrivia
      let end =
        (accessor.parameters?.endPositionBeforeTrailingTrivia
          ?? observer.endPositionBeforeTrailingTrivia)
      let text =
        (file.line(at: start) == lineOfLast ? "; " : "")
        + (scope.hidesMembers ? "internal " : "")
        + "func \(signature.observerName(observer.text))(_ \(name): \(type))"
      edits.replace(start..<end, text)
      lineOfLast = file.line(at: accessor.endPositionBeforeTrailingTrivia)
    }
    edits.remove(block.rightBrace)
  }

  /// Lets the class call a member wherever it stands.
  private func open(
    _ modifiers: DeclModifierListSyntax, before keyword: TokenSyntax, in scope: RewritingScope
  ) {
    for modifier in modifiers
    where modifier.name.text == "override" || Signature.accessLevels.contains(modifier.name.text) {
      edits.remove(modifier.name)
    }
    // The class may stand in another file.
    guard scope.hidesMembers else { return }
    edits.insert("internal ", at: keyword.positionAfterSkippingLeadingTrivia)
  }
}
