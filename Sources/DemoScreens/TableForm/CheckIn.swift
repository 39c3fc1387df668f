import UIKit

/// What a guest house asks for.
enum CheckIn {
  /// A section of the table: its title, what is asked for on each line, and what is said below.
  struct Section: Hashable, Sendable {
    let title: String
    let lines: [Line]
    var footer: String?
  }

  struct Line: Hashable, Sendable {
    let title: String
    let placeholder: String
    let identifier: String
    var keyboard = UIKeyboardType.default
  }

  static let sections = [
    Section(
      title: "Guest",
      lines: [
        Line(title: "Name", placeholder: "As in the passport", identifier: "guest-name"),
        Line(
          title: "E-mail", placeholder: "name@example.com", identifier: "guest-mail",
          keyboard: .emailAddress),
        Line(
          title: "Phone", placeholder: "While you are here", identifier: "guest-phone",
          keyboard: .phonePad),
      ], footer: "The house writes to you once, on the day before you come."),
    Section(
      title: "Stay",
      lines: [
        Line(title: "Arrival", placeholder: "3 October", identifier: "arrival"),
        Line(title: "Departure", placeholder: "7 October", identifier: "departure"),
        Line(
          title: "Persons", placeholder: "2", identifier: "persons", keyboard: .numberPad),
        Line(title: "Room", placeholder: "With a view", identifier: "room"),
      ]),
    Section(
      title: "Car",
      lines: [
        Line(title: "Plate", placeholder: "If you bring one", identifier: "plate"),
        Line(title: "Colour", placeholder: "So that we find it", identifier: "colour"),
      ]),
    Section(
      title: "Wishes",
      lines: [
        Line(title: "Breakfast", placeholder: "At eight", identifier: "breakfast"),
        Line(title: "Note", placeholder: "Anything else", identifier: "wish"),
      ], footer: "The kitchen knows nuts, milk and wheat by themselves."),
  ]
}
