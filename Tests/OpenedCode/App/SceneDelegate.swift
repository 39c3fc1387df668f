import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    print("connected", session.configuration.name ?? "-")
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: FirstViewController())
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
}

class FirstViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    view.backgroundColor = .systemBackground
    print("loaded")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    print("safe area", view.safeAreaInsets.top, view.safeAreaInsets.bottom)
  }
}
