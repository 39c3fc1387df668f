/// A sequence of fingers, and the states that recognisers enter.
struct GestureRow: CustomStringConvertible, Sendable {
  let recognizers: String
  var relations = ""
  let steps: String
  /// For each recogniser the states it enters, or - for none.
  let states: String
  /// What the view gets of the touches; nil where it does not matter.
  var view: String?

  init(
    _ recognizers: String, _ relations: String = "", _ steps: String, _ states: String,
    view: String? = nil
  ) {
    self.recognizers = recognizers
    self.relations = relations
    self.steps = steps
    self.states = states
    self.view = view
  }

  var description: String { "\(recognizers) \(relations): \(steps)" }
}

enum GestureTable {
  static let all =
    taps + longPresses + pans + edgePans + swipes + pinches + rotations + relations
    + deliveries

  // UITapGestureRecognizer: "looks for single or multiple taps", discrete; the defaults of both
  // numbers are 1. UIGestureRecognizer.State: a discrete gesture goes from possible to failed or
  // recognised. A tap strays by 10 points at most, and two are in a row within 0.35 s and 20 points.
  static let taps: [GestureRow] = [
    .init("tap", "", "1d100,100 1u", "e"),
    .init("tap", "", "1d100,100 +3 1u", "e"),
    .init("tap", "", "1d100,100 1m110,100 1u", "e"),
    .init("tap", "", "1d100,100 1m111,100", "f"),
    .init("tap", "", "1d100,100 1m108,108 1u", "f"),
    .init("tap", "", "1d100,100 1m111,100 1m100,100 1u", "f"),
    .init("tap", "", "1d100,100 1c", "f"),
    .init("tap", "", "1d100,100", "-"),
    .init("tap", "", "1d100,100 2d150,100 1u 2u", "f"),
    .init("tap", "", "1d100,100 1u 2d200,100 2u", "ee"),
    .init("tap", "", "1d100,100 1m111,100 1u 1d100,100 1u", "fe"),
    .init("tap,taps=2", "", "1d100,100 1u 1d100,100 1u", "e"),
    .init("tap,taps=2", "", "1d100,100 1u", "-"),
    .init("tap,taps=2", "", "1d100,100 1u +t210", "-"),
    .init("tap,taps=2", "", "1d100,100 1u +t211", "f"),
    .init("tap,taps=2", "", "1d100,100 1u +0.35 1d100,100 1u", "e"),
    .init("tap,taps=2", "", "1d100,100 1u +0.36 1d100,100 1u", "f"),
    .init("tap,taps=2", "", "1d100,100 1u +0.36 1d100,100 1u +0.36", "ff"),
    .init("tap,taps=2", "", "1d100,100 1u +0.36 1d100,100 1u 1d100,100 1u", "fe"),
    .init("tap,taps=2", "", "1d100,100 1u 1d120,100 1u", "e"),
    .init("tap,taps=2", "", "1d100,100 1u 1d121,100 1u", "f"),
    .init("tap,taps=2", "", "1d100,100 1m111,100 1u", "f"),
    .init("tap,taps=2", "", "1d100,100 1u 1d100,100 1m100,111 1u", "f"),
    .init("tap,taps=2", "", "1d100,100 1u 1d100,100 1c", "f"),
    .init("tap,taps=2", "", "1d100,100 1u 1d100,100 1u 1d100,100 1u +0.36", "ef"),
    .init("tap,taps=3", "", "1d100,100 1u 1d100,100 1u 1d100,100 1u", "e"),
    .init("tap,taps=3", "", "1d100,100 1u 1d100,100 1u +0.36", "f"),
    .init("tap,touches=2", "", "1d100,100 2d200,100 1u 2u", "e"),
    .init("tap,touches=2", "", "1d100,100 1u", "f"),
    .init("tap,touches=2", "", "1d100,100 2d200,100 3d250,100", "f"),
    .init("tap,touches=2", "", "1d100,100 1u 2d200,100 2u", "ff"),
    .init("tap,touches=2", "", "1d100,100 +1 2d200,100 1u 2u", "e"),
    .init("tap,touches=2", "", "1d100,100 2d200,100 1u +1 2u", "e"),
    .init("tap,touches=2", "", "1d100,100 2d200,100 2m200,111", "f"),
    .init("tap,touches=2", "", "1d100,100 2d200,100 1u 1d100,100", "f"),
    .init(
      "tap,taps=2,touches=2", "", "1d100,100 2d200,100 1u 2u 1d100,100 2d200,100 1u 2u", "e"),
    .init("tap,taps=2,touches=2", "", "1d100,100 2d200,100 1u 2u 1d100,100 1u", "f"),
  ]

