import Foundation
import TestSupport
import Testing

@testable import HostSystem

@Suite("Programs in processes of their own")
struct SubprocessTests {
  /// Runs a shell script to its end and returns that and what it wrote.
  private func run(
    _ script: String, environment: [String: String]? = nil, hasOwnGroup: Bool = true
  ) throws -> (exit: Subprocess.Exit, output: String) {
    let folder = try TemporaryFolder()
    let process = try Subprocess(
      "/bin/sh", ["-c", script], environment: environment,
      files: [
        (STDIN_FILENO, .nothing), (STDOUT_FILENO, .written(path: folder.file("out"))),
        (STDERR_FILENO, .nothing),
      ], hasOwnGroup: hasOwnGroup)
    process.waitUntilEnded()
    return (process.reap(), try folder.text(of: "out"))
  }

  @Test("How a program ended is known, also where this process ignores its children's ends")
  func exits() throws {
    #expect(try run("exit 7").exit == .exited(7))
    #expect(try run("kill -TERM $$").exit == .killed(signal: SIGTERM))
    signal(SIGCHLD, SIG_IGN)
    #expect(try run("exit 3").exit == .exited(3))
  }

  @Test("Nothing is read from nothing, and a variable is handed down")
  func files() throws {
    let (exit, output) = try run(#"cat; echo "$NAME""#, environment: ["NAME": "a b"])
    #expect(exit == .exited(0))
    #expect(output == "a b\n")
  }

  @Test("Its group is its own where that is asked for, and this process's where not")
  func groups() throws {
    // Field 5 of stat is the group; the name in field 2 has no space.
    let script = "read -r line </proc/self/stat; set -- $line; echo $5"
    #expect(try run(script, hasOwnGroup: false).output == "\(getpgrp())\n")
    #expect(try run("echo $$; \(script)").output.split(separator: "\n").count == 2)
    let lines = try run("echo $$; \(script)").output.split(separator: "\n")
    #expect(lines.first == lines.last)
  }

  @Test("Ignored signals are not handed down")
  func signals() throws {
    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    #expect(try run("kill -USR2 $$; exit 0").exit == .killed(signal: SIGUSR2))
  }

  @Test("One that runs is not reaped, and ends at once where it is killed")
  func kill() throws {
    let process = try Subprocess(
      "/bin/sh", ["-c", "sleep 1000"],
      files: [(STDIN_FILENO, .nothing), (STDOUT_FILENO, .nothing), (STDERR_FILENO, .nothing)])
    #expect(process.reapIfEnded() == nil)
    process.kill()
    #expect(process.reap() == .killed(signal: SIGKILL))
    // There is nothing more to be reaped.
    #expect(process.reap() == .exited(1))
  }

  @Test("A program that is not there is an error")
  func missing() {
    #expect(throws: SystemFailure(code: ENOENT)) {
      try Subprocess("/nowhere/program", [], files: [])
    }
    #expect(Subprocess.path(of: "no-such-program") == nil)
    #expect(Subprocess.path(of: "sh")?.hasSuffix("/sh") == true)
    #expect(Subprocess.path(of: "./a") == "./a")
  }
}
