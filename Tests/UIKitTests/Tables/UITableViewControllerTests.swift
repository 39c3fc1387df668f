import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITableViewControllerTests {
  private final class Form: UITableViewController {
    let fields = (0..<20).map { _ in
      UITextField(frame: CGRect(x: 100, y: 0, width: 200, height: 44))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }

    var selected: [IndexPath] = []
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }

    var scrolled = 0
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
  }

  @Test(
    .covers(
      "UITableViewController", "UITableViewController.init(style:)",
      "UITableViewController.tableView", "UITableViewController.tableView(_:cellForRowAt:)",
      "UITableViewController.clearsSelectionOnViewWillAppear"))
  func `the controller answers for its table`() {
    withFreshUIKit { window, clock in
      let form = Form(style: .grouped)
      window.rootViewController = form
      clock.runDue()
      #expect(form.view === form.tableView && form.tableView.style == .grouped)
      #expect(form.tableView.dataSource === form && form.tableView.delegate === form)
      #expect(form.tableView.rectForRow(at: [0, 1]).height == 50)
      #expect(form.tableView.numberOfRows(inSection: 0) == 20)
      window.deliverTouch(.began, at: CGPoint(x: 30, y: 110))
      window.deliverTouch(.ended, at: CGPoint(x: 30, y: 110))
      #expect(form.selected == [[0, 1]])
      form.viewWillAppear(false)
      #expect(form.tableView.indexPathForSelectedRow == nil)
      form.clearsSelectionOnViewWillAppear = false
      form.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      form.viewWillAppear(false)
      #expect(form.tableView.indexPathForSelectedRow == [0, 2])
      form.tableView.contentOffset.y = 20
      #expect(form.scrolled == 1)
      let plain = UITableViewController()
      #expect(plain.tableView.style == .plain && plain.tableView.numberOfRows(inSection: 0) == 0)
      let other = UITableView()
      plain.tableView = other
      #expect(plain.view === other)
      #expect(UITableViewController(coder: NSCoder()) == nil)
    }
  }

  @Test func `rows make room for the keyboard and the edited one is seen`() {
    withFreshUIKit { window, clock in
      let form = Form(style: .plain)
      window.rootViewController = form
      clock.runDue()
      let table: UITableView = form.tableView
      table.contentInset.bottom = 10
      // Row 10 is from 500 to 550.
      form.fields[10].becomeFirstResponder()
      post(
        UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 407, width: 375, height: 260))
      #expect(table.contentInset.bottom == 270)
      #expect(table.verticalScrollIndicatorInsets.bottom == 260)
      // What is left ends at 397, the app's own ten points above the keyboard.
      #expect(table.contentOffset.y == 550 - 397.0)
      // A higher keyboard, and the app's own inset, which stays.
      table.contentInset.bottom += 5
      post(
        UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 367, width: 375, height: 300))
      #expect(table.contentInset.bottom == 315)
      post(
        UIResponder.keyboardWillHideNotification, CGRect(x: 0, y: 667, width: 375, height: 300))
      #expect(table.contentInset.bottom == 15 && table.verticalScrollIndicatorInsets == .zero)
      form.viewDidDisappear(false)
      post(
        UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 367, width: 375, height: 300))
      #expect(table.contentInset.bottom == 15)
    }
  }

  @Test func `the controller and its observers go together`() {
    withFreshUIKit { window, clock in
      weak var gone: Form?
      do {
        let form = Form(style: .plain)
        window.rootViewController = form
        clock.runDue()
        gone = form
        window.rootViewController = nil
      }
      #expect(gone == nil)
    }
  }
}
