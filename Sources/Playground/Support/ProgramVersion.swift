import Captures

/// Which program this is.
enum ProgramVersion {
  static let number = "0.1.0"

  /// What pictures say of who made them.
  static let pictureText = OwnPicture.text(version: number)
}
