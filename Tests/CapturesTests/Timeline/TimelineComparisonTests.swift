import Foundation
import Testing

@testable import Captures

@Suite("A trace over its golden")
struct TimelineComparisonTests {
  init() throws { try ProjectFonts.prepared.get() }

  private static let header = "time,keyboard_top,target_bottom,gap,shift,events\n"

  private func compared(_ old: String, _ new: String) -> TimelinePlot? {
    TimelinePlot(old: Array((Self.header + old).utf8), new: Array((Self.header + new).utf8))
  }

  /// The lines of a colour, each its points.
  private func curves(of plot: TimelinePlot, like width: Double) -> [[CGPoint]] {
    plot.drawing.elements.compactMap {
      if case .curve(let points, color: _, width: width) = $0 { points } else { nil }
    }
  }

  @Test("Both are drawn, and rows that are left out hold what was before them")
  func both() throws {
    let plot = try #require(
      compared(
        "0.000000,600.000,,,0.000,\n1.000000,300.000,,,0.000,\n",
        "0.000000,600.000,,,0.000,\n0.500000,300.000,,,0.000,\n1.000000,300.000,,,0.000,\n"))
    #expect(plot.svg.contains(">golden<"))
    // In the legend two lines of the keyboard's width; in the panel the golden's and then the new.
    let lines = curves(of: plot, like: 1.75).filter { $0.count > 2 }
    #expect(lines.count == 2)
    let (old, new) = (lines[0], lines[1])
    // Each falls at once after it has held: the golden at the end, the new one in the middle.
    #expect(old.count == 3 && new.count >= 3)
    #expect(old[0].y == old[1].y && new[0].y == new[1].y)
    #expect(new[1].x < (new[0].x + new[new.count - 1].x) / 2)
    #expect(old[1].x > new[2].x)
    #expect(new[2].y == old[2].y)
  }

  @Test("A text without positions is not plotted")
  func without() {
    #expect(compared("", "0.000000,600.000,,,0.000,\n") == nil)
    #expect(TimelinePlot(old: Array("a,b\n1,2\n".utf8), new: Array("a,b\n1,3\n".utf8)) == nil)
  }
}
