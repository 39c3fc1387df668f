import Foundation
import UIKit

/// What the phone has of its present handset.
extension Phone {
  package var device: Device { handset.device }
  package var world: World { handset.world }
  package var screen: UIScreen { handset.screen }
  package var window: UIWindow { handset.window }
  package var keyboard: SoftwareKeyboard { handset.keyboard }

  /// Whether the app runs.
  package var isOpen: Bool { handset.isOpen }

  /// The root view controller of the app's screen.
  package var rootViewController: UIViewController { handset.rootViewController }

  /// What the app calls its scene; nil where it does not.
  package var sceneTitle: String? { world.application.sceneTitle }

  /// What there is to observe of the app's screen, where it says so.
  package var observation: ScreenObservation? { handset.observation }

  var chrome: ScreenChrome { handset.chrome }

  var fingers: [Int: Finger] {
    get { handset.fingers }
    set { handset.fingers = newValue }
  }

  var base: MovedViewBase? {
    get { handset.base }
    set { handset.base = newValue }
  }

  var restingPlaces: RestingPlaces {
    get { handset.restingPlaces }
    set { handset.restingPlaces = newValue }
  }
}
