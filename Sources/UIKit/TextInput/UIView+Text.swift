extension UIView {
  /// The text that the view paints itself: that of UIKit's own views and of text inputs, else what
  /// an app's view says of itself.
  package var paintedText: ViewText? {
    if let ownText { return ownText }
    if let input = self as? any UITextInput { return input.wholeText }
    return (givenValue ?? givenLabel).map { ViewText(string: $0) }
  }

  /// The text on the view, whether itself or a part of it paints it.
  package var viewText: ViewText? { textOfPart ?? paintedText }
}

extension UITextInput {
  fileprivate var wholeText: ViewText? {
    guard let range = textRange(from: beginningOfDocument, to: endOfDocument) else { return nil }
    return ViewText(string: text(in: range), isSecret: isSecureTextEntry)
  }
}
