import Foundation

/// What is in traits, and hears where they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits it is in.
  var traitCollection: UITraitCollection { get }

  /// The traits are others than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What is registered to hear of changed traits, until it is taken back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What code can register with to hear of changed traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Calls a closure after any of some traits has changed.
  @discardableResult
  func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection)
      -> Void
  ) -> any UITraitChangeRegistration

  /// Calls a method of a target after any of some traits has changed; it takes as much as it has
  /// arguments of what is in the traits and of those before.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Calls a method of its own after any of some traits has changed.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  /// Takes a registration back.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What a view or a controller has to do with traits besides being in them; few have any.
@MainActor
final class TraitSettings {
  /// Whether it is light or dark, whatever it is around.
  var style = UIUserInterfaceStyle.unspecified
  /// What else is set.
  var overrides = TraitValues()
  /// What controllers inside are made to be in.
  var ofChildren: [ObjectIdentifier: TraitValues] = [:]
  fileprivate(set) var registrations: [TraitChangeRegistration] = []

  /// What is set, over what comes from outside.
  func applied(to outer: UITraitCollection) -> UITraitCollection {
    var values = outer.values
    if style != .unspecified { values.style = style }
    values.take(overrides)
    return values == outer.values ? outer : UITraitCollection(values: values)
  }

  func tell(_ environment: any UITraitEnvironment, since old: UITraitCollection) {
    for registration in registrations {
      registration.tell(environment, since: old, now: environment.traitCollection)
    }
  }

  fileprivate func add(_ registration: TraitChangeRegistration) -> TraitChangeRegistration {
    registrations.append(registration)
    return registration
  }

  fileprivate func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

/// A registration for changes of some traits.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    (self.traits, self.handler) = (traits, handler)
  }

  fileprivate func tell(
    _ environment: any UITraitEnvironment, since old: UITraitCollection, now: UITraitCollection
  ) {
    guard traits.contains(where: { now.values.differ(from: old.values, in: $0) }) else { return }
    handler(environment, old)
  }
}

/// A view or a controller.
@MainActor
protocol TraitOwner: UITraitEnvironment, UITraitChangeObservable, AnyObject {
  /// What is set; nil while nothing is.
  var ownTraitSettings: TraitSettings? { get set }
}

extension TraitOwner {
  /// What is set, made when there is something to keep in it.
  var traitSettings: TraitSettings {
    if let ownTraitSettings { return ownTraitSettings }
    let settings = TraitSettings()
    ownTraitSettings = settings
    return settings
  }

  /// Calls a closure after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection)
      -> Void
  ) -> any UITraitChangeRegistration {
    traitSettings.add(
      TraitChangeRegistration(traits) { environment, old in
        if let environment = environment as? Environment { handler(environment, old) }
      })
  }

  /// Calls a method of a target after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return traitSettings.add(
      TraitChangeRegistration(traits) { [weak target] environment, old in
        if let target, action.isImplemented(by: target) {
          action.perform(on: target, with: environment, for: old)
        }
      })
  }

  /// Calls a method of its own after any of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitSettings.remove(registration)
  }
}
