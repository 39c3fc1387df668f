extension Signature {
  /// What the member that does the work is called where it stands in an extension; an initializer
  /// and a subscript have another first label instead.
  var extendedName: String { "\(name)_extended" }

  /// The first label of an initializer or a subscript that does the work, by the one it has.
  static func extendedLabel(_ label: String?) -> String {
    label.map { "\($0)_extended" } ?? "extended"
  }

  /// The method that does the work of an observer.
  func observerName(_ observer: String) -> String { "\(name)_\(observer)" }

  /// What an observer calls the value that it gets where the code gives it no name.
  static func observedName(_ observer: String) -> String {
    observer == "willSet" ? "newValue" : "oldValue"
  }

  /// What stands for an optional requirement.
  var optionalName: String { "\(name)_optional" }

  /// The member as the class itself declares it, doing what the extension says.
  var forwarding: String {
    let header = (attributes + modifiers.subtracting(["dynamic"]).sorted()).map { "\($0) " }
      .joined()
    switch content {
    case .function(let function):
      return header
        + "func \(name)\(function.declaration()) { \(function.call("self.\(extendedName)")) }"
    case .initializer(let function, let mark):
      let arguments =
        function.parameters.isEmpty
        ? "extended: ()" : function.arguments(firstLabel: Self.extendedLabel)
      return header
        + "init\(mark)\(function.declaration()) { \(function.effectsOfCall)self.init(\(arguments)) }"
    case .subscript(let function, let isSettable):
      let element = "self[\(function.arguments(firstLabel: Self.extendedLabel))]"
      let setter = isSettable ? " set { \(element) = newValue }" : ""
      return header
        + "subscript\(function.declaration(isSubscript: true)) { get { \(element) }\(setter) }"
    case .property(let type, let isSettable):
      let setter = isSettable ? " set { \(extendedName) = newValue }" : ""
      return header + "var \(name): \(type) { get { \(extendedName) }\(setter) }"
    case .observers(let type, let observers):
      let calls = observers.map { "\($0) { \(observerName($0))(\(Self.observedName($0))) }" }
      return header + "var \(name): \(type) { \(calls.joined(separator: " ")) }"
    }
  }

  // MARK: Optional requirements

  /// Whether there is something to stand for it as an optional requirement.
  var canBeOptional: Bool {
    switch content {
    case .function, .property: !modifiers.contains("static")
    default: false
    }
  }

  /// Whether it is called, as a function is.
  var isFunction: Bool {
    if case .function = content { true } else { false }
  }

  /// The requirement that stands for an optional one: a nil says that it is not met.
  var optionalRequirement: String {
    switch content {
    case .property: "\(optionalHeader) { get }"
    default: optionalHeader
    }
  }

  /// How a type meets the requirement that stands for an optional one.
  func optionalWitness(isMet: Bool, specifiers: String) -> String {
    var body = "nil"
    if isMet, case .function(let function) = content { body = function.call("self.\(name)") }
    if isMet, case .property = content { body = "self.\(name)" }
    return "\(specifiers)\(optionalHeader) { \(body) }"
  }

  /// The name by which code reads an optional property of something that it knows by the protocol
  /// alone; the property of a class that has it comes first.
  var optionalReading: String? {
    guard case .property(let type, _) = content else { return nil }
    return "@_disfavoredOverload var \(name): (\(type))? { \(optionalName) }"
  }

  private var optionalHeader: String {
    switch content {
    case .function(let function):
      "func \(optionalName)\(function.declaration(isOptional: true))"
    case .property(let type, _): "var \(optionalName): (\(type))?"
    default: ""
    }
  }
}

extension Signature.Function {
  /// What stands behind the name.
  fileprivate func declaration(isOptional: Bool = false, isSubscript: Bool = false) -> String {
    var result = result
    if isOptional {
      let isAlready = result?.hasSuffix("?") ?? false
      result = isAlready ? result : "(\(result ?? "Void"))?"
    }
    let parameters = parameters.map { $0.declaration(isOfSubscript: isSubscript) }
    return "\(generics)(\(parameters.joined(separator: ", ")))"
      + effects + (result.map { " -> \($0)" } ?? "") + requirements
  }

  /// The keywords that a call needs.
  fileprivate var effectsOfCall: String {
    (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
  }

  fileprivate func call(_ name: String) -> String { "\(effectsOfCall)\(name)(\(arguments()))" }

  /// All parameters handed on, the first one with another label where one is given.
  fileprivate func arguments(firstLabel: ((String?) -> String)? = nil) -> String {
    parameters.enumerated().map { number, parameter in
      let label = number == 0 ? firstLabel.map { $0(parameter.label) } : nil
      return ((label ?? parameter.label).map { "\($0): " } ?? "") + parameter.value
    }.joined(separator: ", ")
  }
}

extension Signature.Parameter {
  fileprivate func declaration(isOfSubscript: Bool) -> String {
    // A subscript's parameter has no label unless there are two names.
    let hasOneName = isOfSubscript ? label == nil : label == name
    return attributes + (hasOneName ? name : "\(label ?? "_") \(name)") + rest
  }
}
