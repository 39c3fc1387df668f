import Drawing
import Foundation

extension CALayer {
  func change(_ property: AdditiveProperty, to value: SIMD2<Double>) {
    let old = model[property]
    guard old != value else { return }
    let from = host == nil ? seen?[property] ?? old : old
    model[property] = value
    didChange(.offset(property, from - value))
  }

  func change(_ property: ColorProperty, to value: Color?) {
    let old = model[property]
    guard old != value else { return }
    let seen =
      isChained { $0.isColor(property) }
      ? old : clock.map { values(at: Double($0.now))[property] } ?? old
    model[property] = value
    didChange(.color(property, from: seen))
  }

  func change(to transform: CGAffineTransform) {
    let old = model.transform
    guard old != transform else { return }
    let from = host == nil ? seen?.transform ?? old : old
    model.transform = transform
    if transform.isInvertible {
      didChange(.transform(from.concatenating(transform.inverted())))
    } else {
      didChange(.transformOffset(from.adding(transform, times: -1)))
    }
  }

  func changeContent(_ property: ContentProperty, to value: ContentValue) {
    guard var content = tree?.content, content[property] != value else { return }
    let old = content[property]
    let seen = clock.flatMap { self.content(at: Double($0.now))?[property] } ?? old
    content[property] = value
    tree?.content = content
    didChange(.content(property, from: isChained { $0.isContent(property) } ? old : seen))
  }

  /// Goes over from an old picture to what is seen, with the block that is open.
  func begin(_ transition: LayerTransition) { didChange(.transition(transition)) }

  /// The transition that runs at an instant, in ticks, and how far it is, from 0 to 1.
  func transition(at tick: Double) -> (LayerTransition, progress: Double)? {
    guard !animations.isEmpty else { return nil }
    for animation in animations.reversed() {
      if case .transition(let transition) = animation.change {
        return (transition, 1 - animation.remainder(at: tick))
      }
    }
    return nil
  }

  /// Changes the content at once.
  func setContent(_ content: LayerContent) {
    ownTree.content = content
    setNeedsDisplay()
  }

  /// The part of the content that a layer's subclass asks for.
  func content(_ property: ContentProperty) -> ContentValue? { tree?.content?[property] }

  /// What is seen at present, where the layer is on a screen.
  private var seen: LayerValues? { clock.map { values(at: Double($0.now)) } }

  /// Whether the open block has made such a change before, in an earlier part of its time.
  private func isChained(_ isSame: (LayerAnimation.Change) -> Bool) -> Bool {
    guard let block = AnimationBlock.current, block.window != .whole else { return false }
    return animations.contains { isSame($0.change) && $0.block === block }
  }

  /// The frame outside of which the layer itself paints nothing; nil where that takes a closer look.
  var frameOfAllPixels: CGRect? {
    guard isStill, tree == nil, model.shadowOpacity == 0,
      model.transform.isIdentity
    else { return nil }
    return model.frame
  }

  private func didChange(_ change: LayerAnimation.Change) {
    setNeedsDisplay()
    // What is in no window is not seen: it changes at once.
    guard let clock, let block = animationBlock(at: clock.now) else { return }
    let isSame = change.replaced(byItself: host == nil)
    if let isSame, !isChained(isSame) { removeAnimations { isSame($0.change) } }
    animations.append(block.makeAnimation(of: self, change: change, clock: clock))
  }

  /// What changes made now run with: a view's layer with the block that is open, another one by itself
  /// once it has been seen.
  private func animationBlock(at tick: Int) -> AnimationBlock? {
    if host != nil {
      guard let block = AnimationBlock.current, block.animates else { return nil }
      return block
    }
    guard let beginning = tree?.beginning, beginning < tick else { return nil }
    return World.current.transactions.block
  }

  func remove(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
    setNeedsDisplay()
  }

