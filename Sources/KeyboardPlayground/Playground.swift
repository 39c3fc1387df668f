import Foundation
import PhoneSimulator
import Playground
import UIKit

/// A program that shows an app's own screens on a mock phone: in a window, in scenarios, and checked
/// against goldens.
@MainActor
public enum Playground {
  /// Does what the process's arguments ask for, and ends the process.
  ///
  /// The commands are those of keyboard-playground, but for the ones that read files of iOS code and make
  /// packages; `help` lists them. Where no screen is named, the first one is shown. The devices and scenarios of a folder
  /// `assets` beside the package's manifest are found by themselves.
  public static func main(@ScreenBuilder _ screens: () -> [Screen]) -> Never {
    let path = CommandLine.arguments.first ?? Program.usualName
    let program = Program(
      name: URL(filePath: path).lastPathComponent, screens: screens().map(\.appScreen))
    exit(program.runProcess().rawValue)
  }
}
