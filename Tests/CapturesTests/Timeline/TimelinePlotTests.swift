import Captures
import Drawing
import Foundation
import TestSupport
import Testing

@Suite(.seeded) struct TimelinePlotTests {
  init() throws { try ProjectFonts.prepared.get() }

  private typealias Sample = TimelinePlot.Sample
  private typealias Event = TimelinePlot.Event

  private static let (keyboard, target, gap) = ("#1c70ed", "#f29938", "#0d856b")

  private func read(_ samples: [Sample], _ events: [Event] = [], title: String = "") -> SVGReader {
    SVGReader(TimelinePlot(title: title, samples: samples, events: events).svg)
  }

  /// The lines of a colour, without the one in the legend.
  private func curves(_ color: String, in svg: SVGReader) -> [SVGReader.Element] {
    Array(svg.all("polyline").filter { $0.attributes["stroke"] == color }.dropFirst())
  }

  /// A number at an axis, and where it stands.
  private struct Mark {
    let number: Double
    let place: Double
  }

  private func marks(_ svg: SVGReader, anchor: String, along axis: String) -> [Mark] {
    svg.texts.filter { $0.attributes["text-anchor"] == anchor }.compactMap { text in
      guard let number = Double(text.content.replacing("−", with: "-")) else { return nil }
      return Mark(number: number, place: text.number(axis))
    }
  }

  /// The marks of the two panels, from the least number to the greatest.
  private func panels(_ svg: SVGReader) -> (positions: [Mark], gaps: [Mark]) {
    let all = marks(svg, anchor: "end", along: "y")
    // Positions grow down the page, gaps up.
    let split = all.indices.dropLast().first { all[$0 + 1].place < all[$0].place } ?? all.count
    // The baseline is below the middle of the digits.
    let centered = all.map { Mark(number: $0.number, place: $0.place - 4) }
    return (Array(centered[..<split]), Array(centered[split...]))
  }

