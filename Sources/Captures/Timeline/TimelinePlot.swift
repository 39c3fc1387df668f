import Drawing
import Foundation

/// Where the keyboard and what it must not cover stand over time, and what happened when.
///
/// Two panels share the time: positions above, growing downwards as on the screen, and below them
/// the gap between the two. Page and file show the same, as both are made from one drawing.
package struct TimelinePlot {
  /// Positions at one moment, in points from the top of the window.
  package struct Sample: Hashable, Sendable {
    package var seconds: Double
    /// The keyboard's visible top edge.
    package var keyboardTop: Double
    /// The bottom edge of what is to stay visible, nil where there is nothing such.
    package var targetBottom: Double?
    /// Whether it is the first of another phone or screen, to which no line leads.
    package var isAfterSwitch = false

    package init(seconds: Double, keyboardTop: Double, targetBottom: Double?) {
      self.seconds = seconds
      self.keyboardTop = keyboardTop
      self.targetBottom = targetBottom
    }

    /// How far the target stands above the keyboard; negative where it is covered.
    package var gap: Double? { targetBottom.map { keyboardTop - $0 } }
  }

  /// A notification or a switch of phone or screen, and the moment of it.
  package struct Event: Hashable, Sendable {
    package var seconds: Double
    package var name: String
    /// Whether it is named before all else of the same moment.
    package var isSwitch: Bool

    package init(seconds: Double, name: String, isSwitch: Bool = false) {
      self.seconds = seconds
      self.name = name
      self.isSwitch = isSwitch
    }
  }

  let drawing: PlotDrawing
  private let title: String

  /// Draws the plot, over that of earlier samples where there are some; numbers that are not finite,
  /// or absurd, are left out.
  package init(title: String, samples: [Sample], earlier: [Sample] = [], events: [Event]) {
    self.title = title
    drawing =
      TimelineDrawing(title: title, samples: samples, earlier: earlier, events: events).drawing
  }

  /// The plot as an SVG document, which browsers show.
  package var svg: String { drawing.svg(title: title) }

  /// Paints the plot, opaque, at a scale in pixels per point.
  package func bitmap(scale: Double) throws(CaptureError) -> Bitmap {
    try drawing.bitmap(scale: scale)
  }
}
