import CXMeasure
import Foundation

// Measures what CONTRIBUTING promises, on the display in DISPLAY, and writes the
// figures to the file that is the one argument. Five rounds, all figures in each;
// the best round of each counts.

var report = Report([
  Figure(name: "frame_p50_ms", unit: "ms", goal: .atMost(1.5)),
  Figure(name: "frame_p99_ms", unit: "ms", goal: .atMost(4)),
  Figure(name: "key_to_put_p95_ms", unit: "ms", goal: .atMost(5)),
  Figure(name: "start_ms", unit: "ms", goal: .atMost(80)),
  Figure(name: "idle_wakeups_per_s", unit: "1/s", goal: .atMost(1)),
  Figure(name: "idle_wakeups_caret_per_s", unit: "1/s", goal: .atMost(3)),
  Figure(name: "idle_cpu_percent", unit: "%", goal: .atMost(0.5)),
  Figure(name: "render_realtime_factor", unit: "×", goal: .atLeast(8)),
])

let (rounds, framesInRound, keysInRound, startsInRound) = (5, 1_000, 200, 5)
let arguments = ["run", "--screen", "keep-above", "--device", "iPhone 13", "--scale", "2"]

func milliseconds(since start: DispatchTime) -> Double {
  Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e6
}

/// From the start of the program to its first whole picture on the screen.
func measureStart() throws -> Double {
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let start = DispatchTime.now()
  let program = try RunningProgram(arguments)
  defer { program.stop() }
  guard onlooker.waitForPaint(pixels: 780 * 1_688) else {
    preconditionFailure("the program shows its window")
  }
  return milliseconds(since: start)
}

/// From a key's event to what it changes on the screen.
func measureKeys(_ count: Int) throws -> [Double] {
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let program = try RunningProgram(arguments)
  defer { program.stop() }
  precondition(onlooker.waitForPaint(pixels: 780 * 1_688), "the program shows its window")
  onlooker.waitForQuiet(seconds: 0.3)
  onlooker.click(x: 2 * (32 + 250), y: 2 * (32 + 499))
  onlooker.waitForQuiet(seconds: 0.3)
  return (0..<(60 + count)).map { number in
    let key = number % 2 == 0 ? XK_a : XK_BackSpace
    let start = DispatchTime.now()
    onlooker.key(key, isDown: true)
    // Above the keyboard, where the field is; the key's own light does not count.
    precondition(onlooker.waitForPaint(above: 2 * (32 + 508)), "a key changes the field")
    let time = milliseconds(since: start)
    onlooker.key(key, isDown: false)
    _ = onlooker.waitForPaint(pixels: .max, seconds: 0.02)
    return time
  }.suffix(count).map { $0 }
}

/// What the program does while nobody does anything, with a blinking caret too.
func measureIdle() throws -> (wakeUps: Double, caretWakeUps: Double, processor: Double) {
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let program = try RunningProgram(arguments)
  defer { program.stop() }
  precondition(onlooker.waitForPaint(pixels: 780 * 1_688), "the program shows its window")
  let seconds = 4.0
  func watch() -> (wakeUps: Double, processor: Double) {
    Thread.sleep(forTimeInterval: 1)
    let (wakeUps, time) = (program.wakeUps, program.processorTime)
    Thread.sleep(forTimeInterval: seconds)
    return (
      Double(program.wakeUps - wakeUps) / seconds, (program.processorTime - time) / seconds * 100
    )
  }
  let still = watch()
  onlooker.click(x: 2 * (32 + 250), y: 2 * (32 + 499))
  let caret = watch()
  return (still.wakeUps, caret.wakeUps, max(still.processor, caret.processor))
}

/// How much faster than real time the demonstration is rendered, every frame a
/// PNG.
func measureRendering() throws -> Double {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "keyboard-playground-bench-\(getpid())").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let start = DispatchTime.now()
  let summary = try RunningProgram.output(
    of: ["render", "--screen", "keep-above", "--scale", "1", "--out", folder])
  let wall = milliseconds(since: start) / 1e3
  guard let match = summary.firstMatch(of: /the trace of ([0-9.]+) s/),
    let logical = Double(match.1)
  else { preconditionFailure("the summary says how long the scenario is: \(summary)") }
  return logical / wall
}

let frames = try FrameBenchmark()
_ = try frames.run(frames: 60)
for round in 1...rounds {
  FileHandle.standardError.write(Data("Round \(round) of \(rounds)\n".utf8))
  let times = try frames.run(frames: framesInRound)
  report.add(times.percentile(0.5), to: "frame_p50_ms")
  report.add(times.percentile(0.99), to: "frame_p99_ms")
  let starts = try (0..<startsInRound).map { _ in try measureStart() }
  report.add(starts.percentile(0.5), to: "start_ms")
  report.add(try measureKeys(keysInRound).percentile(0.95), to: "key_to_put_p95_ms")
  let idle = try measureIdle()
  report.add(idle.wakeUps, to: "idle_wakeups_per_s")
  report.add(idle.caretWakeUps, to: "idle_wakeups_caret_per_s")
  report.add(idle.processor, to: "idle_cpu_percent")
  report.add(try measureRendering(), to: "render_realtime_factor")
}
frames.close()
print(report.table, terminator: "")
if let path = CommandLine.arguments.dropFirst().first {
  try report.json.write(to: URL(filePath: path))
}
exit(report.isMet ? 0 : 1)
