import Testing

@testable import Playground

@Suite struct CaptionTests {
  private func text(_ caption: Caption, playing: String? = nil) -> String {
    caption.text(playing: playing, isRecording: false, isSlow: false)
  }

  @Test func `news comes before what goes on, until it is old`() {
    var caption = Caption()
    caption.show("Keyboard height: 346 points")
    #expect(text(caption, playing: "Playing line 3") == "Keyboard height: 346 points")
    // As Ctrl+T does after Ctrl+Up.
    caption.forget()
    #expect(
      caption.text(playing: nil, isRecording: false, isSlow: true)
        == "Slow animations · Ctrl+T ends them")
    #expect(text(caption, playing: "Playing line 3") == "Playing line 3")
    #expect(text(caption) == "F1 for shortcuts")
  }

  @Test func `a complaint goes when something could be done, other news does not`() {
    var caption = Caption()
    caption.complain("Nothing has the focus")
    caption.forgetComplaint()
    #expect(text(caption) == "F1 for shortcuts")
    caption.show("a.png\nsaved in ~")
    caption.forgetComplaint()
    #expect(text(caption) == "a.png\nsaved in ~")
  }

  @Test func `a phone beside another one is named while there is nothing else to say`() {
    func text(_ caption: Caption, isRecording: Bool = false) -> String {
      caption.text(playing: nil, isRecording: isRecording, isSlow: false, screen: "keep-above")
    }
    var caption = Caption()
    #expect(text(caption) == "keep-above\nF1 for shortcuts")
    #expect(text(caption, isRecording: true) == "Recording · Ctrl+R ends it")
    caption.show("saved")
    #expect(text(caption) == "saved")
  }

  @Test func `a slow recording says both`() {
    #expect(
      Caption().text(playing: nil, isRecording: true, isSlow: true)
        == "Recording · Ctrl+R ends it\nSlow animations · Ctrl+T ends them")
  }
}
