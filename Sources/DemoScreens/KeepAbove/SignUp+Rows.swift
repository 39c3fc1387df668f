import Foundation
import UIKit

extension FormRow {
  /// Creates the row for an entry, with the keyboard that suits it.
  convenience init(_ field: SignUp.Field) {
    self.init(field.title, placeholder: field.placeholder, identifier: field.rawValue)
    self.field.returnKeyType = field == .repeat ? .done : .next
    switch field {
    case .name, .city:
      self.field.autocapitalizationType = .words
    case .email:
      self.field.keyboardType = .emailAddress
      self.field.autocapitalizationType = .none
    case .phone:
      self.field.keyboardType = .phonePad
    case .password, .repeat:
      self.field.isSecureTextEntry = true
    }
  }
}

extension SignUp.Field {
  fileprivate var title: String {
    switch self {
    case .name: "Name"
    case .email: "Email"
    case .phone: "Phone"
    case .city: "City"
    case .password: "Password"
    case .repeat: "Repeat"
    }
  }

  fileprivate var placeholder: String {
    switch self {
    case .name: "Kim Sato"
    case .email: "kim@example.com"
    case .phone: "Optional"
    case .city: "Your nearest branch"
    case .password: "Required"
    case .repeat: "Once more"
    }
  }
}
