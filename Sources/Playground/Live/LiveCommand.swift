import Captures
import Drawing
import PhoneSimulator
import UIKit
import XWindow

extension LiveLoop {
  /// Opens a phone in a window and runs until that is closed.
  ///
  /// Whether the recording can be written is checked, and the trace created, before
  /// the display is opened, the phone after it: what cannot work says so at once.
  static func open(_ options: RunOptions, in surroundings: Surroundings) throws -> ExitCode {
    if let path = options.record { try FileOutput.checkFile(at: path) }
    let trace = try options.trace.map { try LiveTrace(writingTo: $0) }
    let display = try Display()
    try Fonts.prepare(configuration: options.assets.file("fonts.conf"))
    let phone = try Phone(
      device: options.device, layout: surroundings.keyboardLayout(),
      settings: KeyboardSettings(height: options.keyboardHeight), catalog: surroundings.catalog,
      screen: options.screen)
    defer { phone.close() }
    return try run(phone: phone, on: display, options: options, trace: trace)
  }
}
