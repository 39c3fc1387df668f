import Drawing
import Foundation
import PhoneSimulator
import Scenarios
import UIKit

/// What a session is opened with.
package struct SessionConfiguration: Codable, Hashable, Sendable {
  /// The folders of assets, the first of which that has a file counts.
  package var assetFolders: [String]

  package var device: String
  package var screen: String

  /// The language of the keys, by its code; nil is the usual one.
  package var language: String?

  /// How all apps look.
  package var look = Look()

  /// The keyboard's height in points; nil is the device's own.
  package var keyboardHeight: Double?

  package var framesPerSecond = PhoneTimeline.usualFramesPerSecond

  /// The file of a scenario that is played first, if any.
  package var play: String?

  /// Whether the same is done on another screen, where what is touched has other names: the recording
  /// has places instead.
  package var isCompared = false

  /// Whether the person who types a secret sees it come.
  package var revealsSecrets = false

  /// Whether the process waits until a debugger holds it.
  package var waitsForDebugger = false

  /// The screens whose code the process loads, besides its own.
  package var loaded: [LoadedScreen] = []

  package init(assetFolders: [String], device: String, screen: String) {
    self.assetFolders = assetFolders
    self.device = device
    self.screen = screen
  }

  /// The settings of a scenario that begins with the same phone.
  var settings: [Setting] {
    // A recording lies elsewhere, and begins with the same phone all the same.
    let folder = play.map { URL(filePath: $0).deletingLastPathComponent().path } ?? ""
    var settings: [Setting] = [.device(device), .screen(CodeName.absolute(screen, in: folder))]
    if let language { settings.append(.language(language)) }
    if look != Look() { settings.append(.look(look)) }
    if let keyboardHeight { settings.append(.keyboard(keyboardHeight)) }
    if framesPerSecond != PhoneTimeline.usualFramesPerSecond {
      settings.append(.framesPerSecond(framesPerSecond))
    }
    if isCompared { settings.append(.refused(.skip)) }
    return settings
  }
}

/// What a session can be switched to.
package struct SessionChoice: Codable, Hashable, Sendable {
  /// A screen of the app, as lists have it.
  package struct Screen: Codable, Hashable, Sendable {
    package var name, title, whatToWatch: String
  }

  package var devices: [Device]
  package var screens: [Screen]
}

/// What a session is asked to do; each request is answered by one turn.
package indirect enum SessionRequest: Codable, Hashable, Sendable {
  /// Does something to the phone at its present tick; a refusal is an entry of the log.
  case perform(PhoneCommand)

  /// Lets time pass up to a tick, and the scenario that is played do what is due on the way.
  case advance(to: Int)

  /// Ends the playing of the scenario.
  case stopPlaying

  /// Says whether what is typed is a secret elsewhere, which the recording must not have.
  case hideTyping(Bool)

  /// Notes in the recording that it is asked for from here on.
  case noteRecordingStart

  /// Notes in the recording that a picture was saved.
  case noteStill

  /// Asks for the recording of everything so far, as the text of a scenario.
  case recording

  /// Asks for a picture of the screen with the caret held, at a scale in pixels a point.
  case still(scale: Double)

  /// Asks for the present frame, at a scale in pixels a point.
  case frame(scale: Double)

  /// Takes the last frame of the trace; nothing comes after it.
  case finish

  /// Does again what was done in another process; answered once, with all that has come of it but the
  /// frames of the trace, and of the log what is told again.
  case replay([PastRequest])
}

/// What has come of a request.
package struct SessionTurn: Codable, Hashable, Sendable {
  /// The session after the turn.
  package var state: SessionState

  /// What has been added to the log of the phone.
  package var entries: [LogEntry] = []

  /// The frames of the trace that have been taken.
  package var samples: [TraceSample] = []

  /// How the playing of the scenario has ended, where it has in this turn.
  package var playingEnd: PlayingEnd?

  /// The recording that was asked for.
  package var recording: String?

  /// The picture that was asked for.
  package var picture: SessionPicture?

  /// What of the app a finger came down on.
  package var anchor: TouchAnchor?

  /// What has been copied on the phone.
  package var copied: String?

  /// What has been selected on the phone, empty where nothing is any more; no secret.
  package var selected: String?

  init(_ state: SessionState) {
    self.state = state
  }
}

/// How the playing of a scenario has ended.
package enum PlayingEnd: Codable, Hashable, Sendable {
  case finished
  case stopped

  /// A step has failed: what is said of it, its line, and why, without where it is.
  case failed(sentence: String, line: String, reason: String)
}

/// What a window has to know of a session between two turns; lengths are points of the screen.
package struct SessionState: Codable, Hashable, Sendable {
  @KnownDevice package var device: Device

  /// The name of the app's screen.
  package var screen: String

  /// What the app calls its scene; nil where it does not.
  package var sceneTitle: String?

  /// The present moment as the trace has it, without events.
  package var sample: TraceSample

  /// When something happens next by itself.
  package var nextTick: Int?

  /// When the scenario that is played goes on.
  package var playingTick: Int?

  /// The tick of the trace's next frame.
  package var nextFrame: Int

  /// How all apps look.
  package var look: Look

  package var isKeyboardUp: Bool

  /// The height that the keyboard was set to by hand.
  package var keyboardHeight: Double?

  /// The height of the keyboard that what has the focus asks for.
  package var wantedKeyboardHeight: Double

  /// The lower end of the caret as it is seen; nil where there is none.
  package var caret: CGPoint?

  /// Whether what is typed must not be written down.
  package var isSecureTextFocused: Bool

  /// Whether a text has the focus, into which something can be pasted.
  package var takesText: Bool

  /// Whether nothing moves and nothing is owed.
  package var isSettled: Bool

  /// Whether the screen has changed since it was painted last.
  package var needsFrame: Bool

  /// Whether the screen changes with time alone.
  package var needsContinuousFrames: Bool

  /// The step of the scenario that is played, in words; nil where none is.
  package var playing: String?

  /// The present tick.
  package var tick: Int { sample.tick }

  /// Owes nothing any more, as the session has ended.
  mutating func rest() {
    (nextTick, playingTick, playing, caret) = (nil, nil, nil, nil)
    (isSettled, needsFrame, needsContinuousFrames) = (true, false, false)
  }
}

/// A picture in the memory that a session shares, from its beginning, without gaps between rows; 32
/// bits to a pixel, blue first.
package struct SessionPicture: Codable, Hashable, Sendable {
  /// In pixels.
  package var width, height: Int

  /// Where it differs from the picture before; all of it for a still.
  package var damage: [PixelRect]
}

extension PhoneEvent {
  /// Whether a client that has heard of it from a process hears of it from the next one as well.
  var isToldAgain: Bool {
    switch self {
    case .printed, .screenSwitched: true
    default: false
    }
  }
}
