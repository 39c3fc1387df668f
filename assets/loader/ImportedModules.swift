/// Modules as files import them.
struct ImportedModules {
  /// Those of iOS that come with `import UIKit` here, and stand on a phone or not at all by
  /// themselves.
  private static let partsOfUIKit: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC",
    "QuartzCore", "UIKit",
  ]

  /// Those that the compiler finds.
  let available: Set<String>

  /// Whether `import UIKit` brings what a module has.
  static func isPartOfUIKit(_ module: String) -> Bool { partsOfUIKit.contains(module) }

  /// Whether names of a module have to be looked for in UIKit.
  static func isReplaced(_ module: String) -> Bool { module != "UIKit" && isPartOfUIKit(module) }
}
