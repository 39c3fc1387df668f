import Captures
import Drawing
import Foundation
import PhoneSimulator
import Scenarios

/// What came of a scenario that was tried on some phone: a picture and numbers.
///
/// Expectations that are not met do not end it, since they may have been written
/// for another phone.
@MainActor
struct Trial {
  let picture: Bitmap
  let figures: MotionFigures

  /// What was not as the scenario says, in a sentence or two; nil where all was.
  let failure: String?

  /// Plays a scenario to its end, or as far as it goes.
  ///
  /// `still` names the one to show; nil stands for the last one, or where there is
  /// none the end. The scale is in pixels to a point.
  init(
    of staging: Staging, still: String?, scale: Double, in resources: CommandResources,
    interruption: Interruption
  ) throws {
    if !staging.codeNames.isEmpty, !CodeTrace.isPhoneProcess {
      _ = try staging.buildCode(in: resources)
      let request = TrialRequest(staging, scale: scale, .picture(still: still))
      let process = try TrialProcess(request, in: resources)
      (figures, failure) = (process.result.figures, process.result.missed)
      picture = try process.picture(0)
      return
    }
    (picture, figures, failure) = try staging.withPhone(in: resources) { phone, watch in
      let stills = StillKeeper(phone: phone, wanted: still, scale: scale)
      let timeline = PhoneTimeline(phone: phone, framesPerSecond: staging.framesPerSecond) { _ in
        watch?.turn()
        try interruption.check()
      }
      let player = ScenarioPlayer(
        staging.scenario, file: staging.file, on: timeline, output: stills)
      watch?.follow(player)
      let missed = try TurnWatch.with(watch) { try player.playAnyway() }
      let picture = stills.picture ?? phone.still(scale: scale)
      let sentence = missed.sentence(besides: staging.file)
      return (picture, timeline.motion.figures, sentence)
    }
  }

}

extension MotionFigures {
  /// The numbers as they stand under a picture.
  var lines: [ContactSheet.Line] {
    MotionFigure.allCases.map { ContactSheet.Line($0.title, text(of: $0)) }
  }
}

/// Keeps one of the stills a scenario takes.
@MainActor
private final class StillKeeper: ScenarioOutput {
  private let phone: Phone
  private let wanted: String?
  private let scale: Double
  private(set) var picture: Bitmap?

  init(phone: Phone, wanted: String?, scale: Double) {
    self.phone = phone
    self.wanted = wanted
    self.scale = scale
  }

  func still(_ name: String, of part: CGRect?) {
    guard wanted == nil || wanted == name else { return }
    picture = phone.still(of: part, scale: scale)
  }
}
