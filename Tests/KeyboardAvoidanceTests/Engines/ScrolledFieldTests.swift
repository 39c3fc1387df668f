import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// Fields inside a scroll view, which are where its offset brings them.
@MainActor @Suite(.phone) struct ScrolledFieldTests {
  /// A list that fills the adjusted view, and a field whose lower edge is at 940 of its content.
  private func list(in stage: Stage) -> (list: UIScrollView, field: UITextField) {
    let list = UIScrollView(frame: stage.adjusted.bounds)
    list.contentSize = CGSize(width: 375, height: 2000)
    let field = UITextField(frame: CGRect(x: 20, y: 900, width: 300, height: 40))
    list.addSubview(field)
    stage.adjusted.addSubview(list)
    return (list, field)
  }

  // The keyboard's top is at 667 - 258 = 409.
  @Test func `the adjusted view goes as far as the field is seen below the keyboard's top`() {
    Stage.run { stage in
      let (list, field) = list(in: stage)
      list.contentOffset.y = 400
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      stage.show(258)
      #expect(stage.shift == 131)
      list.contentOffset.y = 450
      keep.update()
      #expect(stage.shift == 81)
      list.contentOffset.y = 600
      keep.update()
      #expect(stage.shift == 0)
    }
  }

  @Test func `the scroll view itself may be the adjusted view`() {
    Stage.run { stage in
      let (list, field) = list(in: stage)
      list.contentOffset.y = 400
      let keep = KeepViewAboveKeyboard(adjustedView: list, targetView: field)
      stage.show(258)
      #expect(keep.shift == 131)
      #expect(list.frame.minY == -131)
      #expect(list.contentOffset.y == 400)
      #expect(field.convert(field.bounds, to: nil).maxY == 409)
    }
  }
}
