import UIKit

extension LoginViewController {
  /// Looks a city up, which takes a while.
  func suggestCity() async throws {
    try await Task.sleep(for: .seconds(2))
    let city = view.viewWithTag(0)?.subviews.first?.subviews.last as? UITextField
    city?.text = "Kyoto"
  }
}
