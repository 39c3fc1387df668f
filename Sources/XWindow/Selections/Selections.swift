internal import CXlib

/// The texts that a window has for other clients, and what it asks them for.
///
/// It knows the window by its number alone; the window hands it the events.
@MainActor package final class Selections {
  let display: Display
  let window: CXlib.Window

  /// When the person has done something last, in the server's time.
  var lastEventTime = Time(CurrentTime)

  var owned: [SelectionName: OwnedSelection] = [:]
  var outgoing: [OutgoingTransfer] = []
  var incoming: IncomingTransfer?
  /// How many texts have been asked for.
  var readCount = 0
  /// The property that others put their texts into.
  var transferProperty: Atom
  /// The properties of texts that were not waited for to the end.
  var abandonedProperties: Set<Atom> = []

  /// Makes those of a window, which has to select changes of its properties.
  init(display: Display, window: CXlib.Window) {
    self.display = display
    self.window = window
    transferProperty = display.atoms.transfer
  }

  /// Takes what has happened to a selection or to a property, of any window.
  func process(_ event: XEvent) {
    switch event.type {
    case PropertyNotify where event.xproperty.state == PropertyDelete:
      // It comes from the window of the client that takes the text.
      if !outgoing.isEmpty { propertyTaken(event.xproperty) }
    case _ where event.xany.window != window: break
    case PropertyNotify: propertyPut(event.xproperty)
    case SelectionClear: selectionCleared(event.xselectionclear)
    case SelectionRequest: selectionRequested(event.xselectionrequest)
    case SelectionNotify: selectionNotified(event.xselection)
    default: break
    }
  }

  func atom(of name: SelectionName) -> Atom {
    switch name {
    case .clipboard: display.atoms.clipboard
    case .primary: Atom(XA_PRIMARY)
    }
  }

  func selectionName(_ atom: Atom) -> SelectionName? {
    SelectionName.allCases.first { self.atom(of: $0) == atom }
  }
}
