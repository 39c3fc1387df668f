import UIKit

/// What moving house takes.
enum MovingForm {
  /// A card of the form: its title, and what is asked for on each line.
  struct Section: Hashable, Sendable {
    let title: String
    let lines: [Line]
  }

  /// A line of a card.
  struct Line: Hashable, Sendable {
    let title: String
    let placeholder: String
    let identifier: String
    var keyboard = UIKeyboardType.default
  }

  static let rooms = ["Kitchen", "Study", "Bedroom", "Bath", "Attic", "Cellar", "Garden"]

  static let sections = [
    Section(
      title: "OLD ADDRESS",
      lines: [
        Line(title: "Street", placeholder: "12 Mill Lane", identifier: "old-street"),
        Line(title: "Town", placeholder: "Where you live", identifier: "old-town"),
        Line(
          title: "Postcode", placeholder: "Required", identifier: "old-code",
          keyboard: .numbersAndPunctuation),
      ]),
    Section(
      title: "NEW ADDRESS",
      lines: [
        Line(title: "Street", placeholder: "4 Quay Street", identifier: "new-street"),
        Line(title: "Town", placeholder: "Where you will live", identifier: "new-town"),
        Line(
          title: "Postcode", placeholder: "Required", identifier: "new-code",
          keyboard: .numbersAndPunctuation),
        Line(title: "Country", placeholder: "If it is another", identifier: "country"),
      ]),
    Section(
      title: "MOVERS",
      lines: [
        Line(title: "Company", placeholder: "Who carries it all", identifier: "company"),
        Line(
          title: "Phone", placeholder: "In case they are late", identifier: "phone",
          keyboard: .phonePad),
        Line(title: "Date", placeholder: "3 October", identifier: "date"),
      ]),
    Section(
      title: "LAST THINGS",
      lines: [
        Line(title: "Keys", placeholder: "Who gets them", identifier: "keys"),
        Line(title: "Meter", placeholder: "What it says", identifier: "meter"),
        Line(title: "Note", placeholder: "For the neighbours", identifier: "note"),
      ]),
  ]
}

/// A card of the form with its title above it.
@MainActor
struct ScrollFormSection {
  let title: UILabel
  let card: FormCard

  init(_ section: MovingForm.Section) {
    title = TextLabel(
      section.title, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    card = FormCard(
      section.lines.map { line in
        let row = FormRow(line.title, placeholder: line.placeholder, identifier: line.identifier)
        row.field.keyboardType = line.keyboard
        return row
      })
  }
}
