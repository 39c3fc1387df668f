import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// Gestures made of a phone's commands: fingers by their numbers, time by the phone's clock.
@MainActor @Suite(.phone)
struct GestureCommandTests {
  @MainActor private final class Target: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func note(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
  }

  private func with<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ test: (Phone, Recognizer, Target) throws -> Void
  ) throws {
    let target = Target()
    recognizer.addTarget(target, action: Selector(Target.note(_:)))
    try withPhone { phone in
      phone.view(for: .identifier("city"))?.superview?.addGestureRecognizer(recognizer)
      try test(phone, recognizer, target)
    }
  }

  private func touch(
    _ phone: Phone, _ phase: TouchPhase, _ x: Double, _ y: Double, id: Int
  ) throws {
    try phone.perform(.touch(phase, at: CGPoint(x: x, y: y), id: id))
  }

  @Test(.covers("UIPinchGestureRecognizer", "UIRotationGestureRecognizer"))
  func `two fingers pinch and turn`() throws {
    try with(UIPinchGestureRecognizer()) { phone, pinch, target in
      try touch(phone, .began, 100, 500, id: 4)
      try touch(phone, .began, 200, 500, id: 9)
      phone.advance(by: 10)
      try touch(phone, .moved, 50, 500, id: 4)
      try touch(phone, .moved, 250, 500, id: 9)
      #expect(target.states == [.began])
      #expect(pinch.scale == 2)
      try touch(phone, .ended, 50, 500, id: 4)
      try touch(phone, .ended, 250, 500, id: 9)
      #expect(target.states == [.began, .ended])
    }
    try with(UIRotationGestureRecognizer()) { phone, rotation, target in
      try touch(phone, .began, 100, 500, id: 1)
      try touch(phone, .began, 200, 500, id: 2)
      try touch(phone, .moved, 100, 600, id: 2)
      phone.advance(by: 1)
      #expect(target.states == [.began])
      #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    }
  }

  @Test(.covers("UILongPressGestureRecognizer"))
  func `a finger is held for half a second of the phone's time`() throws {
    try with(UILongPressGestureRecognizer()) { phone, _, target in
      try touch(phone, .began, 200, 500, id: 1)
      phone.advance(by: 299)
      #expect(target.states == [])
      phone.advance(by: 1)
      #expect(target.states == [.began])
      try touch(phone, .ended, 200, 500, id: 1)
      #expect(target.states == [.began, .ended])
    }
  }

  @Test func `a phone that is closed cancels what is under way`() throws {
    let target = Target()
    let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.note(_:)))
    try withPhone { phone in
      phone.view(for: .identifier("city"))?.superview?.addGestureRecognizer(pan)
      try touch(phone, .began, 200, 500, id: 1)
      try touch(phone, .moved, 200, 550, id: 1)
      #expect(target.states == [.began])
    }
    #expect(target.states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }
}
