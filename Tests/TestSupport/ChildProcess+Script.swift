extension ChildProcess {
  /// Writes a shell script that can be run.
  ///
  /// Another process does so, as a program that this one spawns meanwhile would have the file open,
  /// and what is open for writing cannot be run.
  package static func writeScript(_ script: String, to path: String) throws {
    let write = #"printf '#!/bin/sh\n%s\n' "$2" >"$1" && chmod +x "$1""#
    try run(["sh", "-c", write, "sh", path, script])
  }
}
