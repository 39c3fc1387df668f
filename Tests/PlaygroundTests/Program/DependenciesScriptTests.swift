import Foundation
import TestSupport
import Testing

/// `scripts/deps` with stand-ins for apt, pkg-config and the pause between two failures.
@Suite("The script that installs what is missing")
struct DependenciesScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try script("sudo", #"exec "$@""#)
    try script("sleep", #"echo "sleep $1" >>"$0.log""#)
    // Nothing is there before it was installed.
    try script("pkg-config", #"[ -e "${0%/*}/installed" ]"#)
    try script(
      "fc-list",
      #"""
      [ -e "${0%/*}/installed" ] || exit 1
      printf '%s\n' Inter "Noto Sans Arabic" "Noto Sans CJK JP" "Noto Color Emoji"
      """#)
  }

  private func script(_ name: String, _ body: String) throws {
    try ChildProcess.writeScript(body, to: folder.file(name))
  }

  /// Stands in for an apt whose update never works, while its installing does.
  private func updateFails(saying message: String) throws {
    try script(
      "apt-get",
      #"""
      case "$*" in
        *install*) touch "${0%/*}/installed" ;;
        *) echo "E: \#(message)" >&2; exit 100 ;;
      esac
      """#)
  }

  private func run() throws -> (lines: [String], status: Int32) {
    let scripts = URL(filePath: #filePath).appending(path: "../../../../scripts/deps")
    let process = try ChildProcess(
      ["sh", "-c", "exec \"$@\" 2>&1", "sh", scripts.standardizedFileURL.path, "run"],
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines, status)
  }

  @Test("Another apt is waited for")
  func otherApt() throws {
    // The third attempt gets the lock.
    try script(
      "apt-get",
      #"""
      echo "$*" >>"$0.log"
      case "$*" in
        *install*) touch "${0%/*}/installed" ;;
        *)
          [ "$(wc -l <"$0.log")" -ge 3 ] && exit
          echo "E: Could not get lock /lists/lock" >&2
          exit 100
          ;;
      esac
      """#)
    let result = try run()
    #expect(result.status == 0)
    #expect(result.lines.filter { $0.contains("lock") }.isEmpty)
    #expect(result.lines.last == "Waiting for another apt to finish.")
    #expect(try folder.text(of: "sleep.log") == "sleep 5\nsleep 5\n")
    let calls = try folder.text(of: "apt-get.log").split(separator: "\n")
    #expect(calls.count == 4)
    #expect(calls.last?.contains(" install --no-install-recommends ") == true)
    #expect(calls.allSatisfy { $0.contains("-o DPkg::Lock::Timeout=300 ") })
  }

  @Test("After five minutes the installation is tried all the same")
  func endlessApt() throws {
    try updateFails(saying: "Could not get lock /lists/lock")
    let result = try run()
    #expect(result.status == 0)
    #expect(try folder.text(of: "sleep.log").split(separator: "\n").count == 60)
    #expect(
      result.lines.suffix(3) == [
        "Waiting for another apt to finish.", "E: Could not get lock /lists/lock",
        "apt-get update failed; going on with the lists that are here",
      ])
  }

  @Test("Any other failure is reported without waiting")
  func brokenSource() throws {
    try updateFails(saying: "Failed to fetch http://mirror.invalid")
    let result = try run()
    #expect(result.status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.file("sleep.log")))
    #expect(result.lines.contains("E: Failed to fetch http://mirror.invalid"))
  }
}
