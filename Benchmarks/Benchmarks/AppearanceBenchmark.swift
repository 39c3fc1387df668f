import Dispatch
import Drawing
import UIKit

/// Another appearance of a form of 200 views.
extension Studio {
  /// How long each of some changes between light and dark takes, with the layout that it takes and the frame
  /// that is painted after it at two pixels a point, in milliseconds.
  func measureAppearances(_ count: Int) -> [Double] {
    withWindow { window in
      let form = ConstraintForm(in: window)
      for view in form.views { view.backgroundColor = .secondarySystemGroupedBackground }
      window.backgroundColor = .systemGroupedBackground
      form.activate()
      let renderer = ScreenRenderer(screen: window.screen)
      let target = RenderTarget(
        bitmap: Bitmap(
          width: Int(window.bounds.width * 2), height: Int(window.bounds.height * 2),
          isOpaque: true))
      renderer.paint(into: target, scale: 2)
      return (0..<count).map { number in
        var settings = SystemSettings()
        settings.style = number.isMultiple(of: 2) ? .dark : .light
        let start = DispatchTime.now()
        window.screen.world?.apply(settings)
        window.layoutIfNeeded()
        renderer.paint(into: target, scale: 2)
        let time = milliseconds(since: start)
        require(
          form.last.traitCollection.userInterfaceStyle == settings.style, "the form has changed")
        return time
      }
    }
  }
}
