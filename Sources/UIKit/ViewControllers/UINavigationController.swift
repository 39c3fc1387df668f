import Foundation

@preconcurrency @MainActor
open class UINavigationController: UIViewController {}
@preconcurrency @MainActor
open class UINavigationBar: UIView { func itemDidChange() {} }
