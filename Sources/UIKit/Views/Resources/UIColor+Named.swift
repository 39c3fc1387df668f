import Drawing
import Foundation
import HostSystem

extension UIColor {
  /// Creates the colour of a name from the app's resources: a colour set of an asset catalogue; nil where
  /// there is none.
  ///
  /// Of a set with several appearances it is, wherever it is seen, the one for what that is in.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of a name from the resources of a bundle, or of the app; nil where there is none.
  ///
  /// With traits it is the one for these alone.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = NamedColorSet.find(name, in: bundle) else { return nil }
    if let traitCollection {
      self.init(set.color(in: traitCollection.values))
    } else if set.variants.count > 1 {
      self.init { UIColor(set.color(in: $0.values)) }
    } else {
      self.init(set.color(in: TraitValues()))
    }
  }
}

/// The colours that a catalogue has under one name.
struct NamedColorSet {
  /// A colour, and what has to be for it to be taken.
  struct Variant {
    var color: Color
    var style: UIUserInterfaceStyle?
    var contrast: UIAccessibilityContrast?
    var idiom: UIUserInterfaceIdiom?

    /// How much of what it asks for there is; nil where something is not.
    func fit(_ traits: TraitValues) -> Int? {
      let wishes = [
        style.map { $0 == traits.style || $0 == .light && traits.style == .unspecified },
        contrast.map { $0 == traits.contrast }, idiom.map { $0 == traits.idiom },
      ].compactMap { $0 }
      return wishes.contains(false) ? nil : wishes.count
    }
  }

  let variants: [Variant]

  /// The colour that fits best, the first of several.
  func color(in traits: TraitValues) -> Color {
    var best: (fit: Int, color: Color)?
    for variant in variants {
      guard let fit = variant.fit(traits), fit > best?.fit ?? -1 else { continue }
      best = (fit, variant.color)
    }
    return best?.color ?? variants[0].color
  }

  /// What a colour set says.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable {
        var components: [String: String]?
      }
      struct Appearance: Decodable {
        var appearance: String?
        var value: String?
      }
      var color: Color?
      var appearances: [Appearance]?
      var idiom: String?
    }
    var colors: [Entry]?
  }

  /// Reads the colours of a name from the resources of a bundle, or of the app.
  static func find(_ name: String, in bundle: Bundle?) -> NamedColorSet? {
    guard !name.isEmpty else { return nil }
    for folder in AssetCatalogue.resourceFolders(of: bundle) {
      guard let set = AssetCatalogue.set("\(name).colorset", in: folder),
        let bytes = try? FileInput.read("\(set)/Contents.json", limit: 1 << 20),
        let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
      else { continue }
      let variants = (contents.colors ?? []).compactMap(variant)
      if !variants.isEmpty { return NamedColorSet(variants: variants) }
    }
    return nil
  }

  private static func variant(_ entry: Contents.Entry) -> Variant? {
    guard let color = entry.color?.components.flatMap(Color.init(components:)) else { return nil }
    var variant = Variant(color: color)
    for appearance in entry.appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): variant.style = .dark
      case ("luminosity", "light"): variant.style = .light
      case ("contrast", "high"): variant.contrast = .high
      default: return nil
      }
    }
    switch entry.idiom {
    case "iphone": variant.idiom = .phone
    case "ipad": variant.idiom = .pad
    case nil, "universal": break
    default: return nil
    }
    return variant
  }
}

extension Color {
  /// A colour by its components, as a catalogue has them.
  fileprivate init?(components: [String: String]) {
    func part(_ name: String) -> CGFloat? {
      components[name].flatMap(Self.part).map { min(max($0, 0), 1) }
    }
    // Which is never of 255.
    let alpha = components["alpha"].flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
    if let white = part("white") {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  /// Reads a part: `0.2` as it is, `0x33` and `51` of 255.
  private static func part(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
