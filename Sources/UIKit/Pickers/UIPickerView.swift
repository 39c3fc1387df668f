import Foundation

/// What a picker shows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns how many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns how many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows look like, and which of them is chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns a wheel's width, in points; by itself an equal part.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns what a row says.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns what a row says, with attributes; before a title without.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, the one that is no longer seen where it can be used again; before a
  /// title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// A finger has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// What a row says where the delegate has no view for it.
@preconcurrency @MainActor
final class PickerTitle: UILabel {}

extension UIPickerViewDelegate {
  /// Returns an equal part of the picker's width.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.equalWidth }

  /// Returns 32 points.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }

  /// Returns nil, which is shown as a question mark.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns a label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerTitle ?? PickerTitle()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    if let text = self.pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
    } else {
      label.text =
        self.pickerView(pickerView, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels that are turned to choose a row of each.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private static let height: CGFloat = 216
  private static let margin: CGFloat = 9

  private var wheels: [PickerWheel] = []
  private let band = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = CGSize(width: 320, height: Self.height) }
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

  /// Says what rows look like, and hears of those that are chosen.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  // MARK: Wheels

  /// How many wheels there are.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: width(of: component), height: rowHeight(of: component))
  }

  /// Asks for everything again.
  open func reloadAllComponents() {
    let chosen = wheels.map(\.chosen)
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<numberOfComponents).map { component in
      let wheel = PickerWheel(component: component, rowHeight: rowHeight(of: component))
      wheel.owner = self
      addSubview(wheel)
      return wheel
    }
    setNeedsLayout()
    for wheel in wheels { wheel.reload() }
    for (wheel, row) in zip(wheels, chosen) { wheel.choose(row, animated: false) }
  }

  /// Asks for a wheel's rows again.
  open func reloadComponent(_ component: Int) { wheel(component).reload() }

  private func wheel(_ component: Int) -> PickerWheel {
    precondition(wheels.indices.contains(component), "there is no component \(component)")
    return wheels[component]
  }

  // MARK: Choice

  /// Turns a wheel to a row; nothing is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheel(component).choose(row, animated: animated)
  }

  /// The row of a wheel that is chosen; −1 of a wheel that there is not.
  open func selectedRow(inComponent component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].chosen : -1
  }

  /// The view of a row, where that is seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].view(of: row) : nil
  }

  // MARK: Layout

  /// What is left for each wheel of the width, in points.
  var equalWidth: CGFloat {
    (bounds.width - 2 * Self.margin) / CGFloat(max(numberOfComponents, 1))
  }

  private func width(of component: Int) -> CGFloat {
    delegate?.pickerView(self, widthForComponent: component) ?? equalWidth
  }

  private func rowHeight(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    return height.isFinite && height >= 1 ? height : 32
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = wheels.indices.map { width(of: $0) }
    var x = (bounds.width - widths.reduce(0, +)) / 2
    let order = isRightToLeft ? Array(wheels.indices.reversed()) : Array(wheels.indices)
    for index in order {
      wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      x += widths[index]
    }
    let height = wheels.isEmpty ? 0 : rowHeight(of: 0) + 2
    band.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2, width: bounds.width - 2 * Self.margin,
      height: height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIPickerView: PickerWheelOwner {
  func rowCount(of wheel: PickerWheel) -> Int { numberOfRows(inComponent: wheel.component) }

  func makeRow(_ row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: wheel.component, reusing: view)
      ?? PickerTitle()
  }

  func didChoose(_ row: Int, on wheel: PickerWheel) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
  }
}
