import Testing

@testable import PhoneSimulator

struct KeyboardModeTests {
  @Test func aFieldBeginsWithItsLayer() {
    var mode = KeyboardMode()
    mode.begin(.numbersFirst, isPad: false)
    #expect(mode.layer == .numbers)
    mode.begin(.decimalPad, isPad: false)
    #expect(mode.layer == .keypad)
    mode.begin(.decimalPad, isPad: true)
    #expect(mode.layer == .numbers)
    mode.begin(.email, isPad: false)
    #expect(mode.layer == .letters)
  }

  @Test func shiftSwitchedOffByHandStaysOffUntilTheTextChanges() {
    var mode = KeyboardMode()
    mode.follow(TypingContext(textBeforeCaret: ""))
    #expect(mode.shift == .on)
    mode.tapShift(at: 0)
    mode.follow(TypingContext(textBeforeCaret: ""))
    #expect(mode.shift == .off)
    mode.follow(TypingContext(textBeforeCaret: "a"))
    mode.follow(TypingContext(textBeforeCaret: ""))
    #expect(mode.shift == .on)
  }

  @Test func aLockHoldsWhateverIsTyped() {
    var mode = KeyboardMode()
    mode.tapShift(at: 0)
    mode.tapShift(at: 100)
    #expect(mode.shift == .locked)
    mode.didType("A")
    mode.follow(TypingContext(textBeforeCaret: "A"))
    #expect(mode.shift == .locked)
    mode.tapShift(at: 5000)
    #expect(mode.shift == .off)
  }

  @Test(arguments: [
    (" ", KeyboardLayer.letters), ("'", .letters), ("1", .numbers), ("-", .numbers),
  ])
  func aSpaceOrAnApostropheLeadsBackToTheLetters(text: String, layer: KeyboardLayer) {
    for start in [KeyboardLayer.numbers, .symbols] {
      var mode = KeyboardMode()
      mode.begin(.standard, isPad: false)
      mode.turn(to: start)
      mode.didType(text)
      #expect(mode.layer == (layer == .letters ? .letters : start))
    }
  }

  @Test func realKeysTurnAKeypadToWhatTheyTypeAndToNothingElse() throws {
    let layout = try KeyboardLayout.english
    var mode = KeyboardMode()
    mode.begin(.phonePad, isPad: false)
    for (character, layer) in [
      ("+", KeyboardLayer.dialing), ("x", .dialing), ("5", .keypad), ("0", .keypad), (" ", .keypad),
    ] {
      mode.show(character, of: layout, isPad: false)
      #expect(mode.layer == layer, "\(character)")
    }
    mode.begin(.numberPad, isPad: false)
    mode.show("+", of: layout, isPad: false)
    #expect(mode.layer == .keypad)
  }

  @Test func aNumbersFirstFieldKeepsItsNumbersAfterASpace() {
    var mode = KeyboardMode()
    mode.begin(.numbersFirst, isPad: false)
    mode.didType(" ")
    #expect(mode.layer == .numbers)
  }
}
