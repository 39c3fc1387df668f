import Foundation
import PhoneSimulator
import UIKit

/// The screens that show, one each, the ways of avoiding the keyboard.
@MainActor
package struct DemoCatalog: ScreenCatalog {
  private struct Demo {
    let entry: ScreenEntry
    let make: @MainActor () -> any ObservedScreen

    init(
      _ name: String, title: String, watch: String,
      make: @escaping @MainActor () -> any ObservedScreen
    ) {
      entry = ScreenEntry(name: name, title: title, whatToWatch: watch)
      self.make = make
    }
  }

  private let demos = [
    Demo(
      "no-avoidance", title: "No avoidance",
      watch: "Nothing moves: the keyboard covers the password field and the button."
    ) { NoAvoidanceViewController() },
    Demo(
      "notifications", title: "Notifications by hand",
      watch: "The chat's bar rises in step with the keyboard and follows its height."
    ) { DemoNavigationController(rootViewController: ChatViewController()) },
    Demo(
      "keyboard-manager", title: "Manager and delegate",
      watch: "The second page takes the delegate over while the keyboard stays up."
    ) { DemoNavigationController(rootViewController: DestinationViewController()) },
    Demo(
      "keyboard-observable", title: "Observable protocol",
      watch: "The panel moves on will, and its hint changes on did, half a second later."
    ) { DemoNavigationController(rootViewController: RemindersViewController()) },
    Demo(
      "keep-above", title: "Keep a view above the keyboard",
      watch: "The form moves as one view, just far enough for the field that has the focus."
    ) { KeepAboveViewController() },
  ]

  package init() {}

  package var entries: [ScreenEntry] { demos.map(\.entry) }

  package func screen(named name: String) -> (any ObservedScreen)? {
    demos.first { $0.entry.name == name }?.make()
  }
}
