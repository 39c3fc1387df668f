import UIKit

/// A controller that makes its own item and counts how often its view is loaded.
public class OverridingController: UIViewController {
  public var loads = 0
  private let item = UINavigationItem(title: "Own")

  public override var viewIfLoaded: UIView? { super.viewIfLoaded }
  public override var isViewLoaded: Bool { super.isViewLoaded }

  public override func loadViewIfNeeded() {
    loads += 1
    super.loadViewIfNeeded()
  }

  public override var navigationItem: UINavigationItem { item }
}

/// A bar that says by itself what is on top.
public class OverridingBar: UINavigationBar {
  public override var items: [UINavigationItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  public override var topItem: UINavigationItem? { super.topItem }
  public override var backItem: UINavigationItem? { super.backItem }
}

/// A navigation controller with a bar of its own class.
public class OverridingNavigationController: UINavigationController {
  public let ownBar = OverridingBar()
  public override var navigationBar: UINavigationBar { ownBar }
}

/// A bar as a view alone shows it.
@MainActor public func makeBar() -> UINavigationBar {
  let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let item = UINavigationItem()
  item.title = "Second"
  bar.items = [UINavigationItem(title: "First"), item]
  return bar
}
