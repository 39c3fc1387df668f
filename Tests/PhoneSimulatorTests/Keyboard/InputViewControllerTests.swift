import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// A controller whose view stands above the keys, on an iPhone 13 of 390 × 844 points with a keyboard of
/// 336.
@MainActor
@Suite(.phone)
struct InputViewControllerTests {
  private final class Bar: UIInputViewController {
    var heard: [String] = []
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: view.topAnchor),
        button.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        button.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
  }

  private final class Field: UITextField {
    let bar = Bar()
    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  private final class Screen: UIViewController {
    let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "field"
      view.addSubview(field)
    }
  }

  @Test(
    .covers(
      "UIResponder.inputAccessoryViewController", "UIInputViewController",
      "UIInputViewController.dismissKeyboard()"))
  func `the controller's view stands above the keys, and hears when it comes and goes`() throws {
    let screen = Screen()
    let app = AppScreen("screen", title: "", whatToWatch: "") { screen }
    let phone = Phone(device: try .named("iPhone 13"), layout: try .english, screen: app)
    defer { phone.close() }
    try phone.world.enter {
      let bar = screen.field.bar
      #expect(bar.heard.isEmpty && !bar.isViewLoaded)
      try phone.perform(.tap(.identifier("field")))
      phone.settle()
      #expect(bar.heard == ["will appear", "did appear"])
      #expect(bar.inputView?.inputViewStyle == .keyboard && bar.inputView === bar.view)
      #expect(abs(phone.keyboard.visibleTop - (844 - 336 - 50)) < 0.001)
      #expect(bar.view.convert(bar.view.bounds, to: nil).height == 50)
      // The keys are there besides.
      #expect(phone.keyboard.placement.hasKeys && phone.keyboard.inputViews.input == nil)
      bar.dismissKeyboard()
      phone.settle()
      #expect(!screen.field.isFirstResponder && !phone.keyboard.placement.isUp)
      #expect(bar.heard.dropFirst(2) == ["will disappear", "did disappear"])
    }
  }
}
