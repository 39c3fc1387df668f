import Foundation
import PhoneSimulator
import UIKit

extension KeepAboveViewController: ObservedScreen {
  var movedView: UIView? { form }
  var targetView: UIView? { keepAbove.targetView }
}
