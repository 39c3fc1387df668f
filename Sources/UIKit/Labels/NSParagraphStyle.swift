import Drawing
import Foundation

// Unchecked since they are open: a style is not changed once it is an attribute of a text.

/// How the lines of a paragraph stand; lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let foundationTag = FoundationTag()

  /// The style of a text that has none.
  public static let `default` = NSParagraphStyle()

  fileprivate var values = Values()

  struct Values: Hashable, Sendable {
    var setting = LineSetting()
    var (spacing, spacingBefore): (CGFloat, CGFloat) = (0, 0)
    var (head, first, tail): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var direction = NSWritingDirection.natural
  }

  /// A style as a text without one has it.
  public override init() {
    super.init()
  }

  /// What there is between two lines of the paragraph.
  open var lineSpacing: CGFloat { CGFloat(values.setting.spacing) }
  /// What there is behind the paragraph.
  open var paragraphSpacing: CGFloat { values.spacing }
  /// What there is before the paragraph, where it is not the first.
  open var paragraphSpacingBefore: CGFloat { values.spacingBefore }
  /// Where lines stand in their width.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance of the first line from the side where it begins.
  open var firstLineHeadIndent: CGFloat { values.first }
  /// The distance of the other lines from the side where they begin.
  open var headIndent: CGFloat { values.head }
  /// Where lines end: from the side where they begin, or where zero or less from the other one.
  open var tailIndent: CGFloat { values.tail }
  /// What becomes of the last line where the number of lines is limited and it is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { CGFloat(values.setting.minimumHeight) }
  /// The greatest height of a line; 0 sets no limit.
  open var maximumLineHeight: CGFloat { CGFloat(values.setting.maximumHeight) }
  /// The height of a line in parts of its natural one; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { CGFloat(values.setting.heightMultiple) }
  /// The direction in which the paragraph is written.
  open var baseWritingDirection: NSWritingDirection { values.direction }

  /// Returns a style with the same values, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// How lines stand in a width of points.
  func lineSetting(in width: CGFloat?) -> LineSetting {
    var setting = values.setting
    (setting.indent, setting.firstIndent) = (Double(values.head), Double(values.first))
    if values.tail <= 0 {
      setting.tailIndent = Double(-values.tail)
    } else if let width {
      setting.tailIndent = Double(max(0, width - values.tail))
    }
    return setting
  }

  /// How wide a paragraph is with its indents, in points.
  func width(of layout: TextLayout) -> CGFloat {
    layout.width(firstIndent: values.first, indent: values.head) + max(0, -values.tail)
  }

  var direction: TextDirection? {
    switch values.direction {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// How the lines of a paragraph stand, with values that can be set; lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.setting.spacing = Double(max(0, newValue)) }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.spacing = max(0, newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.spacingBefore = max(0, newValue) }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.first = max(0, newValue) }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.head = max(0, newValue) }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.tail = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.setting.minimumHeight = Double(max(0, newValue)) }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.setting.maximumHeight = Double(max(0, newValue)) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.setting.heightMultiple = Double(max(0, newValue)) }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { values.direction = newValue }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
