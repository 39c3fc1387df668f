import Foundation

// Measures what CONTRIBUTING promises, on the display in DISPLAY, and writes the
// figures to the file that is the first argument; further arguments are the names
// of the figures that are wanted alone. Five rounds, all figures in each; the best
// round of each counts.

var report = Report([
  Figure(name: "frame_p50_ms", unit: "ms", goal: .atMost(1.5)),
  Figure(name: "frame_p99_ms", unit: "ms", goal: .atMost(4)),
  Figure(name: "scroll_p99_ms", unit: "ms", goal: .atMost(4)),
  Figure(name: "table_scroll_p99_ms", unit: "ms", goal: .atMost(4)),
  Figure(name: "key_to_put_p95_ms", unit: "ms", goal: .atMost(5)),
  Figure(name: "switch_ms", unit: "ms", goal: .atMost(50)),
  Figure(name: "key_in_long_text_p95_ms", unit: "ms", goal: .atMost(2)),
  Figure(name: "key_in_text_view_p95_ms", unit: "ms", goal: .atMost(16)),
  Figure(name: "key_in_long_paragraph_p95_ms", unit: "ms", goal: .atMost(150)),
  Figure(name: "first_layout_ms", unit: "ms", goal: .atMost(15)),
  Figure(name: "constant_p95_ms", unit: "ms", goal: .atMost(1)),
  Figure(name: "appearance_p95_ms", unit: "ms", goal: .atMost(8)),
  Figure(name: "start_ms", unit: "ms", goal: .atMost(80)),
  Figure(name: "open_first_use_s", unit: "s", goal: .atMost(12)),
  Figure(name: "open_without_modules_s", unit: "s", goal: .atMost(2.5)),
  Figure(name: "open_s", unit: "s", goal: .atMost(1.5)),
  Figure(name: "reload_s", unit: "s", goal: .atMost(1.5)),
  Figure(name: "reload_memory_kb", unit: "kB", goal: .atMost(1_000)),
  Figure(name: "key_through_border_ms", unit: "ms", goal: .atMost(1)),
  Figure(name: "idle_wakeups_per_s", unit: "1/s", goal: .atMost(1)),
  Figure(name: "idle_wakeups_caret_per_s", unit: "1/s", goal: .atMost(3)),
  Figure(name: "idle_cpu_percent", unit: "%", goal: .atMost(0.5)),
  Figure(name: "render_realtime_factor", unit: "×", goal: .atLeast(8)),
  Figure(name: "film_1s_ms", unit: "ms", goal: .atMost(125)),
  Figure(name: "trace_realtime_factor", unit: "×", goal: .atLeast(300)),
  Figure(name: "trace_command_realtime_factor", unit: "×", goal: .atLeast(50)),
  Figure(name: "still_equal_ms", unit: "ms", goal: .atMost(5)),
  Figure(name: "still_failing_ms", unit: "ms", goal: .atMost(150)),
  Figure(name: "check_s", unit: "s", goal: .atMost(20)),
  Figure(name: "cycle_bytes", unit: "B", goal: .atMost(1)),
])

let (rounds, framesInRound, keysInRound, startsInRound) = (5, 1_000, 200, 5)
let (switchesInRound, constantsInRound, appearancesInRound) = (40, 200, 40)
let keysInParagraph = 40
let cyclesInRound = 2_000
let (reloads, secondsBeforeReloads) = (100, 60)

do {
  try report.keep(Array(CommandLine.arguments.dropFirst(2)))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}

/// Adds to figures what a body finds out, if they are wanted.
@MainActor
func measure(_ names: String..., values: () throws -> [Double]) rethrows {
  guard names.contains(where: report.has) else { return }
  for (name, value) in zip(names, try values()) { report.add(value, to: name) }
}

let studio = try Studio()
let code = try OpenedCode()
let goldens = report.has("check_s") ? try makeGoldens() : try TemporaryFolder()
for round in 1...rounds {
  FileHandle.standardError.write(Data("Round \(round) of \(rounds)\n".utf8))
  try measure("frame_p50_ms", "frame_p99_ms") {
    let times = try studio.measureFrames(framesInRound)
    return [times.percentile(0.5), times.percentile(0.99)]
  }
  try measure("scroll_p99_ms") { [try studio.measureScrolling(framesInRound).percentile(0.99)] }
  try measure("table_scroll_p99_ms") {
    [try studio.measureTable(framesInRound).percentile(0.99)]
  }
  try measure("start_ms") {
    [try (0..<startsInRound).map { _ in try measureStart() }.percentile(0.5)]
  }
  try measure("key_to_put_p95_ms") { [try measureKeys(keysInRound).percentile(0.95)] }
  try measure("key_through_border_ms") {
    let (here, there) = (
      try measureKeys(keysInRound), try measureKeys(keysInRound, throughBorder: true)
    )
    return [there.percentile(0.5) - here.percentile(0.5)]
  }
  try measure("open_first_use_s", "open_without_modules_s", "open_s") {
    try code.forget(modulesOnly: false)
    let first = try measureOpening(code)
    try code.forget(modulesOnly: true)
    return [first, try measureOpening(code), try measureOpening(code)]
  }
  try measure("switch_ms") { [try studio.measureSwitches(switchesInRound).percentile(0.95)] }
  try measure("key_in_long_text_p95_ms") {
    [try studio.measureKeysInLongText(keysInRound).percentile(0.95)]
  }
  try measure("key_in_text_view_p95_ms") {
    [try studio.measureKeysInTextView(keysInRound).percentile(0.95)]
  }
  try measure("key_in_long_paragraph_p95_ms") {
    [try studio.measureKeysInParagraph(keysInParagraph).percentile(0.95)]
  }
  measure("first_layout_ms") { [studio.measureFirstLayout()] }
  measure("constant_p95_ms") { [studio.measureConstants(constantsInRound).percentile(0.95)] }
  measure("appearance_p95_ms") { [studio.measureAppearances(appearancesInRound).percentile(0.95)] }
  try measure("idle_wakeups_per_s", "idle_wakeups_caret_per_s", "idle_cpu_percent") {
    let idle = try measureIdle()
    return [idle.wakeUps, idle.caretWakeUps, idle.processor]
  }
  try measure("render_realtime_factor") { [try measureRendering()] }
  try measure("film_1s_ms") { [try studio.measureFilm()] }
  try measure("trace_realtime_factor") { [try studio.measureTrace()] }
  try measure("trace_command_realtime_factor") { [try measureRendering("--write", "trace")] }
  try measure("still_equal_ms") { [try studio.measureEqualStill()] }
  try measure("still_failing_ms") { [try studio.measureFailingStill()] }
  try measure("cycle_bytes") { [try studio.measureCycles(cyclesInRound)] }
  try measure("check_s") { [try measureCheck(goldens)] }
}
// A minute of use is long enough to be measured once.
try measure("reload_s", "reload_memory_kb") {
  let measures = try measureReloads(code, count: reloads, after: secondsBeforeReloads)
  return [measures.times.percentile(0.5), measures.growth]
}
print(report.table, terminator: "")
if let path = CommandLine.arguments.dropFirst().first {
  try report.json.write(to: URL(filePath: path))
}
exit(report.isMet ? 0 : 1)