  // UILongPressGestureRecognizer: begins "when the number of allowable fingers have been pressed for
  // the specified period and the touches do not move beyond the allowable range of movement",
  // changes "whenever a finger moves, and it ends when any of the fingers are lifted"; by default
  // one finger, no tap before, 0.5 s and 10 points.
  static let longPresses: [GestureRow] = [
    .init("long", "", "1d100,100 +0.5", "b"),
    .init("long", "", "1d100,100 +t299", "-"),
    .init("long", "", "1d100,100 +0.5 1u", "be"),
    .init("long", "", "1d100,100 +t299 1u", "f"),
    .init("long", "", "1d100,100 +0.2 1m110,100 +0.3", "b"),
    .init("long", "", "1d100,100 +0.2 1m111,100 +0.3", "f"),
    .init("long", "", "1d100,100 +0.5 1m300,300", "bc"),
    .init("long", "", "1d100,100 +0.5 1m300,300 1m301,300 1u", "bce"),
    .init("long", "", "1d100,100 +0.5 1c", "bx"),
    .init("long", "", "1d100,100 +0.2 1c +1", "f"),
    .init("long,duration=0.1", "", "1d100,100 +0.1", "b"),
    .init("long,duration=0", "", "1d100,100", "b"),
    .init("long,movement=50", "", "1d100,100 1m140,100 +0.5", "b"),
    .init("long,movement=0", "", "1d100,100 1m101,100", "f"),
    .init("long,touches=2", "", "1d100,100 +1 1u", "f"),
    .init("long,touches=2", "", "1d100,100 2d200,100 +0.5", "b"),
    .init("long,touches=2", "", "1d100,100 +0.4 2d200,100 +0.4", "-"),
    .init("long,touches=2", "", "1d100,100 2d200,100 +0.5 2u", "be"),
    .init("long,touches=2", "", "1d100,100 2d200,100 +0.2 2u +1", "f"),
    .init("long", "", "1d100,100 +0.2 2d200,100 +1", "f"),
    .init("long", "", "1d100,100 +0.5 2d200,100 2u", "b"),
    .init("long,taps=1", "", "1d100,100 1u 1d100,100 +0.5", "b"),
    .init("long,taps=1", "", "1d100,100 1u +0.36", "f"),
    .init("long,taps=1", "", "1d100,100 1u 1d100,100 1u", "f"),
    .init("long", "", "1d100,100 +0.5 1u 1d100,100 +0.5 1u", "bebe"),
  ]

  // UIPanGestureRecognizer: begins "when the user moves the minimum number of fingers allowed enough
  // to be considered a pan", changes "when the user moves a finger while the minimum number of
  // fingers are down", ends "when the user lifts all fingers"; by default from one finger to any
  // number. Enough is more than 10 points.
  static let pans: [GestureRow] = [
    .init("pan", "", "1d100,100 1m110,100", "-"),
    .init("pan", "", "1d100,100 1m111,100", "b"),
    .init("pan", "", "1d100,100 1m100,111 1m100,130", "bc"),
    .init("pan", "", "1d100,100 1m80,100 1m70,100 1m60,100 1u", "bce"),
    .init("pan", "", "1d100,100 1m120,100 1u", "be"),
    .init("pan", "", "1d100,100 1u", "f"),
    .init("pan", "", "1d100,100 +5 1m110,100 1u", "f"),
    .init("pan", "", "1d100,100 1c", "f"),
    .init("pan", "", "1d100,100 1m120,100 1c", "bx"),
    .init("pan", "", "1d100,100 1m106,100 1m112,100", "b"),
    .init("pan", "", "1d100,100 1m108,100 1m100,100 1m92,100", "-"),
    .init("pan", "", "1d100,100 1m108,108", "b"),
    .init("pan,min=2", "", "1d100,100 1m150,100", "-"),
    .init("pan,min=2", "", "1d100,100 1m150,100 1u", "f"),
    .init("pan,min=2", "", "1d100,100 2d200,100 1m120,100 2m220,100", "b"),
    .init("pan,min=2", "", "1d100,100 2d200,100 1m130,100 1u", "b"),
    .init("pan,min=2", "", "1d100,100 2d200,100 1m130,100 1u 2m250,100 2u", "be"),
    .init("pan,max=1", "", "1d100,100 2d200,100", "f"),
    .init("pan,max=1", "", "1d100,100 1m120,100 2d200,100 2m250,100 2u 1u", "be"),
    .init("pan", "", "1d100,100 1m120,100 2d200,100 2m210,100", "bc"),
    .init("pan", "", "1d100,100 1m120,100 2d200,100 1u", "b"),
    .init("pan", "", "1d100,100 1m120,100 1u 1d100,100 1m120,100 1u", "bebe"),
  ]

  // UIScreenEdgePanGestureRecognizer: "dragging gestures that start near an edge of the screen",
  // those of `edges`; the screen of the table is 375 by 667 points, near is 20.
  static let edgePans: [GestureRow] = [
    .init("edge,at=left", "", "1d10,300 1m30,300 1m50,300 1u", "bce"),
    .init("edge,at=left", "", "1d21,300 1m60,300", "f"),
    .init("edge,at=left", "", "1d10,300 1m15,340", "f"),
    .init("edge,at=right", "", "1d370,300 1m340,300", "b"),
    .init("edge,at=right", "", "1d10,300 1m40,300", "f"),
    .init("edge,at=bottom", "", "1d200,660 1m200,600", "b"),
    .init("edge,at=top", "", "1d200,5 1m200,60", "b"),
  ]

