import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIPickerViewTests {
  /// A picker's rows, and what it is told.
  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [50, 3]
    var told: [[Int]] = []
    var made = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      made += 1
      return "\(component)/\(row)"
    }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { told.append([component, row]) }
  }

  /// A picker of two wheels at (0, 100), 318 points wide, so that each is 150 points wide.
  private func withPicker(_ test: (UIPickerView, Rows, UIWindow, FrameClock) -> Void) {
    withFreshUIKit { window, clock in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 318, height: 216))
      let rows = Rows()
      (picker.dataSource, picker.delegate) = (rows, rows)
      window.addSubview(picker)
      clock.runDue()
      test(picker, rows, window, clock)
    }
  }

  @Test(
    .covers(
      "UIPickerView", "UIPickerView.dataSource", "UIPickerView.delegate",
      "UIPickerView.numberOfComponents", "UIPickerView.numberOfRows(inComponent:)",
      "UIPickerView.rowSize(forComponent:)", "UIPickerView.selectRow(_:inComponent:animated:)",
      "UIPickerView.selectedRow(inComponent:)", "UIPickerView.view(forRow:forComponent:)",
      "UIPickerView.reloadAllComponents()", "UIPickerView.reloadComponent(_:)",
      "UIPickerViewDataSource", "UIPickerViewDataSource.numberOfComponents(in:)",
      "UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:)", "UIPickerViewDelegate",
      "UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:)"))
  func `wheels show their rows, and code chooses without a word`() {
    withPicker { picker, rows, _, clock in
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 50)
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 150, height: 32))
      #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 9) == -1)
      picker.selectRow(20, inComponent: 0, animated: false)
      clock.runDue()
      #expect(picker.selectedRow(inComponent: 0) == 20 && rows.told.isEmpty)
      let middle = picker.view(forRow: 20, forComponent: 0)
      #expect((middle as? UILabel)?.text == "0/20" && middle?.alpha == 1)
      #expect(middle?.convert(CGPoint(x: 0, y: 16), to: picker).y == 108)
      // Half a turn of the wheel is 108 · π points: five or six rows either way.
      #expect(picker.view(forRow: 14, forComponent: 0)?.isHidden ?? true)
      #expect(picker.view(forRow: 16, forComponent: 0) != nil)
      #expect(picker.view(forRow: 49, forComponent: 0) == nil && rows.made < 60)
      picker.selectRow(99, inComponent: 1, animated: false)
      #expect(picker.selectedRow(inComponent: 1) == 2)
      rows.counts = [10, 1]
      picker.reloadComponent(0)
      #expect(picker.selectedRow(inComponent: 0) == 9)
      rows.counts = [10, 0]
      picker.reloadAllComponents()
      clock.runDue()
      #expect(picker.numberOfRows(inComponent: 1) == 0 && picker.selectedRow(inComponent: 0) == 9)
      picker.selectRow(3, inComponent: 1, animated: true)
      #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
      #expect(picker.sizeThatFits(.zero) == picker.intrinsicContentSize)
      #expect(UIPickerView(coder: NSCoder()) == nil)
      rows.counts = []
      picker.reloadAllComponents()
      #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    }
  }

  @Test(.covers("UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:)"))
  func `a wheel that is turned comes to rest on a row, which is told once`() {
    withPicker { picker, rows, window, clock in
      // Up by 70 points, slowly: two rows and a bit.
      window.deliverTouch(.began, at: CGPoint(x: 80, y: 250))
      for step in 1...20 {
        clock.advance(by: 30)
        window.deliverTouch(.moved, at: CGPoint(x: 80, y: 250 - 4 * step))
      }
      clock.advance(by: 120)
      window.deliverTouch(.ended, at: CGPoint(x: 80, y: 170))
      #expect(rows.told.isEmpty)
      clock.advance(by: 1200)
      #expect(rows.told.count == 1 && rows.told.first?.first == 0)
      let row = picker.selectedRow(inComponent: 0)
      #expect(rows.told == [[0, row]] && (2...3).contains(row))
      let middle = picker.view(forRow: row, forComponent: 0)
      #expect(abs((middle?.convert(CGPoint(x: 0, y: 16), to: picker).y ?? 0) - 108) < 0.5)
      // A tap on the row below turns there.
      window.deliverTouch(.began, at: CGPoint(x: 80, y: 100 + 108 + 32))
      window.deliverTouch(.ended, at: CGPoint(x: 80, y: 100 + 108 + 32))
      clock.advance(by: 1200)
      #expect(rows.told == [[0, row], [0, row + 1]])
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }
  }

  private final class Looks: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      100
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      CGFloat(60 + component * 20)
    }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { component == 2 ? .nan : 40 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      return view ?? UIImageView(image: UIImage(systemName: "star"))
    }
  }

  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      row == 0
        ? NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]) : nil
    }
  }

  @Test(
    .covers(
      "UIPickerViewDelegate.pickerView(_:widthForComponent:)",
      "UIPickerViewDelegate.pickerView(_:rowHeightForComponent:)",
      "UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:)",
      "UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:)"))
  func `a delegate decides about widths, heights and looks`() {
    withFreshUIKit { window, clock in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
      let looks = Looks()
      (picker.dataSource, picker.delegate) = (looks, looks)
      window.addSubview(picker)
      clock.runDue()
      #expect(picker.rowSize(forComponent: 1) == CGSize(width: 80, height: 40))
      // A height that is none is the usual one.
      #expect(picker.rowSize(forComponent: 2) == CGSize(width: 100, height: 32))
      #expect(picker.view(forRow: 0, forComponent: 0) is UIImageView)
      picker.selectRow(50, inComponent: 0, animated: false)
      clock.runDue()
      #expect(looks.reused > 0)
      // 60, 80 and 100 points in the middle of 300.
      let x = picker.view(forRow: 50, forComponent: 0)?.convert(CGPoint.zero, to: picker).x
      #expect(x == 30)
      picker.semanticContentAttribute = .forceRightToLeft
      picker.setNeedsLayout()
      clock.runDue()
      #expect(
        picker.view(forRow: 50, forComponent: 0)?.convert(CGPoint.zero, to: picker).x == 210)
      let titles = Titles()
      (picker.dataSource, picker.delegate) = (titles, titles)
      clock.runDue()
      let red = picker.view(forRow: 0, forComponent: 0) as? UILabel
      #expect(red?.attributedText?.string == "Red")
      #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "?")
    }
  }
}
