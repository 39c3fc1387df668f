/// The options that commands with a window share.
extension CommandSyntax {
  static let device = OptionSyntax(
    "--device", "NAME", help: "The phone; \"keyboard-playground devices\" lists them.")
  static let keyboardHeight = OptionSyntax(
    "--keyboard-height", "POINTS", help: "The keyboard's height, instead of the device's own.")
  static let look = OptionSyntax(
    "--look", "WORDS",
    help: "How apps look, such as dark or dark+AX3+right-to-left; F5 in the window changes it.")
  static let windowScale = OptionSyntax(
    "--scale", "N",
    help: "Pixels to a point; without it the phone gets as large as the screen allows.")
  static let slow = OptionSyntax(
    "--slow", "FACTOR", help: "How many times slower everything on the phone is.")
  static let record = OptionSyntax(
    "--record", "FILE", help: "Writes everything that was done as a scenario, at the end.")
}
