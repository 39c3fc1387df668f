import Captures
import Drawing
import PhoneSimulator
import Scenarios

/// A scenario that has been played frame by frame, in this process or, for code that is named by files,
/// in one of its own.
@MainActor
struct FilmedRun {
  let figures: MotionFigures

  /// What was not as the scenario says, in a sentence or two; nil where all was.
  let missed: String?
  let missedCount: Int

  /// Plays a scenario, and hands over every frame with its row of the trace.
  ///
  /// - Parameters:
  ///   - staging: The scenario and its phone.
  ///   - scale: Pixels to a point.
  ///   - showsTouches: Whether fingers are seen.
  ///   - resources: What the command works with.
  ///   - interruption: What ends it early.
  ///   - onFrame: Takes the frames.
  /// - Throws: What keeps it from being played, and what `onFrame` throws.
  init(
    of staging: Staging, scale: Double, showsTouches: Bool, in resources: CommandResources,
    interruption: Interruption, onFrame: (Bitmap, TraceSample) throws -> Void
  ) throws {
    if !staging.codeNames.isEmpty, !CodeTrace.isPhoneProcess {
      _ = try staging.buildCode(in: resources)
      let request = TrialRequest(staging, scale: scale, .film(showsTouches: showsTouches))
      let process = try TrialProcess(request, in: resources)
      var decoded: (number: Int, bitmap: Bitmap)?
      for frame in process.result.frames {
        try interruption.check()
        let bitmap =
          if let decoded, decoded.number == frame.picture {
            decoded.bitmap
          } else {
            try process.picture(frame.picture)
          }
        decoded = (frame.picture, bitmap)
        try onFrame(bitmap, frame.sample)
      }
      (figures, missed) = (process.result.figures, process.result.missed)
      missedCount = process.result.missedCount
      return
    }
    (figures, missed, missedCount) = try withoutActuallyEscaping(onFrame) { onFrame in
      try staging.withPhone(in: resources) { phone, watch in
        let camera = Camera(
          phone: phone, devices: staging.devices(in: resources.devices), scale: scale,
          showsTouches: showsTouches)
        let timeline = PhoneTimeline(
          phone: phone, framesPerSecond: staging.framesPerSecond
        ) { sample in
          watch?.turn()
          try interruption.check()
          try onFrame(camera.frame(), sample)
        }
        defer { timeline.onFrame = { _ in } }
        let player = ScenarioPlayer(
          staging.scenario, file: staging.file, on: timeline, output: NoOutput())
        watch?.follow(player)
        let missed = try TurnWatch.with(watch) { try player.playAnyway() }
        return (
          timeline.motion.figures, missed.sentence(besides: staging.file), missed.count
        )
      }
    }
  }
}
