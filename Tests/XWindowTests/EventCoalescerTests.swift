import Drawing
import Testing

@testable import XWindow

@Suite struct EventCoalescerTests {
  private func motion(_ x: Int) -> InputEvent {
    .pointerMoved(
      PointerEvent(position: PixelPoint(x: x, y: 0), button: nil, modifiers: [], time: UInt32(x)))
  }

  private func press(_ x: Int) -> InputEvent {
    .buttonPress(
      PointerEvent(
        position: PixelPoint(x: x, y: 0), button: .primary, modifiers: [], time: UInt32(x)))
  }

  private func coalesced(_ events: [InputEvent]) -> [InputEvent] {
    var coalescer = EventCoalescer()
    events.forEach { coalescer.add($0) }
    let result = coalescer.takeAll()
    #expect(coalescer.isEmpty)
    let rest = coalescer.takeAll()
    #expect(rest.isEmpty)
    return result
  }

  @Test func keepsTheNewestMotion() {
    #expect(coalesced([motion(1), motion(2), motion(3)]) == [motion(3)])
  }

  @Test func motionStaysOnItsSideOfAPress() {
    #expect(
      coalesced([motion(1), motion(2), press(2), motion(3), motion(4)])
        == [motion(2), press(2), motion(4)])
  }

  @Test func keepsTheLastSizeAndPutsItBeforeWhatFollows() {
    let small = InputEvent.resized(PixelSize(width: 1, height: 1))
    let large = InputEvent.resized(PixelSize(width: 9, height: 9))
    #expect(coalesced([small, large, press(1)]) == [large, press(1)])
    #expect(
      coalesced([small, motion(1), large, motion(2)]) == [small, motion(1), large, motion(2)])
  }

  @Test func collectsWhatIsExposed() {
    let one = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let other = PixelRect(x: 5, y: 5, width: 2, height: 2)
    #expect(
      coalesced([.exposed([one]), press(1), .exposed([other])])
        == [press(1), .exposed([one, other])])
  }

  @Test func everythingElseKeepsItsOrder() {
    let events: [InputEvent] = [
      .focusChanged(true), .text("a"), press(1), .text("b"), .closeRequested,
    ]
    #expect(coalesced(events) == events)
  }
}
