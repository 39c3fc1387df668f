import Foundation

/// Notices that a program has stopped working.
struct ProgramWatch {
  /// Between two looks, in milliseconds.
  static let pause: Int32 = 100

  private let process: pid_t
  private let patience: EncoderProgram.Patience
  private var idle = 0
  private var fruitless = 0
  private var effort = 0
  private var done: Int?

  init(_ process: pid_t, _ patience: EncoderProgram.Patience) {
    self.process = process
    self.patience = patience
  }

  /// Whether the time limit is over; `milliseconds` have passed since the last look.
  ///
  /// `done` grows with what comes out of the program's work.
  mutating func hasHung(after milliseconds: Int32, done: Int) -> Bool {
    let effort = presentEffort
    idle = effort > self.effort || done != self.done ? 0 : idle + Int(milliseconds)
    fruitless = done != self.done ? 0 : fruitless + Int(milliseconds)
    (self.effort, self.done) = (effort, done)
    return idle >= patience.idle || fruitless >= patience.fruitless
  }

  /// The processor's time it has taken, in the system's ticks.
  private var presentEffort: Int {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // Its name stands in parentheses and may hold anything; the times are numbers 14 and 15.
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }
}
