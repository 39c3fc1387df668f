import Captures
import Drawing
import HostSystem
import PhoneSimulator
import UIKit
import XWindow

extension LiveLoop {
  /// Opens a phone in a window and runs until that is closed.
  ///
  /// Whether recording and trace can be written is checked before the display is
  /// opened, the phone after it: what cannot work says so at once, and loses nothing.
  static func open(_ options: RunOptions, in surroundings: Surroundings) throws -> ExitCode {
    for path in [options.record, options.trace] {
      if let path, path != "-" { try FileOutput.checkFile(at: path) }
    }
    let display = try Display()
    let trace = try options.trace.map { try LiveTrace(writingTo: $0) }
    try surroundings.prepareFonts()
    let phone = try Phone(
      device: options.device, layout: surroundings.keyboardLayout(),
      settings: KeyboardSettings(height: options.keyboardHeight), catalog: surroundings.catalog,
      screen: options.screen, devices: surroundings.devices.devices)
    defer { phone.close() }
    return try run(phone: phone, on: display, options: options, trace: trace)
  }
}
