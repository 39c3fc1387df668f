import Dispatch
import Foundation

/// The built program as a process of its own, seen from outside.
final class RunningProgram {
  private let process = Process()

  init(
    _ arguments: [String], environment: [String: String] = [:], quiet: Bool = true
  ) throws {
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if quiet { process.standardOutput = FileHandle.nullDevice }
    try process.run()
  }

  static var executable: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "keyboard-playground")
  }

  var processIdentifier: Int32 { process.processIdentifier }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// How often the main thread was woken since it began.
  var wakeUps: Int {
    let path = "/proc/\(processIdentifier)/task/\(processIdentifier)/status"
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
  }

  /// The memory that is not that of files, in kilobytes.
  var ownMemory: Double {
    let path = "/proc/\(processIdentifier)/status"
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let parts = lines.filter { $0.hasPrefix("RssAnon:") || $0.hasPrefix("RssShmem:") }
    return parts.compactMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }
      .compactMap { Double($0) }.reduce(0, +)
  }

  /// The processor time used since it began, in seconds.
  var processorTime: Double {
    let path = "/proc/\(processIdentifier)/stat"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    // After the name, which may hold anything but ends with the last bracket.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Runs a command to its end and returns what it printed.
  static func output(of arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = pipe
    // Foundation's own waiting looks only every 0.05 s.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    require(process.terminationStatus == 0, "\(arguments) failed")
    return String(decoding: data, as: UTF8.self)
  }
}
