import SwiftSyntax

/// What a file declares for other files, and which names it uses: a line for each thing.
final class FileIndex: ActiveVisitor {
  /// The lines without the file's number, which stands behind their first word.
  private(set) var lines: [(kind: String, rest: String)] = []

  private let file: SourceFile
  /// The types around the present place.
  private var scopes: [String] = []
  /// Whether the outermost of them is seen by its own file alone.
  private var hiddenScopes = 0
  private var globals: Set<String> = []

  init(_ file: SourceFile, _ configuration: PhoneConfiguration) {
    self.file = file
    super.init(configuration)
    walk(file.tree)
    if !globals.isEmpty { lines.append(("global", globals.sorted().joined(separator: ","))) }
    let names = NameCollector(configuration, includesInnerNames: false)
    names.walk(file.tree)
    let operators = OperatorCollector(configuration)
    operators.walk(file.tree)
    let used = Set(names.used.keys).union(operators.used)
    if !used.isEmpty { lines.append(("uses", used.sorted().joined(separator: ","))) }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericParameterClause != nil
    return enter(node.name, isGeneric ? "generic" : "class", node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, "value", node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, "value", node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, "value", node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, "protocol", node.inheritanceClause, node.modifiers)
  }

  private func enter(
    _ name: TokenSyntax, _ kind: String, _ inheritance: InheritanceClauseSyntax?,
    _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    let qualified = (scopes.last.map { "\($0)." } ?? "") + name.text
    scopes.append(qualified)
    if hiddenScopes > 0 || modifiers.hidesFromOtherFiles { hiddenScopes += 1 }
    let access = hiddenScopes > 0 ? "hidden" : "seen"
    let line = file.line(at: name.positionAfterSkippingLeadingTrivia)
    let inherited = inheritance?.names ?? []
    lines.append(
      (
        "type",
        ["\(line)", qualified, kind, access, inherited.joined(separator: ",")]
          .joined(separator: "\t")
      ))
    return .visitChildren
  }

  private func leave() {
    scopes.removeLast()
    if hiddenScopes > 0 { hiddenScopes -= 1 }
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.withoutArguments
    let isHidden = node.modifiers.hidesFromOtherFiles
    var members: Set<String> = []
    if !isHidden {
      for member in node.memberBlock.members { members.formUnion(member.decl.seenNames) }
    }
    let inherited = node.inheritanceClause?.names ?? []
    lines.append(
      (
        "extension",
        [type, inherited.joined(separator: ","), members.sorted().joined(separator: ",")]
          .joined(separator: "\t")
      ))
    scopes.append(type)
    if hiddenScopes > 0 || isHidden { hiddenScopes += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if let type = scopes.last, !node.modifiers.hidesFromOtherFiles, !parameters.isEmpty {
      let words = node.signature.parameterClause.trimmedDescription
        .split(whereSeparator: \.isWhitespace)
      lines.append(("initializer", "\(type)\t\(words.joined(separator: " "))"))
    }
    return .skipChildren
  }

  // MARK: Names of the module

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // Statements, and what stands in functions, hold nothing that another file sees.
    let place = node.parent?.parent
    guard case .decl(let declaration) = node.item,
      place?.is(SourceFileSyntax.self) ?? false || place?.is(IfConfigClauseSyntax.self) ?? false
    else { return .skipChildren }
    globals.formUnion(declaration.seenNames)
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      lines.append(
        ("alias", "\(alias.name.text)\t\(alias.initializer.value.withoutArguments)"))
    }
    return .visitChildren
  }
}

/// Notes the operators that a file uses, which are no names.
private final class OperatorCollector: ActiveVisitor {
  private(set) var used: Set<String> = []

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
      if !text.contains(",") { used.insert(text) }
    default: break
    }
    return .skipChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether only the own file sees what they stand before.
  fileprivate var hidesFromOtherFiles: Bool { contains(.private) || contains(.fileprivate) }
}

extension DeclSyntax {
  /// The names of functions, variables, operators and types' other names that a declaration makes, as
  /// far as other files see them.
  fileprivate var seenNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.modifiers.hidesFromOtherFiles ? [] : [function.name.nameText]
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      if variable.modifiers.hidesFromOtherFiles { return [] }
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText
      }
    }
    if let alias = self.as(TypeAliasDeclSyntax.self) {
      return alias.modifiers.hidesFromOtherFiles ? [] : [alias.name.nameText]
    }
    if let declared = self.as(OperatorDeclSyntax.self) { return [declared.name.text] }
    if let group = self.as(PrecedenceGroupDeclSyntax.self) { return [group.name.nameText] }
    let modifiers = self.asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard let type = self.asProtocol((any NamedDeclSyntax).self),
      !(modifiers?.hidesFromOtherFiles ?? false)
    else { return [] }
    return [type.name.nameText]
  }
}

extension TokenSyntax {
  /// The name without the quotes that keep it from being a keyword.
  fileprivate var nameText: String { identifier?.name ?? text }
}
