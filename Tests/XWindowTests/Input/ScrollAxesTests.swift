import Testing

@testable import XWindow

/// Turns of axes.
///
/// A notch of the wheel is 120 units of its axis, one of the touchpad 15.
@Suite struct ScrollAxesTests {
  private func axes(vertical: Double = 0, horizontal: Double = 0) -> ScrollAxes {
    var axes = ScrollAxes()
    axes.know(
      [
        3: .init(isVertical: true, increment: 120, value: vertical),
        2: .init(isVertical: false, increment: 15, value: horizontal),
      ], of: 2)
    return axes
  }

  @Test func `a turn is the way from the last value, in notches`() {
    var axes = axes(vertical: 1000)
    #expect(axes.turn([3: 1120], of: 2)! == (0, -1))
    #expect(axes.turn([3: 1090], of: 2)! == (0, 0.25))
    #expect(axes.turn([3: 1090], of: 2)! == (0, 0))
    #expect(axes.turn([2: 7.5, 3: 1210], of: 2)! == (-0.5, -1))
  }

  @Test func `an axis may count the other way`() {
    var axes = ScrollAxes()
    axes.know([4: .init(isVertical: true, increment: -15, value: 0)], of: 9)
    #expect(axes.turn([4: 15], of: 9)! == (0, 1))
  }

  @Test func `what does not scroll is no turn`() {
    var axes = axes()
    #expect(axes.turn([0: 5, 1: 7], of: 2) == nil)
    #expect(axes.turn([3: 120], of: 5) == nil)
    #expect(axes.turn([:], of: 2) == nil)
    // A place and a turn in one event.
    #expect(axes.turn([0: 5, 3: 120], of: 2)! == (0, -1))
  }

  @Test func `what a device counts anew, or wrongly, is a new beginning`() {
    var axes = axes(vertical: 1e9)
    #expect(axes.turn([3: 0], of: 2)! == (0, 0))
    #expect(axes.turn([3: 120], of: 2)! == (0, -1))
    #expect(axes.turn([3: .nan], of: 2)! == (0, 0))
    #expect(axes.turn([3: .infinity], of: 2)! == (0, 0))
    #expect(axes.turn([3: 240], of: 2)! == (0, 0))
    #expect(axes.turn([3: 360], of: 2)! == (0, -1))
  }

  @Test func `another device brings its own axes, or none`() {
    var axes = axes()
    #expect(axes.scrolls(vertically: true) && axes.scrolls(vertically: false))
    axes.know([3: .init(isVertical: true, increment: 15, value: 30)], of: 2)
    #expect(axes.scrolls(vertically: true) && !axes.scrolls(vertically: false))
    #expect(axes.turn([3: 45], of: 2)! == (0, -1))
    axes.know([3: .init(isVertical: true, increment: 0, value: 30)], of: 2)
    #expect(!axes.scrolls(vertically: true))
    #expect(axes.turn([3: 60], of: 2) == nil)
    axes = self.axes()
    axes.forget()
    #expect(!axes.scrolls(vertically: true))
  }
}
