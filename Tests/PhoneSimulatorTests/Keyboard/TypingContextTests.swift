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
}

struct WordCompletionTests {
  private let completion = WordCompletion(words: ["the", "they", "these", "I'm"])

  @Test func theWordItselfComesFirstThenTheLikeliest() {
    #expect(completion.suggestions(for: "th", atSentenceStart: false) == ["“th”", "the", "they"])
    #expect(
      completion.suggestions(for: "The", atSentenceStart: true) == ["“The”", "They", "These"])
    #expect(completion.suggestions(for: "zq", atSentenceStart: false) == ["“zq”"])
  }

  @Test func withoutAWordThereAreOpenersAtASentenceStartOnly() {
    #expect(completion.suggestions(for: "", atSentenceStart: true) == ["I", "The", "I'm"])
    #expect(completion.suggestions(for: "", atSentenceStart: false) == [])
  }
}
