extension TimelinePlot {
  /// Plots a trace over the one it differs from; nil where one of them has no positions.
  package init?(old: [UInt8], new: [UInt8]) {
    let (earlier, samples) = (Sample.all(inTrace: old), Sample.all(inTrace: new))
    guard !earlier.isEmpty, !samples.isEmpty else { return nil }
    self.init(
      title: "Trace, and its golden in grey", samples: samples, earlier: earlier, events: [])
  }
}

extension TimelinePlot.Sample {
  /// The longest time between two frames that follow each other, in seconds.
  private static let longestFrame = 1.0 / 24

  /// The positions in the text of a trace, whose rows hold until the next one.
  fileprivate static func all(inTrace text: [UInt8]) -> [Self] {
    var rows = CommaSeparatedRows(text)
    let names = rows.next() ?? []
    guard let time = names.firstIndex(of: "time"), let top = names.firstIndex(of: "keyboard_top"),
      let bottom = names.firstIndex(of: "target_bottom")
    else { return [] }
    var samples: [Self] = []
    while let row = rows.next() {
      guard row.count > max(time, top, bottom), let seconds = Double(row[time]),
        let keyboardTop = Double(row[top])
      else { continue }
      if var held = samples.last, seconds - held.seconds > longestFrame {
        held.seconds = seconds - longestFrame
        samples.append(held)
      }
      samples.append(
        Self(seconds: seconds, keyboardTop: keyboardTop, targetBottom: Double(row[bottom])))
    }
    return samples
  }
}
