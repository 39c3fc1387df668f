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
        Sample(
          seconds: seconds($0), keyboardTop: $0.keyboardTop, targetBottom: $0.targetBottom)
      },
      events: samples.flatMap { sample in
        sample.events.compactMap { event in
          // Decisions are sentences; the trace has them.
          guard case .notification(let notification) = event else { return nil }
          return Event(seconds: seconds(sample), name: notification.name.rawValue)
        }
      })
  }
}
