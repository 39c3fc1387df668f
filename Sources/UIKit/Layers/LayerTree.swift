import Foundation

/// What few layers have: layers of their own inside, a mask, content, a shadow's path.
@MainActor
final class LayerTree {
  /// What is inside, the lowest first, views' layers included; nil where only views are.
  var sublayers: [CALayer]?
  weak var superlayer: CALayer?
  /// Whether a sublayer has come before or behind its siblings.
  var ordersByDepth = false
  var mask: CALayer?
  /// The layer that this one is the mask of.
  weak var masked: CALayer?
  var shadowPath: CGPath?
  var content: LayerContent?
  var pictureSettings = PictureSettings()
  var name: String?
  var needsLayout = true
  /// The tick at which the layer came to where it is shown; what is new changes at once.
  var beginning: Int?
}

extension CALayer {
  /// The tree's part of the layer, made when it is first needed.
  var ownTree: LayerTree {
    if let tree { return tree }
    let tree = LayerTree()
    self.tree = tree
    return tree
  }

  /// The layer that this one is inside of, or the mask of.
  private var outer: CALayer? { host?.outerLayer ?? tree?.superlayer ?? tree?.masked }

  /// The nearest layer, from this one outwards, that is a view's.
  var hostLayer: CALayer? {
    var layer: CALayer? = self
    while let current = layer, current.host == nil { layer = current.outer }
    return layer
  }

  func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.outer
    }
    return false
  }

  /// What is inside, the lowest first.
  private var layersInside: [CALayer] { tree?.sublayers ?? host?.layersInside ?? [] }

  var allSublayers: [CALayer]? {
    get { layersInside.isEmpty ? nil : layersInside }
    set {
      let new = newValue ?? []
      for layer in layersInside where !new.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in new { insert(layer) { layersInside.endIndex } }
    }
  }

  func insert(_ layer: CALayer, at index: () -> Int) {
    precondition(!isInside(layer), "a layer cannot be inside itself")
    if layer.superlayer === self {
      place(layer, at: index)
      return
    }
    if layer.outer != nil { layer.leave() }
    let tree = ownTree
    var sublayers = layersInside
    sublayers.insert(layer, at: min(max(index(), 0), sublayers.count))
    tree.sublayers = sublayers
    layer.ownTree.superlayer = self
    layer.didEnter()
    depthDidChange(of: layer)
    layersNeedLayout()
    setNeedsDisplay()
  }

  /// Moves a subview's layer, or one of the layer's own, among its siblings.
  private func place(_ layer: CALayer, at index: () -> Int) {
    ownTree.sublayers = layersInside.filter { $0 !== layer }
    var sublayers = layersInside
    sublayers.insert(layer, at: min(max(index(), 0), sublayers.count))
    tree?.sublayers = sublayers
    setNeedsDisplay()
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, above: Bool) {
    insert(layer) {
      let layersInside = layersInside
      guard let index = layersInside.firstIndex(where: { $0 === sibling }) else {
        return above ? layersInside.endIndex : 0
      }
      return index + (above ? 1 : 0)
    }
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = layersInside.firstIndex(where: { $0 === old }) else { return }
    old.leave()
    insert(new) { index }
  }

  func leave() {
    if let host, host.outerLayer != nil { return host.leaveSuperview() }
    if let masked = tree?.masked {
      masked.setMask(nil)
    } else if let outer = tree?.superlayer {
      forEachOwnLayer { $0.removeAllAnimations() }
      outer.tree?.sublayers?.removeAll { $0 === self }
      if outer.tree?.sublayers?.allSatisfy({ $0.host?.outerLayer === outer }) ?? false,
        outer.tree?.ordersByDepth == false
      {
        outer.tree?.sublayers = outer.host.map { _ in nil } ?? []
      }
      tree?.superlayer = nil
      outer.setNeedsDisplay()
    }
  }

  func setMask(_ mask: CALayer?) {
    guard mask !== tree?.mask else { return }
    tree?.mask?.forEachOwnLayer { $0.removeAllAnimations() }
    tree?.mask?.tree?.masked = nil
    if let mask {
      precondition(!isInside(mask), "a layer cannot mask what it is inside of")
      if mask.outer != nil { mask.leave() }
      mask.ownTree.masked = self
      ownTree.mask = mask
      mask.didEnter()
      layersNeedLayout()
    } else {
      tree?.mask = nil
    }
    setNeedsDisplay()
  }

  /// A sublayer has come before or behind its siblings.
  func depthDidChange(of layer: CALayer) {
    if layer.model.zPosition != 0 { ownTree.ordersByDepth = true }
  }

  /// Keeps the order of what is inside in line with the subviews.
  func subviewsDidChange(_ subview: CALayer) {
    depthDidChange(of: subview)
    guard var sublayers = tree?.sublayers, let inside = host?.layersInside else { return }
    sublayers.removeAll { $0 === subview }
    if let index = inside.firstIndex(where: { $0 === subview }) {
      if index == inside.count - 1 {
        sublayers.append(subview)
      } else if index == 0 {
        sublayers.insert(subview, at: 0)
      } else {
        let below = inside[index - 1]
        let place = sublayers.firstIndex { $0 === below } ?? sublayers.endIndex - 1
        sublayers.insert(subview, at: place + 1)
      }
    }
    tree?.sublayers = sublayers
  }

  /// What is inside in the order in which it is painted at an instant, in ticks; nil where that is the
  /// order of the subviews.
  func paintingOrder(at tick: Double) -> [CALayer]? {
    guard let tree else { return nil }
    guard tree.ordersByDepth else { return tree.sublayers }
    // `sorted` keeps the order of layers at one depth.
    return layersInside.map { ($0, $0.values(at: tick).zPosition) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Calls the body with the layer and all inside it that are no views', masks included.
  func forEachOwnLayer(_ body: (CALayer) -> Void) {
    if host == nil { body(self) }
    guard let tree else { return }
    for layer in tree.sublayers ?? [] where layer.host == nil { layer.forEachOwnLayer(body) }
    tree.mask?.forEachOwnLayer(body)
  }

  /// What is new where it is shown does not move there.
  func didEnter() {
    guard let clock = hostLayer?.host?.layerClock else { return }
    forEachOwnLayer { $0.ownTree.beginning = clock.now }
  }

  // MARK: Layout

  func markForLayout() {
    if let host { return host.setNeedsLayout() }
    ownTree.needsLayout = true
    layersNeedLayout()
  }

  /// The layer, or one inside it, is no view's and waits for its layout.
  private func layersNeedLayout() { hostLayer?.host?.layersNeedLayout() }

  /// Lays the layers out that are no views' and wait for it, those inside last.
  func layOutOwnLayers() {
    guard let tree else { return }
    if host == nil, tree.needsLayout {
      tree.needsLayout = false
      layoutSublayers()
    }
    for layer in tree.sublayers ?? [] where layer.host == nil { layer.layOutOwnLayers() }
    tree.mask?.layOutOwnLayers()
  }

  // MARK: Coordinates

  private var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      transform = transform.concatenating(current.model.transformToSuperlayer)
      layer = current.outer
    }
    return transform
  }

  func transform(to other: CALayer?) -> CGAffineTransform {
    if self === other { return .identity }
    guard let other else {
      // Without another layer the outermost one's coordinates are meant.
      var root = self
      while let outer = root.outer { root = outer }
      return root === self ? .identity : transform(to: root)
    }
    return toRoot.concatenating(other.toRoot.inverted())
  }
}