  func removeAnimations(where matches: (LayerAnimation) -> Bool) {
    let removed = animations.filter(matches)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: matches)
    for animation in removed { animation.block.ended(animation, finished: false) }
  }

  /// Ends an animation where a part of its change is still to come.
  func settle(_ animation: LayerAnimation, leaving remainder: Double) {
    animations.removeAll { $0 === animation }
    switch animation.change {
    case _ where remainder == 0: break
    case .offset(let property, let offset): model[property] += offset * remainder
    case .transform(let difference):
      model.transform = difference.scaledTowardsIdentity(remainder: remainder)
        .concatenating(model.transform)
    case .transformOffset(let offset):
      model.transform = model.transform.adding(offset, times: remainder)
    case .color(let property, let from):
      model[property] = Color.mix(from, model[property], remainder: remainder)
    case .content(let property, let from):
      if let to = tree?.content?[property] {
        tree?.content?[property] = ContentValue.mix(from, to, remainder: remainder)
      }
    case .transition: break
    }
    setNeedsDisplay()
  }

  // MARK: Presentation

  var clock: FrameClock? { host.map(\.layerClock) ?? hostLayer?.host?.layerClock }

  /// Whether what is seen is the model, at every instant.
  var isStill: Bool { animations.isEmpty && scrolling == nil }

  /// Returns what is seen at an instant, in ticks; a pure function of the model
  /// and the running animations.
  package func values(at tick: Double) -> LayerValues {
    guard !isStill else { return model }
    var values = model
    if let origin = scrolling?.boundsOrigin(at: tick) { values.bounds.origin = origin }
    var turn: CGAffineTransform?
    var entries: CGAffineTransform?
    for (index, animation) in animations.enumerated() {
      let remainder = animation.remainder(at: tick)
      switch animation.change {
      case .offset(let property, let offset):
        values[property] += offset * remainder
      case .transform(let difference):
        let step = difference.scaledTowardsIdentity(remainder: remainder)
        turn = turn?.concatenating(step) ?? step
      case .transformOffset(let offset):
        entries = (entries ?? .zero).adding(offset, times: remainder)
      case .color(let property, let from):
        if isWaiting(index, at: tick, { $0.isColor(property) }) { continue }
        let next = animations[(index + 1)...].lazy.compactMap { $0.change.beginning(of: property) }
        let to = next.first ?? model[property]
        values[property] = Color.mix(from, to, remainder: remainder)
      case .content, .transition: break
      }
    }
    if let turn { values.transform = turn.concatenating(model.transform) }
    if let entries { values.transform = values.transform.adding(entries, times: 1) }
    return values
  }

  /// Whether a change comes after another one that is not over: of those the first is seen.
  private func isWaiting(
    _ index: Int, at tick: Double, _ isSame: (LayerAnimation.Change) -> Bool
  ) -> Bool {
    animations[..<index].contains { isSame($0.change) && $0.remainder(at: tick) > 0 }
  }

  /// Whether what is seen of the content changes with time alone.
  var movesContent: Bool {
    animations.contains { if case .content = $0.change { true } else { false } }
  }

  /// Returns the content that is seen at an instant, in ticks.
  func content(at tick: Double) -> LayerContent? {
    guard var content = tree?.content, !animations.isEmpty else { return tree?.content }
    let model = content
    for (index, animation) in animations.enumerated() {
      guard case .content(let property, let from) = animation.change,
        !isWaiting(index, at: tick, { $0.isContent(property) })
      else { continue }
      let next = animations[(index + 1)...].lazy.compactMap { $0.change.beginning(of: property) }
      content[property] = ContentValue.mix(
        from, next.first ?? model[property], remainder: animation.remainder(at: tick))
    }
    return content
  }
}

extension CGAffineTransform {
  fileprivate static let zero = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)

  fileprivate func adding(_ other: CGAffineTransform, times factor: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a + other.a * factor, b: b + other.b * factor, c: c + other.c * factor,
      d: d + other.d * factor, tx: tx + other.tx * factor, ty: ty + other.ty * factor)
  }

  var withoutTranslation: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
