extension UIViewController {
  /// The navigation controller this one is shown by.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }
}
