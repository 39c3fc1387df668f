import CXlib
import Testing

@testable import XWindow

@Suite struct ShortcutCharacterTests {
  private func find(
    _ keysyms: [[Int32]], place: Character? = nil, elsewhere: String = ""
  ) -> Character? {
    ShortcutCharacter.find(
      keysyms: keysyms.map { $0.map { KeySym($0) } }, place: place,
      isElsewhere: { elsewhere.contains($0) })
  }

  @Test func aLayoutsOwnLetterComesFirst() {
    // Q is where a US keyboard has A.
    #expect(find([[XK_q, XK_Q]], place: "a", elsewhere: "aq") == "q")
    #expect(find([[XK_Cyrillic_el], [XK_k, XK_K]], place: "k") == "k")
  }

  @Test func aDigitMayNeedAnyLevel() {
    // The key of the zero in France, in the Czech Republic and, behind a quotation
    // mark, in Lithuania.
    #expect(find([[XK_agrave, XK_0, XK_at]], place: "0", elsewhere: "0") == "0")
    #expect(find([[XK_eacute, XK_0]], place: "0", elsewhere: "0") == "0")
    #expect(find([[0xad2, XK_parenright, XK_0]], place: "0") == "0")
  }

  @Test func aKeyOfAnotherScriptCountsByItsPlace() {
    #expect(find([[XK_Greek_kappa, XK_Greek_KAPPA]], place: "k") == "k")
    // Hebrew keyboards have the Latin capitals on their second level.
    #expect(find([[XK_slash, XK_Q]], place: "q") == "q")
    #expect(find([[XK_Arabic_noon]], place: "k") == "k")
    #expect(find([[XK_Arabic_0]], place: "0") == "0")
  }

  @Test func aKeyOfALatinLayoutDoesNotCountByItsPlace() {
    // Bépo has è where the US has t, and t elsewhere.
    #expect(find([[XK_egrave, XK_Egrave]], place: "t", elsewhere: "t") == nil)
    #expect(find([[XK_odiaeresis]]) == nil)
    #expect(find([]) == nil)
  }

  @Test func placesAreKnownByNameAndOnAPCByCode() {
    let named = KeyPlaces(names: [7: "AD01", 200: "AE10", 9: "AB09", 10: "AB01", 11: "LCTL"])
    #expect([7, 200, 9, 10, 11, 24].map { named[$0] } == ["q", "0", ".", "z", nil, nil])
    let plain = KeyPlaces(names: [:])
    #expect(
      [10, 19, 24, 33, 38, 46, 52, 58, 60, 59].map { plain[$0] } == [
        "1", "0", "q", "p", "a", "l", "z", "m", ".", nil,
      ])
  }

  @Test func aKeypadsDigitsAreDigits() {
    #expect(
      (XK_KP_0...XK_KP_9).map { ShortcutCharacter.character(KeySym($0)) } == Array("0123456789"))
    #expect(ShortcutCharacter.character(KeySym(XK_KP_Insert)) == nil)
    #expect(ShortcutCharacter.character(.max) == nil)
  }
}
