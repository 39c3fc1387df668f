import Drawing
import Foundation

/// Lays out a plot from the top of its page to the bottom.
struct TimelineDrawing {
  private(set) var drawing = PlotDrawing(size: CGSize(width: Self.width, height: 0), elements: [])

  private let samples: [TimelinePlot.Sample]
  private let earlier: [TimelinePlot.Sample]
  private let events: [TimelinePlot.Event]
  private let time: PlotAxis

  /// Seconds and points beyond are left out; their labels would find no room.
  private static let greatestNumber = 100_000.0
  private static let width = 960.0
  /// Where panels begin and end from the left, in points.
  private static let left = 60.0
  private static let right = 936.0
  private static let margin = 20.0
  private static let positionHeight = 240.0
  private static let gapHeight = 130.0
  private static let headingHeight = 20.0
  private static let panelDistance = 14.0

  /// More ticks than this would hide the lines: they end where the panels begin.
  private static let tickLimit = 60
  private static let shortTick = 5.0

  private static let panel = Color.white
  private static let grid = Color(red: 0.915, green: 0.918, blue: 0.928)
  private static let zero = Color(red: 0.55, green: 0.56, blue: 0.60)
  private static let event = Color(red: 0.70, green: 0.68, blue: 0.79)
  private static let earlier = Color(red: 0.66, green: 0.67, blue: 0.71)
  private static let covered = Color(red: 0.992, green: 0.918, blue: 0.918)

  init(
    title: String, samples: [TimelinePlot.Sample], earlier: [TimelinePlot.Sample],
    events: [TimelinePlot.Event]
  ) {
    self.samples = Self.usable(samples)
    self.earlier = Self.usable(earlier)
    self.events = events.filter { Self.isUsable($0.seconds) }.sorted { $0.seconds < $1.seconds }
    time = PlotAxis(
      covering: (self.samples + self.earlier).map(\.seconds) + self.events.map(\.seconds),
      narrowest: 0.1,
      markLimit: 12,
      endsAtMarks: false)
    draw(title: title)
  }

  private static func isUsable(_ number: Double) -> Bool { abs(number) <= greatestNumber }

  private static func usable(_ samples: [TimelinePlot.Sample]) -> [TimelinePlot.Sample] {
    samples
      .filter { isUsable($0.seconds) && isUsable($0.keyboardTop) }
      .map { sample in
        var sample = sample
        sample.targetBottom = sample.targetBottom.flatMap { isUsable($0) ? $0 : nil }
        return sample
      }
      .sorted { $0.seconds < $1.seconds }
  }

  private mutating func draw(title: String) {
    var y = Self.margin
    if !title.isEmpty {
      let font = SheetStyle.heading
      let text = PlotText.abbreviated(title, font: font, to: Self.right - Self.margin)
      add(
        .text(
          PlotText(
            text, at: CGPoint(x: Self.margin, y: y + 18), font: font, color: SheetStyle.ink)))
      y += 34
    }
    let all = samples + earlier
    let gapNumbers = all.compactMap(\.gap)
    let gapAxis = PlotAxis(
      covering: gapNumbers + [0], narrowest: 10, markLimit: 5, endsAtMarks: true)
    let isCovered = !gapNumbers.isEmpty && gapAxis.low < 0
    drawLegend(y: y + 10, isCovered: isCovered)
    y += 24

    let labels = EventLabels(
      events, top: y, right: Self.width - 4, x: { [time] in Self.x($0, time) })
    y += labels.height + (labels.height > 0 ? 4 : 0)
    let positionTop = y + Self.headingHeight
    let gapTop = positionTop + Self.positionHeight + Self.panelDistance + Self.headingHeight
    let bottom = gapTop + Self.gapHeight

    let positionAxis = PlotAxis(
      covering: all.flatMap { [$0.keyboardTop, $0.targetBottom ?? $0.keyboardTop] },
      narrowest: 20, markLimit: 7, endsAtMarks: true)
    let positions = Panel(
      axis: positionAxis, top: positionTop, height: Self.positionHeight, growsDownwards: true)
    let gaps = Panel(axis: gapAxis, top: gapTop, height: Self.gapHeight, growsDownwards: false)
    drawGround(of: positions)
    drawGround(of: gaps)
    if isCovered { drawCovered(in: gaps) }
    drawTimeGrid(of: positions)
    drawTimeGrid(of: gaps)
    if !samples.isEmpty { drawMarks(of: positions) }
    if !gapNumbers.isEmpty { drawMarks(of: gaps) }
    drawTicks(labels, panels: [positions, gaps])
    drawHeading("Position, points from the top", above: positions)
    drawHeading("Gap, points", above: gaps)
    drawEarlier([.target, .keyboard], in: positions)
    drawEarlier([.gap], in: gaps)
    draw(.target, in: positions)
    draw(.keyboard, in: positions)
    draw(.gap, in: gaps)
    if samples.isEmpty { drawRemark("no samples", in: positions) }
    if gapNumbers.isEmpty { drawRemark("no target", in: gaps) }
    drawTimes(y: bottom)
    drawing.size.height = bottom + 54
  }