  private func interpolate(_ number: Double, _ marks: [Mark]) throws -> Double {
    let (first, last) = (try #require(marks.first), try #require(marks.last))
    let share = (number - first.number) / (last.number - first.number)
    return first.place + share * (last.place - first.place)
  }

  private func height(of curve: [CGPoint], at x: Double) -> Double? {
    zip(curve, curve.dropFirst()).first { $0.x <= x + 0.01 && x <= $1.x + 0.01 }.map {
      let share = $1.x > $0.x ? (x - $0.x) / ($1.x - $0.x) : 0
      return $0.y + share * ($1.y - $0.y)
    }
  }

  /// Reads every sample back from the line, by the labels of the axes.
  @Test func linesStandWhereTheAxesSay() throws {
    try forAll(rounds: 15) { generator in
      let start = Double.random(in: -5...50, using: &generator)
      var (top, bottom) = (600.0, 500.0)
      let samples = (0..<Int.random(in: 10...200, using: &generator)).map { index in
        if Int.random(in: 0..<4, using: &generator) > 0 {
          top += .random(in: -20...20, using: &generator)
          bottom += .random(in: -20...20, using: &generator)
        }
        return Sample(
          seconds: start + Double(index) / 60, keyboardTop: top, targetBottom: bottom)
      }
      let svg = read(samples)
      #expect(svg.isWellFormed)
      let times = marks(svg, anchor: "middle", along: "x")
      let (positions, gaps) = panels(svg)
      let lines: [(String, [Mark], (Sample) -> Double)] = [
        (Self.keyboard, positions, { $0.keyboardTop }),
        (Self.target, positions, { $0.targetBottom ?? .nan }),
        (Self.gap, gaps, { $0.keyboardTop - ($0.targetBottom ?? .nan) }),
      ]
      for (color, marks, number) in lines {
        let curve = curves(color, in: svg)
        try #require(curve.count == 1)
        for sample in samples {
          let x = try interpolate(sample.seconds, times)
          let y = try interpolate(number(sample), marks)
          let drawn = try #require(height(of: curve[0].points, at: x), "at \(x)")
          // Labels and points are rounded to hundredths, and a steep line makes more of that.
          #expect(abs(drawn - y) < 0.35, "\(color) at \(sample.seconds) s")
        }
      }
    }
  }

  @Test func marksAreRoundNumbersAtEqualSteps() throws {
    try forAll(rounds: 100) { generator in
      let (span, start) = (
        pow(10, Double.random(in: -1...6, using: &generator)),
        Double.random(in: -1000...1000, using: &generator)
      )
      let samples = [0, 1].map {
        Sample(
          seconds: start + $0 * span, keyboardTop: start + $0 * span,
          targetBottom: start - $0 * span)
      }
      let svg = read(samples)
      let (positions, gaps) = panels(svg)
      for marks in [marks(svg, anchor: "middle", along: "x"), positions, gaps] {
        try #require((2...14).contains(marks.count), "\(marks)")
        let steps = zip(marks, marks.dropFirst()).map { abs($1.number - $0.number) }
        let step = steps[0]
        #expect(steps.allSatisfy { abs($0 - step) < step * 1e-6 })
        let digit = step / pow(10, log10(step * 1.0001).rounded(.down))
        #expect([1.0, 2, 5].contains { abs($0 - digit) < 1e-6 }, "steps of \(step)")
      }
      // Down the screen means a greater number, for positions alone.
      #expect(positions.map(\.number) == positions.map(\.number).sorted())
      #expect(gaps.map(\.place) == gaps.map(\.place).sorted(by: >))
    }
  }

  @Test func textsNeverOverlapNorLeaveThePage() throws {
    try forAll(rounds: 100) { generator in
      // From parts of a second and of a point to more than a day, and far off the screen.
      let start = Double.random(in: -100_000...100_000, using: &generator)
      let duration = pow(10, Double.random(in: -3...4, using: &generator))
      let height = pow(10, Double.random(in: -3...4.9, using: &generator))
      let events = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        Event(
          seconds: start + duration * Double.random(in: 0...1, using: &generator)
            * (Bool.random(using: &generator) ? 0.05 : 1),
          name: String(repeating: "w", count: .random(in: 1...90, using: &generator)))
      }
      let samples = (0..<Int.random(in: 0...4, using: &generator)).map { index in
        Sample(
          seconds: start + duration * Double(index) / 3,
          keyboardTop: .random(in: -height...height, using: &generator),
          targetBottom: index == 0 ? nil : .random(in: -height...height, using: &generator))
      }
      let title = String(repeating: "m", count: .random(in: 0...200, using: &generator))
      let svg = read(samples, events, title: title)
      let root = try #require(svg.all("svg").first)
      let page = CGRect(x: 0, y: 0, width: root.number("width"), height: root.number("height"))
      let boxes = svg.texts.map(\.box)
      for (index, box) in boxes.enumerated() {
        #expect(page.contains(box), "\(svg.texts[index].content)")
        for other in boxes[..<index] { #expect(!box.intersects(other)) }
      }
    }
  }

  /// The names and counts of events, which stand between the legend and the panels.
  private func labels(in svg: SVGReader) -> [SVGReader.Element] {
    let texts = svg.texts
    let start = texts.firstIndex { $0.content == "notification" }.map { $0 + 1 } ?? 0
    return texts[start...].filter {
      $0.content.contains("event") || $0.content.hasSuffix(" more")
    }
  }

  /// The lines that lead from events to their moments, without the one in the legend.
  private func leaders(in svg: SVGReader) -> [SVGReader.Element] {
    Array(svg.all("line").filter { $0.attributes["stroke"] == "#b3adc9" }.dropFirst())
  }

  private func box(ofRectangle element: SVGReader.Element) -> CGRect {
    CGRect(
      x: element.number("x"), y: element.number("y"), width: element.number("width"),
      height: element.number("height"))
  }

  /// Whatever lines lead through a label, ground lies between them and the text.
  @Test func linesLeaveLabelsReadable() throws {
    try forAll(rounds: 60) { generator in
      let events = (0..<Int.random(in: 1...150, using: &generator)).map { _ in
        Event(
          seconds: Double.random(in: 0...1, using: &generator),
          name: "event" + String(repeating: "w", count: .random(in: 0...40, using: &generator)))
      }
      let elements = read([], events).elements
      let lines = elements.indices.filter { elements[$0].attributes["stroke"] == "#b3adc9" }
      let last = try #require(lines.last)
      let ground = try #require(elements.first { $0.name == "rect" }?.attributes["fill"])
      let texts = elements.indices.filter {
        elements[$0].content.contains("event") || elements[$0].content.hasSuffix(" more")
      }
      #expect(!texts.isEmpty)
      for index in texts {
        let box = elements[index].box
        #expect(
          elements[last..<index].contains {
            $0.attributes["fill"] == ground && self.box(ofRectangle: $0).contains(box)
          }, "\(elements[index].content)")
        // Nor does the ground hide any other label's text.
        for later in elements[index...] where later.name == "rect" {
          #expect(!self.box(ofRectangle: later).intersects(box))
        }
      }
    }
  }

