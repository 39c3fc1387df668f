import Captures
import Dispatch
import Foundation

extension CheckRun {
  /// Plays several scenarios at a time; the outcomes are in the scenarios' order.
  func play(
    _ stagings: [Result<Staging, any Error>], in workFolder: String, renderer: RendererRecord,
    interruption: Interruption
  ) throws -> [ScenarioCheck.Outcome] {
    let checks = zip(options.files, stagings).map { file, staging in
      ScenarioCheck(
        file: file, options: options, scale: scale(of: staging), problems: staging.sentence,
        executable: executable, assets: resources.namedAssets,
        workFolder: workFolder, isSameRenderer: renderer.isSameRenderer,
        hasOwnGoldens: renderer.folders.contains(Staging.name(of: file)))
    }
    let queue = WorkQueue(checks)
    let progress = ProgressLine()
    let workers = DispatchGroup()
    for _ in 0..<OpenFiles.jobs(upTo: max(1, min(options.jobs, checks.count))) {
      // Dispatch would start no more than there are processors.
      workers.enter()
      Thread.detachNewThread {
        queue.work()
        workers.leave()
      }
    }
    while workers.wait(timeout: .now() + 0.1) == .timedOut {
      progress.show { "\(queue.doneCount) of \(checks.count) scenarios" }
      do {
        try interruption.check()
      } catch {
        queue.stop()
        workers.wait()
        progress.clear()
        throw error
      }
    }
    progress.clear()
    return try queue.outcomes()
  }

  private func scale(of staging: Result<Staging, any Error>) -> Double {
    options.scale ?? (try? staging.get())?.scenario.scale ?? CheckOptions.usualScale
  }
}

extension Result where Failure == any Error {
  /// The message about a failure.
  fileprivate var sentence: String? {
    if case .failure(let error) = self { error.sentence } else { nil }
  }
}
