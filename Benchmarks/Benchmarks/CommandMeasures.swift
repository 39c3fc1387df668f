import Dispatch
import Foundation

// The built program's commands, their start included.

/// How much faster than real time the demonstration is rendered by the command,
/// its start included: every frame a PNG, or whatever else is asked for.
func measureRendering(_ arguments: String...) throws -> Double {
  let folder = try TemporaryFolder()
  let start = DispatchTime.now()
  let summary = try RunningProgram.output(
    of: ["render", "--screen", "keep-above", "--scale", "1", "--out", folder.path] + arguments)
  let wall = milliseconds(since: start) / 1e3
  guard let match = summary.firstMatch(of: /of ([0-9.]+) s (is|are) in/),
    let logical = Double(match.1)
  else { fatalError("the summary says how long the scenario is: \(summary)") }
  return logical / wall
}

/// How long it takes to play all scenarios of the assets, two at a time, and to
/// compare them with goldens, in seconds.
func measureCheck(_ goldens: TemporaryFolder) throws -> Double {
  let start = DispatchTime.now()
  try check(goldens, update: "never")
  return milliseconds(since: start) / 1e3
}

/// Goldens made by this machine: with those of another, pictures might not be compared.
func makeGoldens() throws -> TemporaryFolder {
  let goldens = try TemporaryFolder()
  try check(goldens, update: "missing")
  return goldens
}

private func check(_ goldens: TemporaryFolder, update: String) throws {
  _ = try RunningProgram.output(of: [
    "check", "--jobs", "2", "--goldens", "\(goldens.path)/goldens", "--update", update,
    "--report", "\(goldens.path)/report",
  ])
}
