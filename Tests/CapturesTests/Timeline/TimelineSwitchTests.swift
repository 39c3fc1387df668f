import Captures
import Foundation
import TestSupport
import Testing

@Suite struct TimelineSwitchTests {
  init() throws { try ProjectFonts.prepared.get() }

  private typealias Sample = TimelinePlot.Sample
  private typealias Event = TimelinePlot.Event

  @Test func noLineLeadsAcrossASwitch() {
    var samples = (0..<10).map {
      Sample(seconds: Double($0), keyboardTop: $0 < 4 ? 508 : 407, targetBottom: 300)
    }
    samples[4].isAfterSwitch = true
    samples[9].isAfterSwitch = true
    let svg = SVGReader(TimelinePlot(title: "", samples: samples, events: []).svg)
    // Keyboard, target and gap.
    for color in ["#1c70ed", "#f29938", "#0d856b"] {
      // The first is in the legend.
      let lines = svg.all("polyline").filter { $0.attributes["stroke"] == color }.dropFirst()
        .map(\.points)
      // 0 to 3 s and 4 to 8 s; the last sample is a dot.
      #expect(lines.count == 2)
      guard lines.count == 2, let first = lines[0].last, let next = lines[1].first
      else { continue }
      // 876 points are 9 s or a little more.
      #expect(next.x - first.x > 876 / 9.5)
      // Nothing but the line of each phone, which is level.
      for line in lines { #expect(Set(line.map(\.y)).count == 1) }
      #expect(svg.all("circle").contains { $0.attributes["fill"] == color })
    }
  }

  @Test func theNameOfASwitchIsSeenAmongOthersOfItsMoment() {
    let long = (0..<30).map { Event(seconds: 0.5, name: "keyboardWillChangeFrame \($0)") }
    let crowd = (0..<200).map { Event(seconds: Double($0) / 200, name: "event \($0)") }
    let switches = [
      Event(seconds: 0.5, name: "device iPhone SE", isSwitch: true),
      Event(seconds: 0.5, name: "screen notifications", isSwitch: true),
      Event(seconds: 0.995, name: "device iPad", isSwitch: true),
    ]
    let samples = [0.0, 1].map { Sample(seconds: $0, keyboardTop: 407, targetBottom: nil) }
    let plot = TimelinePlot(title: "", samples: samples, events: long + crowd + switches)
    let texts = SVGReader(plot.svg).texts.map(\.content)
    #expect(texts.contains { $0.hasPrefix("device iPhone SE, screen notifications, ") })
    #expect(texts.contains { $0.hasPrefix("device iPad") })
  }
}
