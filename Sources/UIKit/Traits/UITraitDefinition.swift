import Foundation

/// A trait: something that views are in, and that may be different inside some of them.
public protocol UITraitDefinition {
  /// What the trait is.
  associatedtype Value

  /// What it is where nothing is said.
  static var defaultValue: Value { get }

  /// Names the trait, once for all.
  static var identifier: String { get }

  /// What the trait is called in descriptions.
  static var name: String { get }

  /// Whether colours may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// Nothing.
  public static var identifier: String { "" }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// That they do not.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's.
protocol SystemTrait: UITraitDefinition where Value: Equatable & Sendable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension TraitValues {
  /// What a trait is; what is not said is the trait's default.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return value(of: system) as? Trait.Value ?? trait.defaultValue
      }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return set(system, to: newValue) }
      own[ObjectIdentifier(trait)] = OwnTrait(
        value: newValue, isOfColors: trait.affectsColorAppearance)
    }
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, to value: Any) {
    if let value = value as? Trait.Value { self[keyPath: trait.path] = value }
  }

  /// Whether something is said of a trait.
  func says<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return own[ObjectIdentifier(trait)] != nil
    }
    return !OwnTrait.isEqual(value(of: system), TraitValues().value(of: system))
  }

  /// Says nothing of a trait any more.
  mutating func forget<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if let system = trait as? any SystemTrait.Type {
      return set(system, to: TraitValues().value(of: system))
    }
    own[ObjectIdentifier(trait)] = nil
  }

  /// Whether a trait is another one than in others.
  func differ<Trait: UITraitDefinition>(from others: TraitValues, in trait: Trait.Type) -> Bool {
    !OwnTrait.isEqual(self[trait], others[trait])
  }
}
