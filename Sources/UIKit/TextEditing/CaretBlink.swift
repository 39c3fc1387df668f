/// The rhythm of a caret on its screen's clock: half a second there, half a second not.
@MainActor
final class CaretBlink {
  /// Seconds between two changes.
  static let interval = 0.5

  private(set) var isOn = false
  private var change: ScheduledWork?
  private let didChange: @MainActor () -> Void

  init(didChange: @escaping @MainActor () -> Void) {
    self.didChange = didChange
  }

  /// Shows the caret and restarts the rhythm, so that it stays during typing.
  func restart(on clock: FrameClock) {
    show(true, on: clock)
  }

  /// Takes the caret away.
  func stop() {
    change?.cancel()
    change = nil
    set(false)
  }

  private func show(_ isOn: Bool, on clock: FrameClock) {
    change?.cancel()
    change = clock.schedule(after: Self.interval) { [weak self, weak clock] in
      if let clock { self?.show(!isOn, on: clock) }
    }
    set(isOn)
  }

  private func set(_ isOn: Bool) {
    guard self.isOn != isOn else { return }
    self.isOn = isOn
    didChange()
  }
}