  private mutating func add(_ element: PlotElement) {
    drawing.elements.append(element)
  }

  private static func x(_ seconds: Double, _ time: PlotAxis) -> Double {
    left + time.fraction(of: seconds) * (right - left)
  }

  // MARK: Around the panels

  private mutating func drawLegend(y: Double, isCovered: Bool) {
    var x = Self.margin
    for series in [TimelineSeries.keyboard, .target, .gap]
    where samples.contains(where: { series.number($0) != nil }) {
      let line = [CGPoint(x: x + 2, y: y), CGPoint(x: x + 16, y: y)]
      add(.curve(line, color: series.color, width: series.width))
      x = drawLegendName(series.name, x: x + 24, y: y)
    }
    if !earlier.isEmpty {
      let line = [CGPoint(x: x + 2, y: y), CGPoint(x: x + 16, y: y)]
      add(.curve(line, color: Self.earlier, width: TimelineSeries.keyboard.width))
      x = drawLegendName("golden", x: x + 24, y: y)
    }
    if isCovered {
      add(
        .rectangle(
          CGRect(x: x, y: y - 6, width: 18, height: 12), color: Self.covered, cornerRadius: 2))
      x = drawLegendName("covered", x: x + 24, y: y)
    }
    if !events.isEmpty {
      add(
        .rule(
          from: CGPoint(x: x + 0.5, y: y - 6), to: CGPoint(x: x + 0.5, y: y + 6),
          color: Self.event, width: 1))
      _ = drawLegendName("notification", x: x + 7, y: y)
    }
  }

  private mutating func drawLegendName(_ name: String, x: Double, y: Double) -> Double {
    let text = PlotText(name, at: CGPoint(x: x, y: y + 4), color: SheetStyle.ink)
    add(.text(text))
    return (text.box.maxX + 20).rounded()
  }

  private mutating func drawTicks(_ labels: EventLabels, panels: [Panel]) {
    guard let first = panels.first, let last = panels.last else { return }
    let isDense = labels.ticks.count > Self.tickLimit
    let bottom = isDense ? first.rect.minY + Self.shortTick : last.rect.maxY
    for tick in labels.ticks {
      let x = tick.x.rounded(.down) + 0.5
      add(
        .rule(
          from: CGPoint(x: x, y: tick.top), to: CGPoint(x: x, y: bottom), color: Self.event,
          width: 1))
    }
    for label in labels.labels { add(label.text, onGround: label.ground) }
  }

  /// Adds a text and, behind it, ground that interrupts lines.
  private mutating func add(_ text: PlotText, onGround ground: CGRect) {
    // Lines stand on whole points: each is seen or hidden, never in part.
    add(.rectangle(ground.integral, color: SheetStyle.ground))
    add(.text(text))
  }

