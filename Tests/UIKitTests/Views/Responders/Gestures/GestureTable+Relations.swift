extension GestureTable {
  // UIGestureRecognizer, "Coordinating multiple gesture recognizers": by default one recognises and
  // the others of the same touches do not; `require(toFail:)` keeps one possible until the other has
  // failed, and lets it fail when that recognises; either delegate may allow both.
  static let relations: [GestureRow] = [
    // "Preferring one gesture over another": a single tap is recognised before a double tap can be,
    // unless it waits for that to fail.
    .init("tap tap,taps=2", "", "1d100,100 1u", "e -"),
    .init("tap tap,taps=2", "", "1d100,100 1u 1d100,100 1u", "ef e"),
    .init("tap tap,taps=2", "0>1", "1d100,100 1u", "- -"),
    .init("tap tap,taps=2", "0>1", "1d100,100 1u +t210", "- -"),
    .init("tap tap,taps=2", "0>1", "1d100,100 1u +t211", "e f"),
    .init("tap tap,taps=2", "0>1", "1d100,100 1u 1d100,100 1u +1", "f e"),
    .init("tap tap,taps=2", "0>>1", "1d100,100 1u 1d100,100 1u +1", "f e"),
    .init("tap tap,taps=2", "0>>1", "1d100,100 1u +0.36", "e f"),
    .init("tap tap,taps=2", "1<0", "1d100,100 1u 1d100,100 1u +1", "f e"),
    .init("tap tap,taps=2", "1<0", "1d100,100 1u +0.36", "e f"),
    .init("tap tap,taps=2", "0>1 0!", "1d100,100 1u +0.36", "f f"),
    .init("tap tap,taps=2,out", "0>1", "1d100,100 1u +0.36", "e f"),
    .init("tap tap,taps=2", "0>1", "1d100,100 1u 1d100,100 1m150,100 1u", "e f"),
    .init("tap tap,taps=2 tap,taps=3", "0>1 1>2", "1d100,100 1u +0.36", "e f f"),
    .init(
      "tap tap,taps=2 tap,taps=3", "0>1 1>2", "1d100,100 1u 1d100,100 1u +0.36", "f e f"),
    .init(
      "tap tap,taps=2 tap,taps=3", "0>1 1>2", "1d100,100 1u 1d100,100 1u 1d100,100 1u +0.36",
      "f f e"),
    // One that gets no touches is not waited for; two that wait for each other do not wait for ever.
    .init("tap tap,taps=2,off", "0>1", "1d100,100 1u", "e -"),
    .init("tap tap,taps=2", "0>1 1-", "1d100,100 1u", "e -"),
    .init("tap tap,out", "0>1 1>0", "1d100,100 1u", "e f"),

    .init("pan swipe", "", "1d100,100 +0.05 1m120,100 +0.05 1m160,100", "bc f"),
    .init("pan swipe", "0>1", "1d100,100 +0.05 1m120,100 +0.05 1m160,100 1u", "f e"),
    .init("pan swipe", "0>1", "1d100,100 +0.1 1m120,100 +0.4", "- -"),
    .init("pan swipe", "0>1", "1d100,100 +0.1 1m120,100 +0.4 +t1 1m130,100", "bc f"),
    .init("pan swipe", "0>1", "1d100,100 +0.1 1m120,100 1u", "f f"),
    .init("pan swipe,to=left", "0>1", "1d100,100 +0.1 1m120,100 1m160,100", "b f"),
    .init("pan swipe", "0~1", "1d100,100 1m120,100 1m160,100 1u", "bce e"),

    .init("tap pan", "", "1d100,100 1m120,100 1u", "f be"),
    .init("tap pan", "", "1d100,100 1u", "e f"),
    .init("tap long", "", "1d100,100 1u", "e f"),
    .init("tap long", "", "1d100,100 +0.5 1u", "f be"),
    .init("tap long", "0~1", "1d100,100 +0.5 1u", "e be"),
    .init("long pan", "", "1d100,100 +0.5 1m150,100 1u", "bce f"),
    .init("long pan", "0~1", "1d100,100 +0.5 1m150,100 1u", "bce be"),
    .init("long pan", "", "1d100,100 1m150,100 +1 1u", "f be"),
    .init("long long,duration=1", "", "1d100,100 +1", "b f"),
    .init("long long,duration=1", "1~0", "1d100,100 +1", "b b"),

    .init("pinch turn", "", "1d100,100 2d200,100 2m220,100 +t1 2m220,200", "bc f"),
    .init("pinch turn", "0~1", "1d100,100 2d200,100 2m220,100 +t1 2m220,200 +t1", "bc b"),
    .init("pan,max=1 pinch", "", "1d100,100 1m120,100 2d200,100 2m250,100 +t1", "b f"),
    .init("pan pinch", "0~1", "1d100,100 1m120,100 2d200,100 2m250,100 +t1", "bc b"),

    // Of views inside each other the inner one's recogniser is asked first.
    .init("tap tap,out", "", "1d100,100 1u", "e f"),
    .init("tap,out tap", "", "1d100,100 1u", "f e"),
    .init("tap tap,out", "0~1", "1d100,100 1u", "e e"),
    .init("tap tap,out", "1~0", "1d100,100 1u", "e e"),
    .init("tap tap,out", "1>0", "1d100,100 1u", "e f"),
    .init("tap tap,out", "0>1", "1d100,100 1u", "f e"),
    .init("tap pan,out", "", "1d100,100 1m120,100 1u", "f be"),

    // gestureRecognizerShouldBegin(_:): no "causes the gesture recognizer to transition to the
    // failed state"; shouldReceive: no keeps the touch from it; isEnabled: it receives none.
    .init("tap", "0!", "1d100,100 1u", "f"),
    .init("pan", "0!", "1d100,100 1m120,100 1m140,100 1u", "f"),
    .init("long", "0!", "1d100,100 +1 1u", "f"),
    .init("tap tap,out", "0!", "1d100,100 1u", "f e"),
    .init("tap", "0-", "1d100,100 1u", "-"),
    .init("tap tap,out", "0-", "1d100,100 1u", "- e"),
    .init("tap,off tap,out", "", "1d100,100 1u", "- e"),
  ]

  // UIGestureRecognizer's delaysTouchesBegan, delaysTouchesEnded and cancelsTouchesInView: what the
  // view gets. The two rows of a double tap are the example in the reference of delaysTouchesEnded.
  static let deliveries: [GestureRow] = [
    .init("tap", "", "1d100,100 1u", "e", view: "bc"),
    .init("tap,keep", "", "1d100,100 1u", "e", view: "be"),
    .init("tap", "", "1d100,100 1m120,100 1u", "f", view: "bme"),
    .init("tap", "0!", "1d100,100 1u", "f", view: "be"),
    .init("tap", "0-", "1d100,100 1u", "-", view: "be"),
    .init("tap,out", "", "1d100,100 1u", "e", view: "bc"),
    .init("pan", "", "1d100,100 1m105,100 1m120,100 1m130,100 1u", "bce", view: "bmc"),
    .init("pan,keep", "", "1d100,100 1m105,100 1m120,100 1m130,100 1u", "bce", view: "bmmme"),
    .init("pan,late", "", "1d100,100 1m120,100 1u", "be", view: ""),
    .init("pan,late,keep", "", "1d100,100 1m120,100 1u", "be", view: ""),
    .init("pan,late", "", "1d100,100 1m105,100", "-", view: ""),
    .init("pan,late", "", "1d100,100 1u", "f", view: "be"),
    .init("tap,late", "", "1d100,100 1m120,100 1m130,100", "f", view: "bmm"),
    .init("tap,late", "", "1d100,100 1c", "f", view: ""),
    .init("tap,taps=2", "", "1d100,100 1u 1d100,100 1u", "e", view: "bbcc"),
    .init("tap,taps=2,early", "", "1d100,100 1u 1d100,100 1u", "e", view: "bebc"),
    .init("tap,taps=2,keep", "", "1d100,100 1u 1d100,100 1u", "e", view: "bbee"),
    .init("tap,taps=2", "", "1d100,100 1u +t210", "-", view: "b"),
    .init("tap,taps=2", "", "1d100,100 1u +t211", "f", view: "be"),
    .init("tap,taps=2,late", "", "1d100,100 1u 1d100,100 1u", "e", view: ""),
    .init("tap,taps=2,late", "", "1d100,100 1u +0.36", "f", view: "be"),
    .init("tap tap,taps=2", "0>1", "1d100,100 1u +0.36", "e f", view: "bc"),
    .init("tap,keep tap,taps=2", "0>1", "1d100,100 1u +0.36", "e f", view: "be"),
    .init("long", "", "1d100,100 +0.5", "b", view: "bc"),
    .init("long", "", "1d100,100 +0.2 1u", "f", view: "be"),
    .init("pinch", "", "1d100,100 2d200,100 2m250,100 +t1", "b", view: "bbmcc"),
    .init("pan", "", "1d100,100 1m120,100 2d200,100 2u 1u", "be", view: "bc"),
    .init("swipe,late", "", "1d100,100 1m160,100 1u", "e", view: ""),
  ]
}
