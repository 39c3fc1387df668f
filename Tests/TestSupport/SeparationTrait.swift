import Testing

extension Trait where Self == ConditionTrait {
  /// Runs a test only where a process may have shared memory of its own, as root may.
  package static var needsSeparation: Self {
    .enabled("`unshare --ipc` is not allowed here") {
      (try? ChildProcess.run(["unshare", "--ipc", "true"])) != nil
    }
  }
}
