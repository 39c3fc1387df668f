import Foundation
import PhoneSimulator
import UIKit

extension AppScreen {
  /// The screens that show, one each, the ways of avoiding the keyboard.
  package static let demonstrations = [
    AppScreen(
      "no-avoidance", title: "No avoidance",
      whatToWatch: "Nothing moves: the keyboard covers the password field and the button."
    ) { NoAvoidanceViewController() },
    AppScreen(
      "notifications", title: "Notifications by hand",
      whatToWatch: "The chat's bar rises in step with the keyboard and follows its height.",
      firstPage: { ChatViewController() }),
    AppScreen(
      "keyboard-manager", title: "Manager and delegate",
      whatToWatch: "The second page takes the delegate over while the keyboard stays up.",
      firstPage: { DestinationViewController() }),
    AppScreen(
      "keyboard-observable", title: "Observable protocol",
      whatToWatch: "The panel moves on will, and its hint changes on did, half a second later.",
      firstPage: { RemindersViewController() }),
    AppScreen(
      "keep-above", title: "Keep a view above the keyboard",
      whatToWatch:
        "The form moves as one view, just far enough for the field that has the focus."
    ) {
      KeepAboveViewController()
    } observing: { controller in
      ScreenObservation(
        movedView: { controller.form }, targetView: { controller.keepAbove.targetView },
        reportDecisions: { controller.onDecision = $0 })
    },
    AppScreen(
      "layout-guide", title: "Keyboard layout guide",
      whatToWatch: "The bar is constrained to the keyboard's guide, and stays on it in every frame."
    ) {
      QuestionViewController()
    } observing: { controller in
      ScreenObservation(movedView: { controller.button })
    },
    AppScreen(
      "scroll-form", title: "Scrolled form",
      whatToWatch:
        "The form makes room below its content; a drag takes the keyboard along, or puts it away."
    ) { ScrollFormViewController() },
    AppScreen(
      "compose", title: "A text view that grows",
      whatToWatch: "The bar grows with the message up to six lines, and stays on the keyboard."
    ) {
      ComposeViewController()
    } observing: { controller in
      ScreenObservation(movedView: { controller.bar })
    },
    AppScreen(
      "accessory", title: "Accessory views",
      whatToWatch:
        "A toolbar stands above the keys of fields, and a bar of its own above the note's."
    ) {
      ParcelViewController()
    } observing: { controller in
      ScreenObservation(movedView: { controller.note })
    },
    AppScreen(
      "sheets", title: "Alerts and sheets",
      whatToWatch:
        "An alert takes the keyboard and gives it back; a sheet makes room for it by itself."
    ) { TripViewController() },
    AppScreen(
      "table-form", title: "A form in a table",
      whatToWatch:
        "The table makes room for the keyboard by itself, and brings the edited row into sight."
    ) { UINavigationController(rootViewController: TableFormViewController()) },
    AppScreen(
      "planner", title: "Tabs and large titles",
      whatToWatch:
        "Titles shrink as content goes up; a page swiped back takes the keyboard with it."
    ) { PlannerViewController() },
    AppScreen(
      "gallery", title: "Controls",
      whatToWatch: "Every control answers fingers; what one is told, others show."
    ) { GalleryViewController() },
  ]

  /// Creates a screen with a navigation bar; what there is to observe is the topmost page's bar.
  private init(
    _ name: String, title: String, whatToWatch: String,
    firstPage: @escaping @MainActor () -> BarViewController
  ) {
    self.init(name, title: title, whatToWatch: whatToWatch) {
      UINavigationController(rootViewController: firstPage())
    } observing: { navigation in
      @MainActor func page() -> BarViewController? {
        navigation.topViewController as? BarViewController
      }
      return ScreenObservation(
        movedView: { page()?.bar }, targetView: { page()?.bar.content },
        restingTop: { page()?.restingTop }, reportDecisions: { page()?.onDecision = $0 })
    }
  }
}
