import SwiftSyntax

/// Notes the names that a file declares, and those that it uses.
final class NameCollector: ActiveVisitor {
  private(set) var declared: Set<String> = []
  /// The modules that it imports.
  private(set) var imported: Set<String> = []
  /// The places of each name that is used.
  private(set) var used: [String: [AbsolutePosition]] = [:]
  /// Whether names count that are only seen inside a declaration, such as those of parameters.
  private let includesInnerNames: Bool

  init(_ configuration: PhoneConfiguration, includesInnerNames: Bool) {
    self.includesInnerNames = includesInnerNames
    super.init(configuration)
  }

  private func declare(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let token { declared.insert(token.identifier?.name ?? token.text) }
    return .visitChildren
  }

  private func declareInside(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    includesInnerNames ? declare(token) : .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // What overrides is declared above.
    if node.modifiers.contains(.override) {
      use(node.name)
      return .visitChildren
    }
    return declare(node.name)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    if let variable, variable.modifiers.contains(.override) {
      use(node.identifier)
      return .visitChildren
    }
    return declare(node.identifier)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // What stands behind a module's name is a name like others.
    if let module = node.path.first { imported.insert(module.name.text) }
    return .skipChildren
  }

  // MARK: Inner names

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.name)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.secondName ?? node.firstName)
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.firstName)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.name)
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.name)
  }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.name)
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    declareInside(node.firstName)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // The elements of a tuple are found by their labels.
    node.parent?.parent?.is(TupleExprSyntax.self) ?? false
      ? declareInside(node.label) : .visitChildren
  }

  // MARK: Uses

  private static let implicit: Set = ["$0", "error", "newValue", "oldValue", "_"]

  private func use(_ token: TokenSyntax) {
    // Keywords such as self and init are no names, nor are operators and closures' $0.
    guard case .identifier = token.tokenKind else { return }
    let name = token.identifier?.name ?? token.text
    guard !Self.implicit.contains(name) else { return }
    used[name, default: []].append(token.positionAfterSkippingLeadingTrivia)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.baseName)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // Those of the language begin small.
    let name = node.attributeName.trimmedDescription
    guard name.first?.isUppercase ?? false, !node.isDropped else { return .skipChildren }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
}
