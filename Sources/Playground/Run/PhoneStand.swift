import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// A phone in its bezel, with its grip and the line below it: a column of the picture.
final class PhoneStand: UIView {
  /// The phone's own screen.
  var phoneScreen: UIScreen { phone.shown }

  private let phone: ScreenView
  private let grip: GripView
  private let caption: CaptionView

  /// Creates the column with a number, from 0, for a phone's screen.
  init(_ phoneScreen: UIScreen, of device: Device, layout: StageLayout, column: Int) {
    phone = ScreenView(phoneScreen)
    grip = GripView(layout: layout)
    caption = CaptionView(layout: layout)
    let size = layout.columnSizeInPoints
    super.init(
      frame: CGRect(
        x: CGFloat(column * layout.columnSize.width) / layout.scale, y: 0, width: size.width,
        height: size.height))
    phone.frame = layout.screenInPoints
    for view in [phone, BezelView(device: device, layout: layout), grip, caption] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a state of what is around the phone.
  func show(_ state: StageState) {
    grip.show(state)
    caption.show(state.caption, isRecording: state.isRecording)
  }
}
