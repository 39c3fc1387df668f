import SwiftSyntax

/// Rewrites what a file says for Objective-C, or for a phone's own modules, into plain Swift.
final class FileRewriter: ActiveVisitor {
  let file: SourceFile
  let module: Module
  let modules: ImportedModules
  var edits = TextEdits()

  /// The types around the present place, the innermost last.
  var scopes: [RewritingScope] = []
  /// What `#function` is around the present place, where it would not be the name in the source.
  var functionNames: [String?] = []
  /// The modules that are not there, with the lines that import them.
  private(set) var missingModules: [(name: String, line: Int)] = []

  init(
    _ file: SourceFile, of module: Module, modules: ImportedModules,
    configuration: PhoneConfiguration
  ) {
    (self.file, self.module, self.modules) = (file, module, modules)
    super.init(configuration)
  }

  /// The file as the compiler gets it; errors are told at the lines of the original.
  func rewritten() -> [UInt8] {
    walk(file.tree)
    let path = file.path.flatMap { character -> [Character] in
      switch character {
      case "\\", "\"": ["\\", character]
      case "\n": ["\\", "n"]
      default: [character]
      }
    }
    let header = "#sourceLocation(file: \"\(String(path))\", line: 1)\n"
    return Array(header.utf8) + edits.applied(to: file.bytes)
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax, active: IfConfigClauseSyntax?) {
    for clause in node.clauses {
      let start = clause.positionAfterSkippingLeadingTrivia
      let elements = clause.elements
      let isActive = clause.id == active?.id
      let end = isActive ? elements?.position : clause.endPosition
      edits.replace(start..<(end ?? clause.endPosition), "")
    }
    edits.replace(node.poundEndif, with: "")
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name)
    let name = scopes[scopes.count - 1].name
    add(module.forwardings(of: name) + module.optionalWitnesses(of: name), to: node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name)
    rewriteProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.withoutArguments
    let constrainsSelf = node.genericWhereClause?.requirements.contains { requirement in
      requirement.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.Self)
    }
    let isOfProtocol = module.isProtocol(type) || constrainsSelf ?? false
    scopes.append(
      RewritingScope(
        name: type, reference: isOfProtocol ? "Self" : type, isExtension: true,
        hidesMembers: node.modifiers.contains(.private) || node.modifiers.contains(.fileprivate)))
    if !module.isClass(type), let inherited = node.inheritanceClause?.names {
      add(module.optionalWitnesses(of: type, inherited: inherited), to: node.memberBlock)
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  @discardableResult
  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let outer = scopes.last.map { "\($0.name)." } ?? ""
    scopes.append(RewritingScope(name: outer + name.text, reference: name.text))
    return .visitChildren
  }

  /// Adds members at the end of a type, in its last line.
  private func add(_ members: [String], to block: MemberBlockSyntax) {
    guard !members.isEmpty else { return }
    let isInLine = block.members.last.map { last in
      last.semicolon == nil
        && file.line(at: last.endPositionBeforeTrailingTrivia)
          == file.line(at: block.rightBrace.positionAfterSkippingLeadingTrivia)
    }
    let text = (isInLine ?? false ? "; " : "") + members.joined(separator: "; ") + " "
    edits.insert(text, at: block.rightBrace.positionAfterSkippingLeadingTrivia)
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functionNames.append(rewriteExtended(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    functionNames.append(rewriteExtended(node) ?? functionNames.last ?? nil)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionNames.append(rewriteExtended(node))
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    functionNames.append(rewriteExtended(node))
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functionNames.removeLast() }
  override func visitPost(_ node: VariableDeclSyntax) { functionNames.removeLast() }
  override func visitPost(_ node: InitializerDeclSyntax) { functionNames.removeLast() }
  override func visitPost(_ node: SubscriptDeclSyntax) { functionNames.removeLast() }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.isDropped { edits.remove(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let isDropped = [.keyword(.dynamic), .keyword(.optional)].contains(node.name.tokenKind)
    if isDropped { edits.remove(node.name) }
    return .visitChildren
  }

  /// Attributes behind modifiers, which the compiler takes and this parser has no place for.
  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    var tokens = Array(node.tokens(viewMode: .sourceAccurate))[...]
    while let sign = tokens.popFirst() {
      guard sign.tokenKind == .atSign, let name = tokens.popFirst() else { continue }
      let isDropped = AttributeSyntax.isDropped(name.text)
      if isDropped { edits.remove(from: sign, to: name) }
      guard tokens.first?.tokenKind == .leftParen, name.trailingTrivia.isEmpty else { continue }
      let arguments = tokens.prefix { $0.tokenKind != .rightParen }
      tokens = tokens.dropFirst(arguments.count)
      if isDropped, let first = arguments.first, let last = tokens.popFirst() {
        edits.remove(from: first, to: last)
      }
    }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.replace(node, with: "")
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    return .visitChildren
  }

  // MARK: Modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text else { return .skipChildren }
    if ImportedModules.isPartOfUIKit(name) {
      let start = node.importKeyword.endPosition
      edits.replace(start..<node.path.endPositionBeforeTrailingTrivia, "UIKit")
    } else if !modules.available.contains(name) {
      missingModules.append((name, file.line(at: node.positionAfterSkippingLeadingTrivia)))
      edits.replace(node, with: "")
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { rewriteModule(base.baseName) }
    rewriteLookup(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { rewriteModule(base.name) }
    return .visitChildren
  }

  private func rewriteModule(_ name: TokenSyntax) {
    if ImportedModules.isReplaced(name.text), !module.names.contains(name.text) {
      edits.replace(name, with: "UIKit")
    }
  }
}

/// A type or an extension around a place in a file.
struct RewritingScope {
  /// The type with those around it.
  var name: String
  /// How its own code calls it.
  var reference: String
  var isExtension = false
  /// Whether the members of the extension are private to the file.
  var hidesMembers = false
}

extension AttributeSyntax {
  private static let dropped: Set = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "UIApplicationMain", "main", "nonobjc", "objc", "objcMembers",
  ]

  /// Whether an attribute speaks to Objective-C, to the Interface Builder or to a program's start.
  static func isDropped(_ name: String) -> Bool { dropped.contains(name) }

  /// Whether this one does.
  var isDropped: Bool { Self.isDropped(attributeName.trimmedDescription) }
}