  /// Labels of about 260 points, on 876 for a second: never more than five at one place.
  @Test(arguments: [
    // The third would find room beside the first, above the second.
    [0.1, 0.3, 0.45],
    [0.1, 0.2, 0.3, 0.4, 0.45],
    // At the right they stand before their moments.
    [0.8, 0.84, 0.88, 0.92, 0.96],
  ])
  func linesAvoidLabels(moments: [Double]) {
    let samples = [0.0, 1].map { Sample(seconds: $0, keyboardTop: 407, targetBottom: nil) }
    let events = moments.map {
      Event(seconds: $0, name: "event" + String(repeating: "n", count: 34))
    }
    let svg = read(samples, events)
    let (labels, leaders) = (labels(in: svg), leaders(in: svg))
    #expect(labels.count == moments.count && leaders.count == moments.count)
    for label in labels {
      for leader in leaders {
        let x = leader.number("x1")
        let isPassing = leader.number("y1") < label.box.maxY
        #expect(!isPassing || x < label.box.minX || x > label.box.maxX, "\(x)")
      }
    }
  }

  /// Every event is named or counted, whatever room there is.
  @Test func noEventIsLost() throws {
    forAll(rounds: 60) { generator in
      let events = (0..<Int.random(in: 1...300, using: &generator)).map { _ in
        Event(
          seconds: Double(Int.random(in: 0...50, using: &generator)) / 50,
          name: "event\(Int.random(in: 0...20, using: &generator))")
      }
      var count = 0
      for text in labels(in: read([], events)) {
        for part in text.content.split(separator: ", ") {
          let words = part.split(separator: " ")
          count += words.count > 1 ? Int(words[0]) ?? 0 : 1
        }
      }
      #expect(count == events.count)
    }
  }

  @Test func whatHappensAtOneInstantIsOneLabel() {
    let names = ["willShow", "willChangeFrame", "willShow", "didShow"]
    let events = zip([0.5, 0.5, 0.5, 0.75], names).map { Event(seconds: $0, name: $1) }
    let contents = read([], events.reversed().sorted { $0.seconds > $1.seconds }).texts
      .map(\.content)
    #expect(contents.contains("2 × willShow, willChangeFrame"))
    #expect(contents.contains("didShow"))
  }

  @Test func tenMinutesStaySmall() throws {
    var generator = SeededGenerator(seed: 9)
    let steps = (0..<36_000).map { index in
      Sample(
        seconds: Double(index) / 60, keyboardTop: index / 600 % 2 == 0 ? 667 : 407,
        targetBottom: 300)
    }
    let svg = read(steps)
    // Sixty levels have two ends each, and a line that stays level has two in all.
    #expect(curves(Self.keyboard, in: svg)[0].points.count <= 4 * 60)
    #expect(curves(Self.target, in: svg)[0].points.count == 2)
    let noise = steps.map {
      Sample(
        seconds: $0.seconds, keyboardTop: .random(in: 0...800, using: &generator),
        targetBottom: .random(in: 0...800, using: &generator))
    }
    #expect(TimelinePlot(title: "", samples: noise, events: []).svg.utf8.count < 400_000)
    // What is left out is never the extreme.
    let line = curves(Self.keyboard, in: read(noise))[0].points.map(\.y)
    let (positions, _) = panels(read(noise))
    let highest = try interpolate(noise.map(\.keyboardTop).min() ?? .nan, positions)
    let lowest = try interpolate(noise.map(\.keyboardTop).max() ?? .nan, positions)
    #expect(abs((line.min() ?? .nan) - highest) < 0.1)
    #expect(abs((line.max() ?? .nan) - lowest) < 0.1)
  }

  @Test func aTargetThatComesAndGoesIsSeveralLines() {
    let samples = [nil, 300, 310, nil, 320, nil, 330, 340].enumerated().map { index, bottom in
      Sample(seconds: Double(index), keyboardTop: 407, targetBottom: bottom)
    }
    let svg = read(samples)
    #expect(curves(Self.target, in: svg).count == 2)
    #expect(curves(Self.keyboard, in: svg).count == 1)
    // One alone is a dot, in both panels.
    #expect(svg.all("circle").map { $0.attributes["fill"] } == [Self.target, Self.gap])
  }

