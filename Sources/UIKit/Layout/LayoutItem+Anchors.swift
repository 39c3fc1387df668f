extension LayoutItem {
  /// An edge or the middle across.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(layoutNode, attribute))
  }

  /// An edge, the middle or a baseline down.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(layoutNode, attribute))
  }

  /// A size.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(LayoutQuantity(layoutNode, attribute))
  }
}
