import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct SymbolTests {
  @Test(
    .covers(
      "UIImage.init(systemName:)", "UIImage.init(systemName:withConfiguration:)",
      "UIImage.configuration", "UIImage.symbolConfiguration", "UIImage.isSymbolImage"))
  func `names of the system are symbols, and others are none`() {
    for name in [
      "xmark.circle.fill", "xmark", "chevron.left", "chevron.right", "checkmark", "arrow.right",
      "plus", "paperplane", "paperplane.fill", "multiply.circle", "circle",
      "checkmark.circle.fill", "square.and.pencil",
    ] {
      let image = UIImage(systemName: name)
      #expect(image?.isSymbolImage == true && (image?.size.width ?? 0) > 4, "\(name)")
    }
    for name in ["", "plus.fill", "circle.circle.circle", "no.such.symbol", ".fill", "fill"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    let configured = UIImage(systemName: "plus", withConfiguration: nil)
    #expect(configured?.configuration != nil && configured?.symbolConfiguration != nil)
    #expect(ImageStage.image("R").configuration == nil)
  }

  /// Every symbol stays inside the rectangle that it says it has, and paints something.
  @Test func `symbols are inside their sizes`() throws {
    var names = Array(Symbol.signs.keys) + Symbol.others.keys
    names += Symbol.fillable.map { $0 + ".fill" }
    names += Symbol.inCircles.flatMap { [$0 + ".circle", $0 + ".circle.fill"] }
    names += Symbol.inSquares.flatMap { [$0 + ".square", $0 + ".square.fill"] }
    for name in names.sorted() {
      let symbol = try #require(Symbol(named: name, look: Symbol.Look(pointSize: 17)), "\(name)")
      let (width, height) = (
        Int(symbol.size.width.rounded(.up)), Int(symbol.size.height.rounded(.up))
      )
      let bitmap = Bitmap(width: width + 8, height: height + 8)
      let canvas = Canvas(bitmap, scale: 1)
      symbol.paint(
        on: canvas, in: CGRect(origin: CGPoint(x: 4, y: 4), size: symbol.size), color: .black)
      canvas.flush()
      var (inside, outside) = (0, 0)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap.color(x: x, y: y).alpha > 25 {
          if (3..<width + 5).contains(x), (3..<height + 5).contains(y) {
            inside += 1
          } else {
            outside += 1
          }
        }
      }
      #expect(inside > 10 && outside == 0, "\(name): \(outside) outside")
    }
  }

  @Test(
    .covers(
      "UIImage.Configuration", "UIImage.Configuration.applying(_:)",
      "UIImage.Configuration.copy(with:)", "UIImage.SymbolConfiguration",
      "UIImage.SymbolConfiguration.unspecified", "UIImage.SymbolConfiguration.init(pointSize:)",
      "UIImage.SymbolConfiguration.init(pointSize:weight:)",
      "UIImage.SymbolConfiguration.init(pointSize:weight:scale:)",
      "UIImage.SymbolConfiguration.init(scale:)", "UIImage.SymbolConfiguration.init(weight:)",
      "UIImage.SymbolConfiguration.isEqual(to:)",
      "UIImage.withConfiguration(_:)", "UIImage.applyingSymbolConfiguration(_:)",
      "UIImage.SymbolConfiguration.init(font:)", "UIImage.SymbolConfiguration.init(font:scale:)",
      "UIImage.SymbolConfiguration.init(textStyle:)",
      "UIImage.SymbolConfiguration.init(textStyle:scale:)"))
  func `a configuration decides about size, weight and scale`() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    func width(_ configuration: Configuration?) -> CGFloat {
      UIImage(systemName: "circle", withConfiguration: configuration)?.size.width ?? 0
    }
    let usual = width(nil)
    // Twice the text's size is twice the symbol's.
    #expect(width(Configuration(pointSize: 34)) == 2 * usual)
    #expect(width(Configuration(scale: .small)) < usual)
    #expect(width(Configuration(scale: .large)) > usual && width(.unspecified) == usual)
    #expect(width(Configuration(pointSize: .nan)) == usual)
    #expect(width(Configuration(pointSize: -3)) == usual)
    func ink(_ weight: UIImage.SymbolWeight) -> Int {
      let image = UIImage(
        systemName: "plus", withConfiguration: Configuration(pointSize: 40, weight: weight))
      return ImageStage.rows(image?.cgImage).joined().count { $0 == "K" }
    }
    #expect(ink(.ultraLight) < ink(.regular) && ink(.regular) < ink(.black))
    // What comes on top counts as far as it says something.
    let both = Configuration(pointSize: 30, weight: .bold).applying(Configuration(scale: .large))
    #expect(both == Configuration(pointSize: 30, weight: .bold, scale: .large))
    #expect(both.isEqual(to: both) && !both.isEqual(to: nil) && both != .unspecified)
    #expect(both.hash == Configuration(pointSize: 30, weight: .bold, scale: .large).hash)
    #expect(
      both.applying(Configuration(weight: .thin)) != both && both.copy() as? Configuration === both)
    let plus = try #require(UIImage(systemName: "plus", withConfiguration: both))
    #expect(plus.symbolConfiguration == both)
    let thin = plus.applyingSymbolConfiguration(Configuration(weight: .thin))
    #expect(thin?.symbolConfiguration == Configuration(pointSize: 30, weight: .thin, scale: .large))
    let other = plus.withConfiguration(Configuration(weight: .thin))
    #expect(other.symbolConfiguration == Configuration(weight: .thin))
    let font = UIFont.systemFont(ofSize: 30, weight: .bold)
    #expect(Configuration(font: font) == Configuration(pointSize: 30, weight: .bold))
    #expect(Configuration(font: font, scale: .large) == both)
    #expect(
      Configuration(textStyle: .body).isEqual(to: Configuration(pointSize: 17, weight: .regular)))
    #expect(
      Configuration(textStyle: .headline, scale: .small)
        == Configuration(pointSize: 17, weight: .semibold, scale: .small))
  }

  @Test(
    .covers(
      "UIImage.SymbolWeight", "UIImage.SymbolWeight.init(rawValue:)",
      "UIImage.SymbolWeight.unspecified", "UIImage.SymbolWeight.ultraLight",
      "UIImage.SymbolWeight.thin", "UIImage.SymbolWeight.light", "UIImage.SymbolWeight.regular",
      "UIImage.SymbolWeight.medium", "UIImage.SymbolWeight.semibold", "UIImage.SymbolWeight.bold",
      "UIImage.SymbolWeight.heavy", "UIImage.SymbolWeight.black", "UIImage.SymbolScale",
      "UIImage.SymbolScale.init(rawValue:)", "UIImage.SymbolScale.default",
      "UIImage.SymbolScale.unspecified", "UIImage.SymbolScale.small",
      "UIImage.SymbolScale.medium", "UIImage.SymbolScale.large",
      "UIImage.SymbolWeight.fontWeight()"))
  func `weights and scales have UIKit's numbers`() {
    let weights: [UIImage.SymbolWeight] = [
      .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == Array(0...9) && UIImage.SymbolWeight(rawValue: 10) == nil)
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    #expect(scales.map(\.rawValue) == [-1, 0, 1, 2, 3] && UIImage.SymbolScale(rawValue: 4) == nil)
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
  }
}