  private mutating func drawTimes(y: Double) {
    for mark in time.marks {
      let label = time.label(of: mark)
      // The last one may be long, and the page ends soon.
      let end = Self.width - 4 - PlotText.width(of: label, font: SheetStyle.small) / 2
      add(
        .text(
          PlotText(
            label, at: CGPoint(x: min(Self.x(mark, time), end), y: y + 17), anchor: .middle)))
    }
    add(
      .text(
        PlotText(
          "seconds", at: CGPoint(x: (Self.left + Self.right) / 2, y: y + 36), anchor: .middle)))
  }

  // MARK: Panels

  /// One of the two areas in which lines are drawn.
  private struct Panel {
    let axis: PlotAxis
    let top: Double
    let height: Double
    let growsDownwards: Bool

    var rect: CGRect {
      CGRect(
        x: TimelineDrawing.left, y: top, width: TimelineDrawing.right - TimelineDrawing.left,
        height: height)
    }

    func y(_ number: Double) -> Double {
      let fraction = axis.fraction(of: number)
      return top + height * (growsDownwards ? fraction : 1 - fraction)
    }
  }

  private mutating func drawGround(of panel: Panel) {
    add(.rectangle(panel.rect.insetBy(dx: -1, dy: -1), color: SheetStyle.rim))
    add(.rectangle(panel.rect, color: Self.panel))
  }

  /// Tints the numbers below zero.
  private mutating func drawCovered(in panel: Panel) {
    let zero = panel.y(0)
    add(
      .rectangle(
        CGRect(
          x: panel.rect.minX, y: zero, width: panel.rect.width, height: panel.rect.maxY - zero),
        color: Self.covered))
  }

  private mutating func drawTimeGrid(of panel: Panel) {
    let rect = panel.rect
    // On the middle of pixels, so that lines are crisp; the ends have the panel's own edge.
    for mark in time.marks where mark > time.low && mark < time.high {
      let x = Self.x(mark, time).rounded(.down) + 0.5
      add(
        .rule(
          from: CGPoint(x: x, y: rect.minY), to: CGPoint(x: x, y: rect.maxY), color: Self.grid,
          width: 1))
    }
  }

  /// Draws lines and numbers at the marks of a panel's own axis.
  private mutating func drawMarks(of panel: Panel) {
    let rect = panel.rect
    for mark in panel.axis.marks {
      let y = panel.y(mark)
      let isZero = mark == 0 && !panel.growsDownwards
      if isZero || (mark > panel.axis.low && mark < panel.axis.high) {
        let line = min(y.rounded(.down), rect.maxY - 1) + 0.5
        add(
          .rule(
            from: CGPoint(x: rect.minX, y: line), to: CGPoint(x: rect.maxX, y: line),
            color: isZero ? Self.zero : Self.grid, width: 1))
      }
      add(
        .text(
          PlotText(
            panel.axis.label(of: mark), at: CGPoint(x: rect.minX - 8, y: y + 4), anchor: .end)))
    }
  }

  private mutating func drawHeading(_ heading: String, above panel: Panel) {
    let text = PlotText(heading, at: CGPoint(x: panel.rect.minX, y: panel.top - 7))
    add(text, onGround: text.box.insetBy(dx: -3, dy: -1))
  }

  private mutating func drawRemark(_ remark: String, in panel: Panel) {
    add(
      .text(
        PlotText(
          remark, at: CGPoint(x: panel.rect.midX, y: panel.rect.midY + 4), anchor: .middle,
          font: SheetStyle.text)))
  }

  private mutating func drawEarlier(_ series: [TimelineSeries], in panel: Panel) {
    for series in series {
      drawing.elements += series.inColor(Self.earlier).elements(for: earlier) {
        [time] seconds, number in
        CGPoint(x: Self.x(seconds, time), y: panel.y(number))
      }
    }
  }

  private mutating func draw(_ series: TimelineSeries, in panel: Panel) {
    drawing.elements += series.elements(for: samples) { [time] seconds, number in
      CGPoint(x: Self.x(seconds, time), y: panel.y(number))
    }
  }
}
