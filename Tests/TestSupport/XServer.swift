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
  /// the server, such as `unshare`. Keys that are held repeat only on request, as on a busy machine
  /// every key is held for a while.
  package init(
    screen: String = "1600x1800x24", options: [String] = [], wrapper: [String] = [],
    repeatsKeys: Bool = false
  ) throws {
    // The shell waits for the end of its input, which comes with the end of this process too;
    // a server that a test has crashed is gone by then.
    let script = """
      "$@" </dev/null 2>/dev/null & server=$!
      echo "pid $server"; cat >/dev/null; kill $server 2>/dev/null; wait
      """
    let server =
      wrapper + ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
      + options + (repeatsKeys ? [] : ["-r"])
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

  /// Gives the keyboard further keys, by X name (such as `eacute`, `U6F22`, `dead_acute`).
  ///
  /// xdotool borrows a key for what the keyboard lacks and gives it back some milliseconds later; a
  /// program on a busy machine then asks what the key means too late.
  package func addKeys(_ keysyms: [String]) throws {
    // The last sixteen codes of the keyboard, which the plain layout leaves free.
    precondition(keysyms.count <= 16, "there is room for 16 keys")
    let keys = keysyms.enumerated().map { "key <I\(255 - $0)> { [ \($1) ] };" }
    let keymap = """
      xkb_keymap {
        xkb_keycodes { include "evdev+aliases(qwerty)" };
        xkb_types { include "complete" };
        xkb_compat { include "complete" };
        xkb_symbols { include "pc+us" \(keys.joined(separator: " ")) };
      };
      """
    let compiler = try ChildProcess(["xkbcomp", "-w0", "-", display])
    compiler.send(keymap)
    compiler.closeInput()
    let status = try compiler.waitForExit()
    precondition(status == 0, "xkbcomp refuses the keymap: \(keymap)")
  }

  /// Sends input, as a user's hands would; what is typed may be text of any script.
  package func xdotool(_ arguments: [String]) throws {
    try ChildProcess.run(
      ["xdotool"] + arguments, environment: ["DISPLAY": display, "LC_ALL": "C.UTF-8"])
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
