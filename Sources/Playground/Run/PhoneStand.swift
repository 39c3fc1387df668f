import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// A phone in its bezel, with its grip and the line below it: a column of the picture.
final class PhoneStand: UIView {
  private let session: any Session
  private let phone: PictureView
  private let scale: Double
  private let grip: GripView
  private let caption: CaptionView

  /// Whether the phone's screen changes.
  var needsFrame: Bool { session.needsFrame }

  /// Creates the column with a number, from 0, for a session.
  init(_ session: any Session, device: Device, layout: StageLayout, column: Int) {
    self.session = session
    scale = layout.scale
    phone = PictureView(frame: layout.screenInPoints) { session.paint($0, into: $1) }
    grip = GripView(layout: layout)
    caption = CaptionView(layout: layout)
    let size = layout.columnSizeInPoints
    super.init(
      frame: CGRect(
        x: CGFloat(column * layout.columnSize.width) / layout.scale, y: 0, width: size.width,
        height: size.height))
    for view in [phone, BezelView(device: device, layout: layout), grip, caption] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the phone's present frame.
  func takeFrame() {
    phone.frameChanged(in: session.takeFrame(scale: scale))
  }

  /// Shows a state of what is around the phone.
  func show(_ state: StageState) {
    grip.show(state)
    caption.show(state.caption, isRecording: state.isRecording)
  }
}
