import Foundation

/// What is known of a scene, whether it is there or not.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own screen.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while the app has it.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  open var role: Role { configuration.role }

  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration

  /// A name that is the scene's alone, and the same each time the app is started.
  open var persistentIdentifier: String { "keyboard-playground" }

  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name by which the app's property list has it.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate; nil is the one that the app begins with.
  open var delegateClass: AnyClass?

  /// Creates a configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UIScene {
  /// What a scene is added for; here it never is for anything in particular.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    init(of scene: UIScene) { super.init() }
  }
}
