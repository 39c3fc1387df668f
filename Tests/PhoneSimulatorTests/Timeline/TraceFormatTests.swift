import Foundation
import Testing

@testable import PhoneSimulator

@Suite("The text of a trace")
struct TraceFormatTests {
  private func row(
    tick: Int = 0, top: Double = 667, bottom: Double? = nil, shift: Double = 0,
    events: [PhoneEvent] = [], settled: Bool = false
  ) -> String {
    TraceFormat.row(
      TraceSample(
        tick: tick, keyboardTop: top, targetBottom: bottom, shift: shift, events: events),
      settled: settled)
  }

  private func notification(_ name: KeyboardNotification.Name) -> PhoneEvent {
    .notification(
      KeyboardNotification(name: name, beginFrame: .zero, endFrame: .zero, duration: 0.25))
  }

  @Test("The header names the columns")
  func header() {
    #expect(TraceFormat.header == "time,keyboard_top,target_bottom,gap,shift,events\n")
  }

  @Test("Target and gap are empty where there is no target")
  func noTarget() {
    #expect(row() == "0.000000,667.000,,,0.000,\n")
  }

  @Test("Points have three decimals, the gap is the free space above the keyboard")
  func numbers() {
    #expect(
      row(tick: 10, top: 407, bottom: 448.12345, shift: 0.0004)
        == "0.016667,407.000,448.123,-41.123,0.000,\n")
  }

  @Test(
    "Seconds are those of the tick, rounded to six decimals",
    arguments: [
      (0, "0.000000"), (1, "0.001667"), (2, "0.003333"), (150, "0.250000"), (599, "0.998333"),
      (600, "1.000000"), (2_160_010, "3600.016667"),
    ])
  func seconds(tick: Int, text: String) {
    #expect(TraceFormat.seconds(ticks: tick) == text)
  }

  @Test(
    "A zero never has a sign",
    arguments: [
      (-0.0, "0.000"), (-0.0004, "0.000"), (-0.0005, "-0.001"), (0.0004, "0.000"),
      (-1.5, "-1.500"), (-0.05, "-0.050"), (123_456.789, "123456.789"),
    ])
  func zero(value: Double, text: String) {
    #expect(TraceFormat.points(value) == text)
  }

  @Test("Events are quoted, in order, with semicolons between")
  func events() {
    #expect(
      row(events: [notification(.willChangeFrame), notification(.willShow)], settled: true)
        == "0.000000,667.000,,,0.000,\"keyboardWillChangeFrame;keyboardWillShow;settled\"\n")
  }

  @Test("A decision cannot break its row or its field")
  func hostileDecision() {
    #expect(
      row(events: [.decision("say \"a\"; b,\r\nc"), .decision("\"")])
        == "0.000000,667.000,,,0.000,\"say \"\"a\"\", b, c;\"\"\"\n")
  }
}
