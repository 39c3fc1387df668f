import Foundation
import TestSupport
import Testing
import UIKit

/// A search bar of 56 points at the top of a screen of 375.
@MainActor
struct UISearchBarTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    var refuses = false

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { !refuses }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { !refuses }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { lines.append("scope \(selectedScope)") }
  }

  private func withBar(
    _ test: (UISearchBar, Delegate, UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.backgroundColor = .white
      let bar = UISearchBar()
      let delegate = Delegate()
      bar.delegate = delegate
      bar.sizeToFit()
      bar.frame.origin.y = 100
      window.addSubview(bar)
      clock.advance(by: 20)
      try test(bar, delegate, window, clock)
    }
  }

  private func tap(_ place: CGPoint, in window: UIWindow) {
    window.deliverTouch(.began, at: place)
    window.deliverTouch(.ended, at: place)
    window.screen.clock.advance(by: 60)
  }

  @Test(
    .covers(
      "UISearchBar", "UISearchBar.delegate", "UISearchBar.placeholder",
      "UISearchBar.searchTextField", "UISearchBar.text", "UISearchBarDelegate",
      "UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:)",
      "UISearchBarDelegate.searchBar(_:textDidChange:)",
      "UISearchBarDelegate.searchBarSearchButtonClicked(_:)",
      "UISearchBarDelegate.searchBarShouldBeginEditing(_:)",
      "UISearchBarDelegate.searchBarShouldEndEditing(_:)",
      "UISearchBarDelegate.searchBarTextDidBeginEditing(_:)",
      "UISearchBarDelegate.searchBarTextDidEndEditing(_:)", "UISearchTextField"))
  func `the delegate hears what is typed and when it is looked for`() {
    withBar { bar, delegate, window, _ in
      #expect(bar.frame == CGRect(x: 0, y: 100, width: 375, height: 56))
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
      bar.placeholder = "Places"
      #expect(bar.searchTextField.placeholder == "Places")
      bar.text = "Os"
      #expect(delegate.lines == [])
      tap(CGPoint(x: 200, y: 128), in: window)
      #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
      bar.searchTextField.insertText("l")
      bar.searchTextField.insertText("o")
      #expect(bar.text == "Oslo")
      #expect(delegate.lines == ["began", "text Osl", "text Oslo"])
      #expect(
        bar.searchTextField.delegate?.textField(
          bar.searchTextField, shouldChangeCharactersIn: NSRange(location: 0, length: 0),
          replacementString: "x") == false)
      // The cross at the end clears the text, of which the delegate hears.
      tap(CGPoint(x: 352, y: 128), in: window)
      #expect(bar.text == "" && delegate.lines.last == "text ")
      #expect(bar.searchTextField.delegate?.textFieldShouldReturn(bar.searchTextField) == false)
      #expect(delegate.lines.last == "search" && bar.isFirstResponder)
      #expect(bar.resignFirstResponder())
      #expect(delegate.lines.last == "ended")
      delegate.refuses = true
      #expect(!bar.becomeFirstResponder())
    }
  }

  @Test(
    .covers(
      "UISearchBar.setShowsCancelButton(_:animated:)", "UISearchBar.showsCancelButton",
      "UISearchBarDelegate.searchBarCancelButtonClicked(_:)"))
  func `the button that ends the search makes room for itself`() {
    withBar { bar, delegate, window, clock in
      bar.setShowsCancelButton(true, animated: true)
      clock.advance(by: 75)
      // Half of a quarter of a second: it is half way.
      let width = bar.searchTextField.presentation.frame.width
      clock.advance(by: 100)
      let last = bar.searchTextField.frame.width
      #expect(last < 310 && width > last + 10 && width < 349)
      tap(CGPoint(x: 345, y: 128), in: window)
      #expect(delegate.lines == ["cancel"])
      bar.showsCancelButton = false
      clock.advance(by: 10)
      #expect(bar.searchTextField.frame.width == 359)
      tap(CGPoint(x: 372, y: 128), in: window)
      #expect(delegate.lines == ["cancel"])
    }
  }

  @Test(
    .covers(
      "UISearchBar.scopeButtonTitles", "UISearchBar.selectedScopeButtonIndex",
      "UISearchBar.showsScopeBar",
      "UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)"))
  func `scopes stand below the field`() {
    withBar { bar, delegate, window, clock in
      bar.scopeButtonTitles = ["All", "Near"]
      bar.showsScopeBar = true
      #expect(bar.intrinsicContentSize.height == 100)
      bar.sizeToFit()
      clock.advance(by: 20)
      #expect(bar.selectedScopeButtonIndex == 0)
      tap(CGPoint(x: 300, y: 100 + 56 + 16), in: window)
      #expect(bar.selectedScopeButtonIndex == 1)
      #expect(delegate.lines == ["scope 1"])
      bar.selectedScopeButtonIndex = 7
      #expect(bar.selectedScopeButtonIndex == 1)
      bar.selectedScopeButtonIndex = 0
      #expect(bar.selectedScopeButtonIndex == 0 && delegate.lines == ["scope 1"])
    }
  }

  @Test(
    .covers(
      "UISearchBar.Style", "UISearchBar.Style.default", "UISearchBar.Style.init(rawValue:)",
      "UISearchBar.Style.minimal", "UISearchBar.Style.prominent",
      "UISearchBar.autocapitalizationType", "UISearchBar.autocorrectionType",
      "UISearchBar.barTintColor", "UISearchBar.enablesReturnKeyAutomatically",
      "UISearchBar.keyboardAppearance", "UISearchBar.keyboardType", "UISearchBar.returnKeyType",
      "UISearchBar.searchBarStyle"))
  func `looks, and what is asked of the keyboard`() {
    withBar { bar, _, window, _ in
      @MainActor func ground() -> [UInt8] {
        let pixel = Painting(of: window).pixel(at: CGPoint(x: 4, y: 104))
        return [pixel.red, pixel.green, pixel.blue]
      }
      #expect(ground() == [249, 249, 249])
      bar.searchBarStyle = .minimal
      #expect(ground() == [255, 255, 255])
      bar.barTintColor = .red
      #expect(ground() == [255, 0, 0])
      bar.searchBarStyle = .prominent
      #expect(UISearchBar.Style(rawValue: 0) == .default)
      let field = bar.searchTextField
      #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
      bar.returnKeyType = .done
      bar.enablesReturnKeyAutomatically = false
      bar.keyboardType = .emailAddress
      bar.keyboardAppearance = .dark
      bar.autocorrectionType = .yes
      bar.autocapitalizationType = .words
      #expect(field.returnKeyType == .done && !field.enablesReturnKeyAutomatically)
      #expect(field.keyboardType == .emailAddress && field.keyboardAppearance == .dark)
      #expect(field.autocorrectionType == .yes && field.autocapitalizationType == .words)
      #expect(
        bar.keyboardType == .emailAddress && bar.keyboardAppearance == .dark
          && bar.autocorrectionType == .yes && bar.autocapitalizationType == .words)
      let accessory = UIView()
      bar.inputAccessoryView = accessory
      #expect(field.inputAccessoryView === accessory && bar.inputAccessoryView === accessory)
    }
  }
}
