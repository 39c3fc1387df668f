import Foundation
import TestSupport
import Testing

@testable import KeyboardAvoidance

struct KeyboardTrackerTests {
  static let up = CGRect(x: 0, y: 409, width: 375, height: 258)
  static let higher = CGRect(x: 0, y: 367, width: 375, height: 300)
  static let down = CGRect(x: 0, y: 667, width: 375, height: 258)

  /// Reads events with their end frames and returns which of them were news.
  private func read(
    _ events: [(KeyboardChange.Event, CGRect?)], into tracker: inout KeyboardTracker
  ) -> [Bool] {
    events.map { tracker.read(KeyboardChange(event: $0.0, endFrame: $0.1)) }
  }

  @Test func `wills are news, and the newest one holds`() {
    var tracker = KeyboardTracker()
    let news = read(
      [(.willChangeFrame, Self.up), (.willShow, Self.up), (.willChangeFrame, Self.higher)],
      into: &tracker)
    #expect(news == [true, true, true])
    #expect(tracker.latest?.endFrame == Self.higher)
  }

  @Test func `dids that were overtaken are not`() {
    var tracker = KeyboardTracker()
    let news = read(
      [
        (.willChangeFrame, Self.down), (.willHide, Self.down),
        (.willChangeFrame, Self.up), (.willShow, Self.up),
        (.didChangeFrame, Self.down), (.didHide, Self.down),
      ], into: &tracker)
    #expect(news == [true, true, true, true, false, false])
    #expect(tracker.latest?.endFrame == Self.up)
    let later = read([(.didChangeFrame, Self.up), (.didShow, Self.up)], into: &tracker)
    #expect(later == [true, true])
  }

  @Test func `dids that were overtaken are not, even when the newer motion is over first`() {
    var tracker = KeyboardTracker()
    let news = read(
      [
        (.willChangeFrame, Self.up), (.willShow, Self.up),
        // A change of duration 0 has its dids at once.
        (.willChangeFrame, Self.higher), (.willShow, Self.higher),
        (.didChangeFrame, Self.higher), (.didShow, Self.higher),
        (.didChangeFrame, Self.up), (.didShow, Self.up),
      ], into: &tracker)
    #expect(news == [true, true, true, true, true, true, false, false])
    #expect(tracker.latest?.endFrame == Self.higher)
  }

  @Test func `a show that a hide to the same frame has overtaken is out of date`() {
    var tracker = KeyboardTracker()
    // Some systems give a hide the frame that the keyboard leaves.
    let news = read(
      [
        (.willChangeFrame, Self.up), (.willShow, Self.up),
        (.willChangeFrame, Self.up), (.willHide, Self.up),
        (.didShow, Self.up), (.didHide, Self.up),
      ], into: &tracker)
    #expect(news == [true, true, true, true, false, true])
    #expect(tracker.latest?.hidesKeyboard == true)
  }

  @Test func `the did of the newest motion holds, whatever came before`() {
    var tracker = KeyboardTracker()
    // The did of a hide that was never announced takes the place of the first one's.
    _ = read(
      [
        (.willHide, Self.down), (.didHide, Self.up), (.willShow, Self.up), (.willHide, Self.down),
        (.willShow, Self.down), (.didShow, Self.higher), (.willHide, Self.down),
      ], into: &tracker)
    #expect(read([(.didHide, Self.down)], into: &tracker) == [true])
    #expect(tracker.latest?.hidesKeyboard == true)
  }

  @Test func `dids that were overtaken are not, however many there are`() {
    var tracker = KeyboardTracker()
    var frames = (0..<100).map { CGRect(x: 0, y: 600 - CGFloat($0), width: 375, height: 300) }
    // Frames that come again, and the last one differs from all.
    frames = frames + frames + [Self.higher]
    for (index, frame) in frames.enumerated() {
      _ = read(
        [(.willChangeFrame, frame), (index % 3 == 0 ? .willHide : .willShow, frame)],
        into: &tracker)
    }
    for (index, frame) in frames.enumerated().dropLast() {
      let news = read(
        [(.didChangeFrame, frame), (index % 3 == 0 ? .didHide : .didShow, frame)], into: &tracker)
      #expect(news == [false, false], "\(index)")
    }
    #expect(tracker.latest?.endFrame == Self.higher)
    #expect(tracker.latest?.event == .willShow)
    #expect(read([(.didChangeFrame, Self.higher)], into: &tracker) == [true])
    // Nothing is on its way, so a did on its own counts.
    _ = read([(.didShow, Self.higher)], into: &tracker)
    #expect(read([(.didChangeFrame, Self.up)], into: &tracker) == [true])
  }

