import SwiftSyntax

/// Notes what a file declares, for all files that are rewritten with it.
final class DeclarationCollector: ActiveVisitor {
  private let module: Module
  private var scopes: [Scope] = []

  private struct Scope {
    var type: String
    var isExtension = false
    /// What an extension says about the access to its members.
    var access: Set<String> = []
  }

  init(_ configuration: PhoneConfiguration, into module: Module) {
    self.module = module
    super.init(configuration)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .classType, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .otherType, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .otherType, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .otherType, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .protocolType, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.withoutArguments
    module.update(type) { $0.inherited += node.inheritanceClause?.names ?? [] }
    let access = Set(node.modifiers.map(\.name.text)).intersection(["public", "package"])
    scopes.append(Scope(type: type, isExtension: true, access: access))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ name: TokenSyntax, _ kind: Module.DeclaredType.Kind, _ inheritance: InheritanceClauseSyntax?,
    _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    let type = (scopes.last.map { "\($0.type)." } ?? "") + name.text
    module.update(type) {
      $0.kind = kind
      $0.isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
      $0.inherited = (inheritance?.names ?? []) + $0.inherited
    }
    scopes.append(Scope(type: type))
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, node.isMember {
      let signature = Signature(node)
      noteOptional(signature, node.modifiers)
      note(
        node.name.text, key: Signature.key(of: node), modifiers: node.modifiers,
        extended: scope.isExtension ? signature : nil)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, node.isMember {
      let signature = Signature(node)
      noteOptional(signature, node.modifiers)
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        note(
          pattern.identifier.text, key: pattern.identifier.text, modifiers: node.modifiers,
          extended: scope.isExtension ? signature : nil)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, scope.isExtension, let signature = Signature(node) {
      note(signature.name, key: signature.key, modifiers: node.modifiers, extended: signature)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, let signature = Signature(node) {
      note(
        signature.name, key: signature.key, modifiers: node.modifiers,
        extended: scope.isExtension ? signature : nil)
    }
    return .visitChildren
  }

  private func noteOptional(_ signature: Signature?, _ modifiers: DeclModifierListSyntax) {
    guard let signature, signature.canBeOptional, let scope = scopes.last,
      modifiers.contains(.optional)
    else { return }
    module.update(scope.type) { $0.optionalRequirements.append(signature) }
  }

  private func note(
    _ name: String, key: String, modifiers: DeclModifierListSyntax, extended: Signature?
  ) {
    guard let scope = scopes.last else { return }
    var extended = extended
    if let modifiers = extended?.modifiers, modifiers.isDisjoint(with: Signature.accessLevels) {
      extended?.modifiers.formUnion(scope.access)
    }
    let member = Module.Member(
      name: name, key: key, isOverride: modifiers.contains(.override), extended: extended)
    module.update(scope.type) { $0.members.append(member) }
  }
}

extension SyntaxProtocol {
  /// Whether it stands in a type and not in a function.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is among them.
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension InheritanceClauseSyntax {
  /// What stands behind the colon, without generic arguments.
  var names: [String] {
    inheritedTypes.flatMap { element -> [String] in
      if let composition = element.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { $0.type.withoutArguments }
      }
      return [element.type.withoutArguments]
    }
  }
}

extension TypeSyntax {
  /// The name of a type with those around it, without generic arguments and attributes.
  var withoutArguments: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return "\(type.baseType.withoutArguments).\(type.name.text)"
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.withoutArguments }
    return trimmedDescription
  }
}
