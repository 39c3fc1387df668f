import Foundation

/// What a new password has to be like, in the words of a site's rules, such as
/// `minlength: 20; required: lower; required: upper; required: digit; max-consecutive: 2;`.
///
/// The keyboard offers a strong password that obeys them where a secure field has the content type
/// `newPassword`. What it cannot read it passes over.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules as they were given.
  open var passwordRulesDescriptor: String { descriptor }

  private nonisolated let descriptor: String

  /// Rules in the words of a site.
  public nonisolated init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns rules with the same words.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    UITextInputPasswordRules(descriptor: descriptor)
  }
}
