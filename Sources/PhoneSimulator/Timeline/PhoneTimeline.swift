import UIKit

/// Lets a phone's time pass and samples the frames of a grid on the way.
///
/// A frame is taken when time leaves its tick, so all commands of the tick are
/// in it, whether they come from a scenario or from a hand.
@MainActor
package final class PhoneTimeline {
  /// The default frame rate of traces and pictures, in frames a second.
  package nonisolated static let usualFramesPerSecond = 60

  package let phone: Phone

  /// The distance between two frames.
  package let ticksPerFrame: Int

  /// Gets every frame of the grid once, in order, while the phone is at its tick.
  package var onFrame: (TraceSample) throws -> Void

  /// Whether frames that look and are like the one before may be left out.
  package var skipsQuietFrames = false

  /// The tick of the next frame.
  package private(set) var nextFrame = 0

  /// The frames so far; nil where they are not kept.
  package private(set) var history: [TraceSample]?

  /// The notifications of the frames so far.
  private var pastNotifications: [StampedNotification] = []

  /// The motion of the frames so far; of none where they are not kept.
  package private(set) var motion = MotionMeter()

  package typealias StampedNotification = (tick: Int, notification: KeyboardNotification)

  /// Where in the phone's log the next frame's events begin.
  private let reader: LogReader

  package init(
    phone: Phone, framesPerSecond: Int = PhoneTimeline.usualFramesPerSecond,
    keepsHistory: Bool = true, onFrame: @escaping (TraceSample) throws -> Void = { _ in }
  ) {
    precondition(
      framesPerSecond > 0 && FrameClock.ticksPerSecond.isMultiple(of: framesPerSecond),
      "frames fall on ticks")
    self.phone = phone
    reader = phone.log.makeReader()
    ticksPerFrame = FrameClock.ticksPerSecond / framesPerSecond
    self.onFrame = onFrame
    history = keepsHistory ? [] : nil
    nextFrame = Self.roundUp(phone.now, to: ticksPerFrame)
  }

  /// The present moment; what has happened stays for the next frame.
  package func present() -> TraceSample {
    var sample = phone.sample()
    sample.events = reader.unread.map(\.event).filter(\.isTraced)
    return sample
  }

  /// The frames so far and the present moment.
  package var samples: [TraceSample] { (history ?? []) + [present()] }

  /// The motion of the frames so far and of the present moment, as numbers.
  package var motionFigures: MotionFigures { motion.figures(with: present()) }

  /// The notifications so far, each at the tick of its frame.
  package var notifications: [StampedNotification] {
    pastNotifications + Self.notifications(of: present())
  }

  private static func notifications(of sample: TraceSample) -> [StampedNotification] {
    sample.events.compactMap { event in
      if case .notification(let notification) = event { (sample.tick, notification) } else { nil }
    }
  }

  /// Moves the phone to a tick and takes the frames before it.
  package func advance(to tick: Int) throws {
    while nextFrame < tick {
      phone.advance(to: nextFrame)
      try takeFrame()
      if skipsQuietFrames, isQuiet(until: tick) {
        nextFrame = Self.roundUp(tick, to: ticksPerFrame)
      }
    }
    phone.advance(to: tick)
  }

  /// Takes the frame of the present tick, if it is one of the grid and not yet taken.
  package func finish() throws {
    if nextFrame == phone.now { try takeFrame() }
  }

  private func takeFrame() throws {
    let sample = present()
    reader.read()
    nextFrame += ticksPerFrame
    history?.append(sample)
    if history != nil {
      pastNotifications += Self.notifications(of: sample)
      motion.add(sample)
    }
    try onFrame(sample)
  }

  /// Whether nothing will happen before a tick.
  private func isQuiet(until tick: Int) -> Bool {
    phone.isSettled && phone.nextTick ?? .max >= tick
  }

  private static func roundUp(_ tick: Int, to step: Int) -> Int {
    (tick + step - 1) / step * step
  }
}
