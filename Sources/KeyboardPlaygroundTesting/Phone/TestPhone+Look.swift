import PhoneSimulator
import Scenarios
import UIKit

/// How all apps on the phone look.
extension TestPhone {
  /// Makes all apps light or dark, and the keyboard with them; what is not said is light.
  public func setAppearance(
    _ style: UIUserInterfaceStyle, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try look(
      .appearance(style == .dark ? .dark : .light),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets how large text is; what is not said is what phones are sold with.
  public func setTextSize(
    _ category: UIContentSizeCategory, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let rank = UIContentSizeCategory.ordered.firstIndex(of: category)
    try look(
      .textSize(rank.map { Look.TextSize.allCases[$0] } ?? .l),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets the direction in which interfaces are put together.
  public func setDirection(
    _ direction: UIUserInterfaceLayoutDirection, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try look(
      .direction(direction == .rightToLeft ? .rightToLeft : .leftToRight),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets whether the system's colours differ more.
  public func setIncreasedContrast(
    _ isIncreased: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try look(
      .contrast(isIncreased ? .increased : .normal),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets whether less moves, and whether what would slide fades then.
  public func setReducedMotion(
    _ isReduced: Bool, prefersCrossFade: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try look(
      .motion(!isReduced ? .full : prefersCrossFade ? .crossFade : .reduced),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets the tint of what has none of its own: one of the system's colours, such as pink, or default.
  public func setTint(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "tint \(name)",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func look(_ change: LookChange, at place: CallPlace) throws {
    try run("\(Step.phone(.look(change)))", at: place)
  }
}
