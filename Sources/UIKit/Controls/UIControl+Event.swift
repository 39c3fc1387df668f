extension UIControl {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger has come down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second or further tap at the same place.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger has been lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger has been lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch has been cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value has been changed by touches.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What a control is there for: a button's tap, a text field's return key.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A touch opens the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has been changed by editing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Values that an app may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Values that the system keeps.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted.
    public static let normal = State([])
    /// A finger is down on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Values that an app may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Values that the system keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where a control's content stands between its top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Where a control's content stands between its sides.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}