  @Test func `wills without dids do not pile up`() {
    var tracker = KeyboardTracker()
    for _ in 0..<1000 {
      _ = read([(.willChangeFrame, Self.up), (.willChangeFrame, Self.higher)], into: &tracker)
    }
    // Both frames may still be on their way; an unannounced one is not.
    #expect(read([(.didChangeFrame, Self.up)], into: &tracker) == [false])
    #expect(read([(.didChangeFrame, Self.down)], into: &tracker) == [true])
    #expect(tracker.latest?.endFrame == Self.down)
  }

  @Test func `a did with a frame that nobody announced is followed`() {
    var tracker = KeyboardTracker()
    let last = CGRect(x: 0, y: 385, width: 375, height: 282)
    let news = read(
      [(.willShow, Self.up), (.willShow, Self.higher), (.didShow, last)], into: &tracker)
    #expect(news == [true, true, true])
    #expect(tracker.latest?.endFrame == last)
    // What the newest will announced is news as well, and the older one's did is not.
    let later = read([(.didShow, Self.up), (.didShow, Self.higher)], into: &tracker)
    #expect(later == [false, true])
  }

  @Test func `a change that comes alone after a hide is believed, as by a newcomer`() {
    for up in [Self.up, Self.higher] {
      var tracker = KeyboardTracker()
      _ = read([(.willShow, Self.up), (.didShow, Self.up)], into: &tracker)
      _ = read([(.willChangeFrame, Self.down), (.willHide, Self.down)], into: &tracker)
      _ = read([(.didChangeFrame, Self.down), (.didHide, Self.down)], into: &tracker)
      #expect(read([(.didChangeFrame, up)], into: &tracker) == [true])
      #expect(tracker.latest?.endFrame == up)
      #expect(read([(.didChangeFrame, Self.down)], into: &tracker) == [true])
      #expect(tracker.latest?.endFrame == Self.down)
    }
  }

