import Foundation
import UIKit

/// A screen of the app on the phone: what lists say about it, and how its root view controller is
/// made.
///
/// Any view controller can be one. Without an observation the first responder is the target, and
/// the shift is how far that is seen above where it stood while the keyboard was down.
package struct AppScreen: Sendable {
  /// The name on the command line and in scenarios.
  package let name: String

  /// A few words, as a heading.
  package let title: String

  /// One sentence on what the screen is there to show.
  package let whatToWatch: String

  private let open: @MainActor () -> (Content, ScreenObservation?)

  /// What a screen is made of: a view controller, or an app that makes its windows by itself.
  package enum Content {
    case controller(UIViewController)
    case application(AppDelegates)
  }

  /// Creates a screen that is a whole app.
  package init(
    _ name: String, title: String, whatToWatch: String,
    launching makeDelegates: @escaping @MainActor () -> AppDelegates
  ) {
    (self.name, self.title, self.whatToWatch) = (name, title, whatToWatch)
    open = { (.application(makeDelegates()), nil) }
  }

  /// Creates a screen whose view controller is an app's own.
  package init(
    _ name: String, title: String, whatToWatch: String,
    make: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.title, self.whatToWatch) = (name, title, whatToWatch)
    open = { (.controller(make()), nil) }
  }

  /// Creates a screen that says what there is to observe of its view controller.
  package init<Controller: UIViewController>(
    _ name: String, title: String, whatToWatch: String,
    make: @escaping @MainActor () -> Controller,
    observing observation: @escaping @MainActor (Controller) -> ScreenObservation
  ) {
    (self.name, self.title, self.whatToWatch) = (name, title, whatToWatch)
    open = {
      let controller = make()
      return (.controller(controller), observation(controller))
    }
  }

  /// Creates a screen of which at most two views are observed: the one that moves out of the
  /// keyboard's way, and the one that is kept in sight, which is what has the focus where it is nil.
  package init<Controller: UIViewController>(
    _ name: String, title: String, whatToWatch: String,
    make: @escaping @MainActor () -> Controller,
    moved: (@MainActor (Controller) -> UIView?)?, target: (@MainActor (Controller) -> UIView?)?
  ) {
    // Without an observation the shift is known all the same.
    if moved == nil, target == nil {
      self.init(name, title: title, whatToWatch: whatToWatch, make: make)
      return
    }
    self.init(name, title: title, whatToWatch: whatToWatch, make: make) { controller in
      ScreenObservation(
        movedView: { [weak controller] in controller.flatMap { moved?($0) } },
        targetView: { [weak controller] in controller.flatMap { target?($0) } })
    }
  }

  /// Makes it afresh, with what there is to observe of it.
  @MainActor
  package func makeContent() -> (Content, ScreenObservation?) { open() }
}

/// The objects that an app begins with.
package struct AppDelegates {
  package let delegate: any UIApplicationDelegate

  /// The delegate of the app's scene; nil where the app's own delegate makes the window.
  package let sceneDelegate: (any UISceneDelegate)?

  package init(delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)?) {
    (self.delegate, self.sceneDelegate) = (delegate, sceneDelegate)
  }
}

extension [AppScreen] {
  /// Returns the screen with a name; throws where there is none.
  package func screen(named name: String) throws(PhoneError) -> AppScreen {
    guard let screen = first(where: { $0.name == name }) else {
      throw .unknownScreen(name, known: map(\.name))
    }
    return screen
  }
}
