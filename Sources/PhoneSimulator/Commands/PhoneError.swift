import Foundation

/// Why a command could not do what it says.
package enum PhoneError: Error, Hashable, Codable, Sendable {
  case unknownDevice(String, known: [String])
  case unknownScreen(String, known: [String])
  case unknownLanguage(String, known: [String])
  case noSuchView(Target)
  case hiddenView(Target)
  case coveredView(Target)
  case offScreen(Target)
  case notAPoint(Target)
  case noTouch(id: Int)
  case touchInUse(id: Int)
  case nothingFocused(doing: String)
  case takesNoText(doing: String)
  case takesTextAlone(doing: String)
  case unknownKey(String)
  case appInBackground
  case appInForeground
  case noFieldToGoTo
  case keyboardAlreadyUp
  case keyboardAlreadyDown
  case keyboardNeedsFocus
  case hardwareKeyboardConnected
  case badHeight(Double, allowed: ClosedRange<Double>)
  case noSuchArrangement(KeyboardArrangement, device: String)
}

extension PhoneError: CustomStringConvertible {
  /// One sentence for the person at the window or the reader of a scenario's log.
  package var description: String {
    switch self {
    case .unknownDevice(let name, let known):
      "There is no device named \(name); there are \(known.joined(separator: ", "))."
    case .unknownScreen(let name, let known):
      "There is no screen named \(name); there are \(known.joined(separator: ", "))."
    case .unknownLanguage(let code, let known):
      "There are no keys for the language \(code); there are those for "
        + "\(known.joined(separator: ", "))."
    case .noSuchView(let target): "Nothing on the screen is \(target)."
    case .hiddenView(let target): "\(target) is there but cannot be seen."
    case .coveredView(let target): "\(target) is covered by something else."
    case .offScreen(let target): "\(target) lies outside the screen."
    case .notAPoint(let target): "\(target) has no finite position."
    case .noTouch(let id): "Finger \(id) is not on the screen."
    case .touchInUse(let id): "Finger \(id) is on the screen already."
    case .nothingFocused(let doing): "Nothing has the focus, so \(doing) reaches nobody."
    case .takesNoText(let doing): "What has the focus takes no text, so \(doing) reaches nobody."
    case .takesTextAlone(let doing):
      "What has the focus takes typed text alone, so \(doing) does nothing there."
    case .unknownKey(let name): "The phone has no use for the key \(name)."
    case .appInBackground: "The app is in the background."
    case .appInForeground: "The app is in front already."
    case .noFieldToGoTo: "There is no text field to go to."
    case .keyboardAlreadyUp: "The keyboard is up already."
    case .keyboardAlreadyDown: "The keyboard is down already."
    case .keyboardNeedsFocus: "No text field has the focus, so there is no keyboard to show."
    case .hardwareKeyboardConnected:
      "A hardware keyboard is connected, so the software keyboard stays away."
    case .badHeight(let height, let allowed):
      "The keyboard cannot be \(height) points high; \(Int(allowed.lowerBound)) to "
        + "\(Int(allowed.upperBound)) points fit this screen."
    case .noSuchArrangement(.floating, let device): "The keyboard of \(device) does not float."
    case .noSuchArrangement(.split, let device): "The keyboard of \(device) cannot be split."
    case .noSuchArrangement(_, let device):
      "The keyboard of \(device) stays at the bottom of the screen."
    }
  }
}
