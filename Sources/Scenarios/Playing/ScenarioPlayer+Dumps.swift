import Foundation
import HostSystem
import PhoneSimulator
import UIKit

/// What is known of a phone as text.
extension ScenarioPlayer {
  /// The phone's views, the frames so far or the notifications so far.
  package func text(of dump: Dump) -> String {
    switch dump {
    case .tree: phone.tree
    case .trace: TraceFormat.compactText(of: timeline.samples)
    case .notifications: notificationList
    }
  }

  /// Time, name, frames and duration of each notification, one to a line.
  private var notificationList: String {
    timeline.notifications.map { tick, notification in
      [
        TraceFormat.seconds(ticks: tick), notification.name.rawValue,
        "begin", Self.written(notification.beginFrame),
        "end", Self.written(notification.endFrame),
        "duration", PlainNumber.write(notification.duration),
      ].joined(separator: " ") + "\n"
    }.joined()
  }

  fileprivate static func written(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { TraceFormat.points(Double($0)) }
      .joined(separator: ",")
  }
}

extension Phone {
  /// The views of the screen, indented by their depth, from the back to the front.
  fileprivate var tree: String {
    var text = ""
    func add(_ view: UIView, depth: Int) {
      // What only holds the keyboard is none of the views that there are to see.
      let isSeen = !view.isInputHost
      if isSeen { text += String(repeating: "  ", count: depth) + line(of: view) + "\n" }
      for subview in view.subviews { add(subview, depth: isSeen ? depth + 1 : depth) }
    }
    for window in screen.windows { add(window, depth: 0) }
    return text
  }

  private func line(of view: UIView) -> String {
    var words = ["\(type(of: view))"]
    if let name = view.accessibilityIdentifier { words.append(Target.identifier(name).written) }
    words.append(ScenarioPlayer.written(frameInWindow(of: view)))
    if let text = view.paintedText {
      words += text.isSecret ? ["secret"] : [text.string?.quoted].compactMap(\.self)
    }
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(PlainNumber.write(Double(view.alpha)))") }
    if view.isFirstResponder { words.append("focused") }
    return words.joined(separator: " ")
  }
}
