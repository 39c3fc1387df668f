import SwiftSyntax

/// Properties that Objective-C finds in whatever object there is: `(value as AnyObject).cgRectValue`.
extension FileRewriter {
  private static let classes: [String: String] = {
    let geometry = ["cgPointValue", "cgRectValue", "cgSizeValue"].map { ($0, "NSValue") }
    let numbers = [
      "boolValue", "doubleValue", "floatValue", "int32Value", "int64Value", "intValue", "uintValue",
    ].map { ($0, "NSNumber") }
    return Dictionary(uniqueKeysWithValues: geometry + numbers)
  }()

  /// Looks in the class that has the property; what is no object of it has none, as on a phone.
  func rewriteLookup(_ node: MemberAccessExprSyntax) {
    guard let type = Self.classes[node.declName.baseName.text],
      let base = node.base?.as(TupleExprSyntax.self), base.elements.count == 1,
      let cast = base.elements.first?.expression.as(SequenceExprSyntax.self)
    else { return }
    let parts = Array(cast.elements.suffix(2))
    guard parts.count == 2, let keyword = parts[0].as(UnresolvedAsExprSyntax.self),
      parts[1].trimmedDescription == "AnyObject"
    else { return }
    edits.replace(keyword, with: "as?")
    edits.replace(parts[1], with: type)
    edits.insert(
      node.isUsedAsOptional ? "?" : "!", at: base.endPositionBeforeTrailingTrivia)
  }
}

extension MemberAccessExprSyntax {
  /// Whether what may not be there is taken as that, and not unwrapped without a word.
  fileprivate var isUsedAsOptional: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return true
    }
    if let initializer = parent.as(InitializerClauseSyntax.self) {
      guard let binding = initializer.parent?.as(PatternBindingSyntax.self),
        let type = binding.typeAnnotation?.type
      else { return true }
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
    guard let elements = parent.as(ExprListSyntax.self) else { return false }
    return elements.contains { element in
      element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
        || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
  }
}
