import Testing

@testable import PhoneSimulator

struct TypingContextTests {
  @Test(arguments: [
    ("", true), ("H", false), ("Hi", false), ("Hi.", false), ("Hi. ", true), ("Hi?  ", true),
    ("Hi, ", false), ("Hi\n", true), ("   ", true), ("3.5", false), ("Mr", false),
  ])
  func sentencesBeginWithShift(text: String, shift: Bool) {
    #expect(TypingContext(textBeforeCaret: text).wantsShift == shift)
  }

  @Test func wordsAllAndNoneFollowTheTrait() {
    #expect(TypingContext(textBeforeCaret: "Ann ", capitalisation: .words).wantsShift)
    #expect(!TypingContext(textBeforeCaret: "Ann", capitalisation: .words).wantsShift)
    #expect(TypingContext(textBeforeCaret: "Ann", capitalisation: .all).wantsShift)
    #expect(!TypingContext(textBeforeCaret: "", capitalisation: .none).wantsShift)
  }

  @Test func theWordBegunEndsAtTheCaret() {
    #expect(TypingContext(textBeforeCaret: "well don't").currentWord == "don't")
    #expect(TypingContext(textBeforeCaret: "well ").currentWord == "")
    #expect(TypingContext(textBeforeCaret: "a1b").currentWord == "b")
  }

  @Test func moreLettersThanAreLookedAtAreNoWord() {
    let letters = String(repeating: "a", count: TypingContext.greatestLength)
    #expect(TypingContext(textBeforeCaret: letters).currentWord == letters)
    #expect(TypingContext(textBeforeCaret: letters, lengthBefore: 1).currentWord == nil)
    let word = TypingContext(textBeforeCaret: " " + letters.dropFirst(), lengthBefore: 1)
    #expect(word.currentWord == String(letters.dropFirst()))
  }
}

struct WordCompletionTests {
  private func suggest(_ word: String, atSentenceStart: Bool = false) -> [String] {
    var completion = WordCompletion(
      words: ["the", "they", "these", "I'm"], openers: ["I", "The", "I'm"],
      quotes: ["“", "”"])
    return completion.suggestions(for: word, atSentenceStart: atSentenceStart)
  }

  @Test func theWordItselfComesFirstThenTheLikeliest() {
    #expect(suggest("th") == ["“th”", "the", "they"])
    #expect(suggest("The", atSentenceStart: true) == ["“The”", "They", "These"])
    #expect(suggest("zq") == ["“zq”"])
  }

  @Test func withoutAWordThereAreOpenersAtASentenceStartOnly() {
    #expect(suggest("", atSentenceStart: true) == ["I", "The", "I'm"])
    #expect(suggest("") == [])
  }

  @Test func theWordAskedAboutLastIsAnsweredTheSame() {
    var completion = WordCompletion(words: ["they", "them"], openers: [], quotes: ["“", "”"])
    for word in ["th", "th", "the", "th"] {
      let found = completion.suggestions(for: word, atSentenceStart: false)
      #expect(found == ["“\(word)”", "they", "them"])
    }
  }
}