  @Test func littleIsSaidInWords() {
    #expect(read([]).texts.map(\.content).contains("no samples"))
    let keyboardAlone = read([Sample(seconds: 1, keyboardTop: 407, targetBottom: nil)])
    #expect(keyboardAlone.texts.map(\.content).contains("no target"))
    #expect(keyboardAlone.all("circle").count == 1)
    #expect(
      !read([Sample(seconds: 1, keyboardTop: 407, targetBottom: 3)]).texts.map(\.content)
        .contains("no target"))
  }

  @Test func absurdNumbersAreLeftOut() {
    let absurd = [Double.nan, .infinity, -.infinity, 1e300]
    let usual = (0..<5).map { Sample(seconds: Double($0), keyboardTop: 407, targetBottom: 300) }
    let samples =
      absurd.flatMap {
        [
          Sample(seconds: $0, keyboardTop: 1, targetBottom: 1),
          Sample(seconds: 1, keyboardTop: $0, targetBottom: 1),
        ]
      } + usual
    let events = absurd.map { Event(seconds: $0, name: "never") }
    #expect(
      TimelinePlot(title: "", samples: samples, events: events).svg
        == TimelinePlot(title: "", samples: usual, events: []).svg)
    let holes = absurd.map { Sample(seconds: 2, keyboardTop: 407, targetBottom: $0) }
    #expect(read(holes).texts.map(\.content).contains("no target"))
  }

  @Test func textsAreEscaped() {
    let name = #"<b>"Tom" & 'Jerry'</b> città 都市"#
    let svg = read([], [Event(seconds: 0, name: name + "\u{1}\n")], title: name)
    #expect(svg.isWellFormed)
    #expect(svg.all("title").map(\.content) == [name])
    #expect(svg.texts.map(\.content).contains(name))
    #expect(svg.texts.map(\.content).contains(name + "\u{fffd} "))
  }

  /// The bitmap has the colour of every line where the document says.
  @Test(arguments: [1.0, 2, 3])
  func bothFormsShowTheSame(scale: Double) throws {
    let samples = (0..<30).map { index in
      Sample(
        seconds: Double(index) / 60, keyboardTop: 667 - 9 * Double(index),
        targetBottom: 400 + 3 * Double(index))
    }
    let plot = TimelinePlot(
      title: "Plot", samples: samples, events: [Event(seconds: 0.25, name: "didShow")])
    let bitmap = try plot.bitmap(scale: scale)
    let svg = SVGReader(plot.svg)
    let root = try #require(svg.all("svg").first)
    #expect(bitmap.width == Int(root.number("width") * scale))
    #expect(bitmap.height == Int(root.number("height") * scale))
    for line in svg.all("polyline") {
      let color = try #require(line.attributes["stroke"].flatMap { Int($0.dropFirst(), radix: 16) })
      // Inside the line, away from its round ends and from lines that cross it.
      let (first, second) = (line.points[0], line.points[1])
      for share in [0.13, 0.87] {
        let x = first.x + share * (second.x - first.x)
        let y = first.y + share * (second.y - first.y)
        let pixel = bitmap.color(x: Int(x * scale), y: Int(y * scale))
        let channels = [pixel.red, pixel.green, pixel.blue].map(Int.init)
        let expected = [16, 8, 0].map { color >> $0 & 0xff }
        let distance = zip(channels, expected).map { abs($0 - $1) }.max() ?? 255
        #expect(distance < 90, "\(line.attributes["stroke"] ?? "") at \(x), \(y): \(channels)")
      }
    }
    #expect(try bitmap.hasSamePixels(as: plot.bitmap(scale: scale)))
  }

  @Test func samplesMayComeInAnyOrder() {
    let samples = (0..<20).map {
      Sample(seconds: Double($0), keyboardTop: Double($0 * $0), targetBottom: nil)
    }
    #expect(
      TimelinePlot(title: "", samples: samples.reversed(), events: []).svg
        == TimelinePlot(title: "", samples: samples, events: []).svg)
  }

  @Test func aScaleThatIsTooGreatIsAnError() {
    let plot = TimelinePlot(title: "", samples: [], events: [])
    #expect(throws: CaptureError.self) { try plot.bitmap(scale: 40) }
  }
}
