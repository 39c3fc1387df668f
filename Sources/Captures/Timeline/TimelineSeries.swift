import Drawing
import Foundation

/// One of the lines of a timeline, as it looks in its panel and in the legend.
struct TimelineSeries: Sendable {
  let name: String
  let color: Color
  /// In points.
  let width: Double
  let number: @Sendable (TimelinePlot.Sample) -> Double?

  static let keyboard = TimelineSeries(
    name: "keyboard top", color: SheetStyle.keyboard, width: 1.75, number: { $0.keyboardTop })
  /// Wide and light: where both are at one place it is seen behind the keyboard.
  static let target = TimelineSeries(
    name: "target bottom", color: SheetStyle.target, width: 4, number: { $0.targetBottom })
  static let gap = TimelineSeries(
    name: "gap", color: SheetStyle.gap, width: 1.75, number: { $0.gap })

  /// The same line in another color.
  func inColor(_ color: Color) -> TimelineSeries {
    TimelineSeries(name: name, color: color, width: width, number: number)
  }

  /// A line through every stretch of samples of one phone that have a number, a dot where it is one alone.
  func elements(
    for samples: [TimelinePlot.Sample], place: (_ seconds: Double, _ number: Double) -> CGPoint
  ) -> [PlotElement] {
    var elements: [PlotElement] = []
    var stretch: [CGPoint] = []
    func end() {
      let points = PlotCurve.simplified(stretch)
      if points.count > 1 {
        elements.append(.curve(points, color: color, width: width))
      } else if let point = points.first {
        elements.append(.dot(point, radius: width / 2 + 1.5, color: color))
      }
      stretch = []
    }
    for sample in samples {
      if sample.isAfterSwitch { end() }
      if let number = number(sample) {
        stretch.append(place(sample.seconds, number))
      } else {
        end()
      }
    }
    end()
    return elements
  }
}