  // UISwipeGestureRecognizer: discrete; recognised when numberOfTouchesRequired fingers "have mostly
  // moved in an allowable direction enough to be considered a swipe"; by default one finger to the
  // right. Enough is 50 points in 0.5 s, mostly is at most half as far to the sides.
  static let swipes: [GestureRow] = [
    .init("swipe", "", "1d100,100 +0.1 1m150,100", "e"),
    .init("swipe", "", "1d100,100 +0.1 1m149,100 1u", "f"),
    .init("swipe", "", "1d200,100 +0.1 1m150,100", "f"),
    .init("swipe,to=left", "", "1d200,100 +0.1 1m150,100", "e"),
    .init("swipe,to=up", "", "1d200,200 +0.1 1m200,150", "e"),
    .init("swipe,to=down", "", "1d200,200 +0.1 1m200,250", "e"),
    .init("swipe,to=leftright", "", "1d200,100 +0.1 1m150,100", "e"),
    .init("swipe,to=leftright", "", "1d200,100 +0.1 1m250,100", "e"),
    .init("swipe,to=leftright", "", "1d200,100 +0.1 1m200,150", "f"),
    .init("swipe", "", "1d100,100 +0.5 1m150,100", "e"),
    .init("swipe", "", "1d100,100 +t301 1m150,100", "f"),
    .init("swipe", "", "1d100,100 +0.1 1m150,125", "e"),
    .init("swipe", "", "1d100,100 +0.1 1m150,126", "f"),
    .init("swipe", "", "1d100,100 1c", "f"),
    .init("swipe", "", "1d100,100 2d100,200 1m150,100", "f"),
    .init("swipe,touches=2", "", "1d100,100 2d100,200 1m150,100 2m150,200", "e"),
    .init("swipe,touches=2", "", "1d100,100 1m150,100 1u", "f"),
  ]

  // UIPinchGestureRecognizer: begins "when the two touches have moved enough to be considered a
  // pinch", changes "when a finger moves, with both fingers pressed", ends "when both fingers lift".
  // Enough is more than 10 points of distance; fingers that go the same way do not pinch.
  static let pinches: [GestureRow] = [
    .init("pinch", "", "1d100,100 2d200,100 2m210,100 +t1", "-"),
    .init("pinch", "", "1d100,100 2d200,100 2m211,100 +t1", "b"),
    .init("pinch", "", "1d100,100 2d200,100 2m189,100 +t1", "b"),
    .init("pinch", "", "1d100,100 2d200,100 1m94,100 2m206,100", "b"),
    .init("pinch", "", "1d100,100 2d200,100 1m150,100 2m250,100 +t1 1u 2u", "f"),
    .init("pinch", "", "1d100,100 2d200,100 2m250,100 +t1 2m260,100 1u", "bc"),
    .init("pinch", "", "1d100,100 2d200,100 2m250,100 +t1 2m260,100 1u 2m300,100 2u", "bce"),
    .init("pinch", "", "1d100,100 2d200,100 2m250,100 +t1 1u 1d100,100 1m90,100", "bc"),
    .init("pinch", "", "1d100,100 2d200,100 2m250,100 +t1 1c", "bx"),
    .init("pinch", "", "1d100,100 1m200,100 1u", "f"),
    .init("pinch", "", "1d100,100 2d200,100 3d300,100 3m350,100 +t1 1u 2u 3u", "f"),
    .init("pinch", "", "1d100,100 2d200,100 2m250,100 1u", "b"),
  ]

  // UIRotationGestureRecognizer: the same of "two touches rotating"; with fingers 100 points apart,
  // one of which goes across by y, each has gone atan(y / 100) · √(100² + y²) / 2 along the circle:
  // 9.6 points for 19, 10.6 for 21.
  static let rotations: [GestureRow] = [
    .init("turn", "", "1d100,100 2d200,100 2m200,119 +t1", "-"),
    .init("turn", "", "1d100,100 2d200,100 2m200,121 +t1", "b"),
    .init("turn", "", "1d100,100 2d200,100 2m200,79 +t1", "b"),
    .init("turn", "", "1d100,100 2d200,100 1m100,88 2m200,112", "b"),
    .init("turn", "", "1d100,100 2d200,100 1m100,150 2m200,150 +t1", "-"),
    .init("turn", "", "1d100,100 2d200,100 2m300,100 +t1", "-"),
    .init("turn", "", "1d100,100 2d200,100 2m200,150 +t1 2m200,160 2u 1u", "bce"),
    .init("turn", "", "1d100,100 2d200,100 2m200,150 +t1 2c", "bx"),
    .init("turn", "", "1d100,100 1u", "f"),
  ]
}
