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
    var result: [InputEvent] = []
    while let event = coalescer.next() { result.append(event) }
    #expect(coalescer.isEmpty)
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

  @Test func whatComesWhileOthersWaitIsTakenAfterThem() {
    var coalescer = EventCoalescer()
    for event in [press(1), press(2), motion(3)] { coalescer.add(event) }
    var taken = [coalescer.next()]
    // A newer motion takes the place of one that still waits.
    for event in [motion(4), press(5)] { coalescer.add(event) }
    #expect(!coalescer.isEmpty)
    while let event = coalescer.next() { taken.append(event) }
    #expect(taken == [press(1), press(2), motion(4), press(5)])
    #expect(coalescer.isEmpty)
  }

  private func turn(
    _ vertical: Double, smooth: Bool = true, modifiers: Modifiers = [], x: Int = 0
  ) -> InputEvent {
    .scroll(
      ScrollEvent(
        position: PixelPoint(x: x, y: 0), horizontal: 0, vertical: vertical, isSmooth: smooth,
        modifiers: modifiers, time: 0))
  }

  @Test func `smooth turns in a row are one`() {
    #expect(coalesced([turn(0.25), turn(0.5), turn(-1, x: 3)]) == [turn(-0.25, x: 3)])
    let apart = [
      turn(1), motion(1), turn(1), press(2), turn(1), turn(1, modifiers: .shift),
      turn(1, smooth: false), turn(1, smooth: false), turn(2),
    ]
    #expect(coalesced(apart) == apart)
  }

  @Test func `a turn that was handed over is left alone`() {
    var coalescer = EventCoalescer()
    coalescer.add(turn(1))
    #expect(coalescer.next() == turn(1))
    coalescer.add(turn(2))
    #expect(coalescer.next() == turn(2) && coalescer.next() == nil)
  }
}