  @Test func `a did-hide that comes alone is believed`() {
    var tracker = KeyboardTracker()
    for _ in 0..<3 {
      #expect(
        read([(.willShow, Self.up), (.didHide, Self.down)], into: &tracker) == [true, true])
      #expect(tracker.latest?.hidesKeyboard == true)
      // Here a hide comes in its order before the next show.
      _ = read([(.didShow, Self.up)], into: &tracker)
      _ = read([(.willHide, Self.down), (.didHide, Self.down)], into: &tracker)
    }
  }

  @Test func `a did that was overtaken may be told twice`() {
    var tracker = KeyboardTracker()
    _ = read([(.willShow, Self.up), (.willShow, Self.higher)], into: &tracker)
    #expect(read([(.didShow, Self.up), (.didShow, Self.up)], into: &tracker) == [false, false])
    #expect(tracker.latest?.endFrame == Self.higher)
    #expect(read([(.didShow, Self.higher)], into: &tracker) == [true])
    _ = read([(.willHide, Self.down), (.willShow, Self.up)], into: &tracker)
    #expect(
      read([(.didHide, Self.down), (.didHide, Self.down)], into: &tracker) == [false, false])
    #expect(tracker.latest?.endFrame == Self.up)
  }

  /// A keyboard that posts what a phone does, in ticks of a tenth of a second, and now and then
  /// something unannounced; where it is follows from what it did last.
  @Test(.seeded) func `whatever a keyboard does, its newest word holds`() {
    forAll(rounds: 300) { random in
      var tracker = KeyboardTracker()
      var due: [(time: Int, did: (KeyboardChange.Event, CGRect))] = []
      var last: KeyboardChange.Event?
      var truth: (isUp: Bool, frame: CGRect)?
      let frames = (0..<4).map { CGRect(x: 0, y: 300 + 50 * $0, width: 375, height: 300) }
      func tell(_ event: KeyboardChange.Event, _ frame: CGRect, duration: Double = 0.25) {
        _ = tracker.read(KeyboardChange(event: event, endFrame: frame, duration: duration))
        last = event
        guard let truth, let latest = tracker.latest else { return }
        let isUp = !latest.hidesKeyboard && latest.endFrame?.minY != Self.down.minY
        #expect(isUp == truth.isUp, "after \(event) \(frame.minY)")
        if truth.isUp { #expect(latest.endFrame == truth.frame, "after \(event)") }
      }
      for time in 0..<60 {
        let now = due.filter { $0.time <= time }
        due.removeAll { $0.time <= time }
        for (index, item) in now.enumerated() {
          tell(item.did.0, item.did.1)
          // Told twice, while something newer is under way; of two that are alike nothing can
          // tell which one it is.
          let others = now.dropFirst(index + 1) + due
          let isAlone = !others.contains { $0.did == item.did }
          if !others.isEmpty, isAlone, Int.random(in: 0..<4, using: &random) == 0 {
            tell(item.did.0, item.did.1)
          }
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let isUp = Int.random(in: 0..<3, using: &random) > 0
          let frame = isUp ? frames.randomElement(using: &random) ?? .zero : Self.down
          let takesTime = Bool.random(using: &random)
          truth = (isUp, frame)
          let duration = takesTime ? 0.25 : 0
          let main: [KeyboardChange.Event] = isUp ? [.willShow, .didShow] : [.willHide, .didHide]
          tell(.willChangeFrame, frame, duration: duration)
          tell(main[0], frame, duration: duration)
          for did in [.didChangeFrame, main[1]] {
            due.append((time + (takesTime ? 5 : 1), (did, frame)))
          }
        case 1 where due.isEmpty:
          // A did-hide right after an overtaken one would be that one told twice.
          let isUp = last == .didHide || Bool.random(using: &random)
          let frame = CGRect(x: 0, y: 510, width: 375, height: CGFloat(157 + time))
          truth = (isUp, isUp ? frame : Self.down)
          tell(
            isUp
              ? [.didShow, .didChangeFrame].randomElement(using: &random) ?? .didShow
              : .didHide, isUp ? frame : Self.down)
        default: break
        }
      }
    }
  }

  @Test func `a did mends what a will did not say`() {
    var tracker = KeyboardTracker()
    let news = read(
      [(.willChangeFrame, nil), (.willShow, nil), (.didChangeFrame, Self.up)], into: &tracker)
    #expect(news == [false, false, true])
    #expect(tracker.latest?.endFrame == Self.up)
  }

  @Test func `the frame that a hidden keyboard is left with is not news`() {
    var tracker = KeyboardTracker()
    let news = read(
      [
        (.willChangeFrame, Self.up), (.willHide, Self.up), (.didChangeFrame, Self.up),
        (.didHide, Self.up),
      ], into: &tracker)
    #expect(news == [true, true, false, true])
    #expect(tracker.latest?.hidesKeyboard == true)
  }

  @Test func `more dids than wills do no harm`() {
    var tracker = KeyboardTracker()
    let news = read(
      [
        (.didChangeFrame, Self.up), (.didChangeFrame, Self.up), (.willChangeFrame, Self.higher),
        (.didChangeFrame, Self.higher),
      ], into: &tracker)
    #expect(news == [true, true, true, true])
    #expect(tracker.latest?.endFrame == Self.higher)
  }

  @Test func `the last motion that took time is remembered`() {
    var tracker = KeyboardTracker()
    #expect(tracker.animation == KeyboardAnimation(duration: 0.25, rawCurve: nil))
    let moved = KeyboardChange(
      event: .willChangeFrame, endFrame: Self.up, duration: 0.4, rawCurve: 7)
    let jumped = KeyboardChange(
      event: .willChangeFrame, endFrame: Self.higher, duration: 0, rawCurve: 3)
    for change in [moved, jumped] { _ = tracker.read(change) }
    #expect(tracker.animation == KeyboardAnimation(duration: 0.4, rawCurve: 7))
    #expect(tracker.forNewcomer.animation == KeyboardAnimation(duration: 0.4, rawCurve: 7))
  }

  @Test func `a newcomer starts afresh while the keyboard is hidden`() {
    var tracker = KeyboardTracker()
    _ = tracker.read(
      KeyboardChange(event: .willHide, endFrame: Self.down, duration: 0.4, rawCurve: 7))
    #expect(tracker.forNewcomer.animation == KeyboardAnimation())
    #expect(tracker.forNewcomer.latest == tracker.latest)
  }
}
