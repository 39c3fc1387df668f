import Captures
import Drawing
import HostSystem
import PhoneSimulator
import UIKit
import XWindow

extension LiveLoop {
  /// How many seconds an app's code may take for a turn where a debugger may hold it, which may be any length of time.
  private static let debuggersPatience = 1e7

  /// Opens a phone in a window and runs until that is closed.
  ///
  /// Whether recording and trace can be written is checked before the display is
  /// opened, the phone after it: what cannot work says so at once, and loses nothing.
  ///
  /// Each phone is in this process, or in one of a program that serves sessions.
  package static func open(
    _ options: RunOptions, in resources: CommandResources, servedBy program: String? = nil
  ) throws -> ExitCode {
    for path in options.traces + [options.record].compactMap(\.self) {
      if path != "-" { try FileOutput.checkFile(at: path) }
    }
    let display = try Display(log: options.say)
    let traces = try options.traces.map { try LiveTrace(writingTo: $0) }
    let columns = options.screens.count
    let scale =
      options.scale
      ?? StageLayout.initialScale(
        for: options.device, in: display.workArea, columns: columns)
    // What the kernel does for the first picture it does while the phones are made.
    display.awaitPicture(
      of: StageLayout.pictureSize(for: options.device, scale: scale, columns: columns))
    try resources.prepareFonts()
    var runs: [LiveRun] = []
    defer { for run in runs { run.session.close() } }
    for index in options.screens.indices {
      var configuration = options.configuration(of: index)
      configuration.play = options.play?.file
      let session: any Session =
        if let program {
          try ProcessSession(program, configuration)
        } else if let opened = options.opened(on: index) {
          try ReloadingSession(configuration, source: opened.source) {
            configuration throws(SessionError) -> any Session in
            if configuration.loaded.isEmpty {
              do {
                return try PhoneSession(configuration, in: resources)
              } catch {
                throw .refused(error.sentence)
              }
            }
            return try ProcessSession(
              opened.program, configuration, arguments: [SessionServer.argument],
              // The rows of a trace stand alone.
              output: .open(options.traces.contains("-") ? STDERR_FILENO : STDOUT_FILENO),
              locate: { opened.source.place(of: $1, in: $0) },
              patience: opened.waitsForDebugger ? Self.debuggersPatience : TurnWatch.patience)
          }
        } else {
          try PhoneSession(configuration, playing: options.play, in: resources)
        }
      runs.append(
        LiveRun(session, trace: index < traces.count ? traces[index] : nil, say: options.say))
    }
    return try run(runs, on: display, scale: scale, options: options)
  }
}
