import Captures
import PhoneSimulator
import UIKit

extension TimelinePlot {
  /// Plots the frames of a run.
  init(of samples: [TraceSample], title: String) {
    func seconds(_ sample: TraceSample) -> Double {
      Double(sample.tick) / Double(FrameClock.ticksPerSecond)
    }
    self.init(
      title: title,
      samples: samples.map {
        var sample = Sample(
          seconds: seconds($0), keyboardTop: $0.keyboardTop, targetBottom: $0.targetBottom)
        sample.isAfterSwitch = $0.events.contains(where: \.isSwitch)
        return sample
      },
      events: samples.flatMap { sample in
        sample.events.compactMap { event in
          switch event {
          case .notification, .deviceSwitched, .screenSwitched:
            Event(
              seconds: seconds(sample), name: event.description, isSwitch: event.isSwitch)
          // Decisions are sentences; the trace has them.
          default: nil
          }
        }
      })
  }
}
