import Foundation

/// A private X server without a screen of its own, for a test that needs real events.
///
/// It ends with its object, and with this process however that ends.
package final class XServer {
  /// The name for `DISPLAY`.
  package let display: String
  package let processIdentifier: pid_t
  private let keeper: ChildProcess

  /// Starts a server and returns when it takes connections.
  ///
  /// `screen` is width, height and depth in Xvfb's own spelling; `wrapper` is a command that runs
  /// the server, such as `unshare`.
  package init(
    screen: String = "1600x1800x24", options: [String] = [], wrapper: [String] = []
  ) throws {
    // The shell waits for the end of its input, which comes with the end of this process too.
    let script = """
      "$@" </dev/null 2>/dev/null & server=$!
      echo "pid $server"; cat >/dev/null; kill $server; wait
      """
    let server =
      wrapper + ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
      + options
    keeper = try ChildProcess(["sh", "-c", script, "sh"] + server)
    var display: Substring?
    var process: pid_t?
    while display == nil || process == nil {
      let line = try keeper.waitForLine("display number") { !$0.isEmpty }
      if line.hasPrefix("pid ") {
        process = pid_t(line.dropFirst(4))
      } else {
        display = Substring(line)
      }
    }
    self.display = ":\(display ?? "")"
    processIdentifier = process ?? 0
  }

  deinit {
    terminate()
  }

  /// Ends the server as a crash would.
  package func crash() {
    kill(processIdentifier, SIGKILL)
  }

  /// Ends the server and waits until it has.
  package func terminate() {
    keeper.closeInput()
    _ = try? keeper.waitForExit()
  }
}
