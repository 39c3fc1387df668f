import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Constraints from texts.
///
/// Expected values follow from the grammar and the constants of Apple's page
/// about the visual format language.
@MainActor struct VisualFormatTests {
  /// What the constraints of a format say, without the outer words.
  private func words(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, of views: [String: Any]
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map {
      $0.description.replacingOccurrences(of: "<NSLayoutConstraint ", with: "").dropLast() + ""
    }
  }

  /// Frames of `a` and `b`, which are in a window of 375 by 667 points, after one layout.
  private func frames(
    _ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, isRightToLeft: Bool = false
  ) -> (a: CGRect, b: CGRect) {
    withFreshUIKit { window, _ in
      if isRightToLeft { window.semanticContentAttribute = .forceRightToLeft }
      let (a, b) = (placedView(in: window), placedView(in: window))
      if isRightToLeft {
        for view in [a, b] { view.semanticContentAttribute = .forceRightToLeft }
      }
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics,
            views: ["a": a, "b": b]))
      }
      window.layoutIfNeeded()
      return (a.frame, b.frame)
    }
  }

  @Test(.covers("NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)"))
  func `sizes and distances`() {
    let (a, b) = frames(["|-20-[a(100)]-[b]-30-|", "V:|-5-[a(==40)]", "V:|[b(a)]"])
    #expect(a == CGRect(x: 20, y: 5, width: 100, height: 40))
    // Between two views there are 8 points.
    #expect(b == CGRect(x: 128, y: 0, width: 375 - 128 - 30, height: 40))
  }

  @Test func `without a number the superview's margins are kept`() {
    let (a, b) = frames(["H:|-[a]-|", "V:|-[a][b(20)]-|", "H:|-[b]"])
    // A plain view's margins are 8 points.
    #expect(a == CGRect(x: 8, y: 8, width: 359, height: 667 - 16 - 20))
    #expect(b.origin == CGPoint(x: 8, y: 639))
  }

  @Test func `the examples of the documentation`() {
    withFreshUIKit { window, _ in
      @MainActor func view(_ name: String) -> UIView { placedView(in: window, named: name) }
      let views = [
        "button": view("button"), "textField": view("textField"), "button1": view("button1"),
        "button2": view("button2"), "find": view("find"), "findNext": view("findNext"),
        "findField": view("findField"), "flexibleButton": view("flexibleButton"),
        "maroonView": view("maroonView"), "blueView": view("blueView"),
        "topField": view("topField"), "bottomField": view("bottomField"),
        "purpleBox": view("purpleBox"),
      ]
      @MainActor func check(_ format: String, _ expected: [String]) {
        #expect(words(format, of: views) == expected, "\(format)")
      }
      check("[button]-[textField]", ["H:[UIView 'button']-(8)-[UIView 'textField']"])
      check("[button(>=50)]", ["UIView 'button'.width >= 50"])
      check(
        "|-50-[purpleBox]-50-|",
        ["H:|-(50)-[UIView 'purpleBox']", "H:[UIView 'purpleBox']-(50)-|"])
      check("V:[topField]-10-[bottomField]", ["V:[UIView 'topField']-(10)-[UIView 'bottomField']"])
      check("[maroonView][blueView]", ["H:[UIView 'maroonView']-(0)-[UIView 'blueView']"])
      check("[button(100@20)]", ["UIView 'button'.width == 100@20"])
      check("[button1(==button2)]", ["UIView 'button1'.width == UIView 'button2'.width"])
      check(
        "[flexibleButton(>=70,<=100)]",
        ["UIView 'flexibleButton'.width >= 70", "UIView 'flexibleButton'.width <= 100"])
      check(
        "|-[find]-[findNext]-[findField(>=20)]-|",
        [
          "UIView 'find'.leading == UIWindow.leadingMargin",
          "H:[UIView 'find']-(8)-[UIView 'findNext']",
          "H:[UIView 'findNext']-(8)-[UIView 'findField']", "UIView 'findField'.width >= 20",
          "UIWindow.trailingMargin == UIView 'findField'.trailing",
        ])
    }
  }

  @Test func `metrics are numbers of any kind, for distances, sizes and priorities`() {
    let metrics: [String: Any] = [
      "gap": 12, "w": CGFloat(33.5), "h": Double(21), "low": Float(250), "n": NSNumber(value: 7),
      "p": UILayoutPriority(300),
    ]
    let (a, b) = frames(
      [
        "|-gap-[a(w)]-(gap)-[b(300@p,200@low)]", "V:|-n-[a(h)]", "V:|-(-4)-[b( >=10 , == 11@999 )]",
      ], metrics: metrics)
    #expect(a == CGRect(x: 12, y: 7, width: 33.5, height: 21))
    #expect(b == CGRect(x: 57.5, y: -4, width: 300, height: 11))
  }

  @Test(
    .covers(
      "NSLayoutConstraint.FormatOptions.alignAllTop",
      "NSLayoutConstraint.FormatOptions.alignAllBottom",
      "NSLayoutConstraint.FormatOptions.alignAllCenterY",
      "NSLayoutConstraint.FormatOptions.alignAllLeft",
      "NSLayoutConstraint.FormatOptions.alignAllRight",
      "NSLayoutConstraint.FormatOptions.alignAllLeading",
      "NSLayoutConstraint.FormatOptions.alignAllTrailing",
      "NSLayoutConstraint.FormatOptions.alignAllCenterX",
      "NSLayoutConstraint.FormatOptions.alignAllLastBaseline",
      "NSLayoutConstraint.FormatOptions.alignAllFirstBaseline"))
  func `all are in line`() {
    let across: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
      (.alignAllLastBaseline, "lastBaseline"), (.alignAllFirstBaseline, "firstBaseline"),
    ]
    let down: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ]
    withFreshUIKit { window, _ in
      let views = Dictionary(
        uniqueKeysWithValues: ["a", "b", "c"].map { ($0, placedView(in: window, named: $0)) })
      for (options, format) in [(across, "[a][b][c]"), (down, "V:[a][b][c]")] {
        for (option, name) in options {
          #expect(
            words(format, option, of: views).suffix(2) == [
              "UIView 'a'.\(name) == UIView 'b'.\(name)",
              "UIView 'b'.\(name) == UIView 'c'.\(name)",
            ])
        }
      }
      #expect(words("[a][b]", [.alignAllTop, .alignAllBottom], of: views).count == 3)
      #expect(words("|[a]", .alignAllTop, of: views).count == 1)
    }
  }

  @Test(
    .covers(
      "NSLayoutConstraint.FormatOptions.directionLeadingToTrailing",
      "NSLayoutConstraint.FormatOptions.directionLeftToRight",
      "NSLayoutConstraint.FormatOptions.directionRightToLeft"))
  func `a format is read in a direction`() {
    let formats = ["|-10-[a(30)]-5-[b(40)]"]
    func lefts(_ options: NSLayoutConstraint.FormatOptions, _ isRightToLeft: Bool) -> [CGFloat] {
      let (a, b) = frames(formats, options, isRightToLeft: isRightToLeft)
      return [a.minX, b.minX]
    }
    for isRightToLeft in [false, true] {
      #expect(lefts(.directionLeftToRight, isRightToLeft) == [10, 45])
      #expect(lefts(.directionRightToLeft, isRightToLeft) == [335, 290])
    }
    #expect(lefts(.directionLeadingToTrailing, false) == [10, 45])
    #expect(lefts(.directionLeadingToTrailing, true) == [335, 290])
    let (a, _) = frames(["|-(>=20)-[a(30)]-(==8@1)-|"], .directionRightToLeft)
    #expect(a.minX == 8)
  }

  @Test(
    .covers(
      "NSLayoutConstraint.FormatOptions.spacingEdgeToEdge",
      "NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline"))
  func `distances of texts are between their lines where that is asked for`() {
    withFreshUIKit { window, _ in
      let (a, b) = (UILabel(), UILabel())
      for label in [a, b] {
        label.text = "text"
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
      }
      @MainActor func words(_ format: String, _ options: NSLayoutConstraint.FormatOptions)
        -> [String]
      {
        self.words(format, options, of: ["a": a, "b": b])
      }
      #expect(
        words("V:|-5-[a]-30-[b]", .spacingBaselineToBaseline) == [
          "V:|-(5)-[UILabel]", "UILabel.firstBaseline == UILabel.lastBaseline + 30",
        ])
      #expect(words("V:[a]-30-[b]", .spacingEdgeToEdge) == ["V:[UILabel]-(30)-[UILabel]"])
      let usual = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["a": a, "b": b])
      #expect(usual.map(\.constant) == [b.font.lineHeight])
    }
  }

  @Test(
    .covers(
      "NSLayoutConstraint.FormatOptions", "NSLayoutConstraint.FormatOptions.rawValue",
      "NSLayoutConstraint.FormatOptions.init(rawValue:)",
      "NSLayoutConstraint.FormatOptions.alignmentMask",
      "NSLayoutConstraint.FormatOptions.directionMask",
      "NSLayoutConstraint.FormatOptions.spacingMask"))
  func `raw values are UIKit's`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let values: [(Options, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.alignmentMask, 65535), (.directionLeadingToTrailing, 0), (.directionLeftToRight, 65536),
      (.directionRightToLeft, 131072), (.directionMask, 196608), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 524288), (.spacingMask, 524288),
    ]
    for (option, value) in values {
      #expect(option.rawValue == value)
      #expect(Options(rawValue: value) == option)
    }
  }

  @Test func `a text that is no format is told where`() {
    let cases: [(String, position: Int, reason: String)] = [
      ("", 0, "Expected a '['"), ("H[a]", 1, "Expected a ':' after the direction"),
      ("[a", 2, "Expected a ']'"), ("[]", 1, "Expected the name of a view"),
      ("[a]-", 4, "Expected a '['"), ("[a]-8[b]", 5, "Expected a '-' after a distance"),
      ("[a]-(8-[b]", 6, "Expected a ')'"), ("[a(>=)]", 5, "Expected a number or a name"),
      ("[a(8@)]", 5, "Expected a priority"), ("|", 1, "Expected a '['"),
      ("|[a]|[b]", 5, "Expected the end"), ("[a]--8-[b]", 6, "Expected parentheses"),
      ("[9a]", 1, "Expected the name"), ("[a(1,)]", 5, "Expected a number or a name"),
      ("[a(1e999)]", 7, "Expected a ')'"),
    ]
    for (format, position, reason) in cases {
      let error = #expect(throws: VisualFormatError.self) { try VisualFormat(format) }
      #expect(error?.reason.hasPrefix(reason) ?? false, "\(format): \(error?.reason ?? "read")")
      #expect(error?.position == position, "\(format)")
    }
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat("[a]-(8-[b]") }
    #expect(error?.words.hasSuffix("[a]-(8-[b]\n      ^") ?? false)
  }

  @Test(.seeded) func `random texts are read or refused, and nothing else`() {
    let pieces = [
      "H", "V", ":", "|", "[", "]", "(", ")", "-", "a", "b", "8", "-3.5", "<=", ">=", "==", "@",
      ",",
      " ", "1e5", "é", "[a]", "-[b]", "(1)",
    ]
    forAll(rounds: 2000) { random in
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard let format = try? VisualFormat(text) else { return }
      #expect(format.connections.count == format.places.count - 1, "\(text)")
      #expect(text.contains("["), "\(text)")
    }
  }

  @Test func `what a format cannot mean is refused with a sentence`() async {
    func sentence(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
    let across = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[a][b]", options: .alignAllLeft, metrics: nil,
          views: ["a": UIView(), "b": UIView()])
      }
    }
    #expect(sentence(across).contains("aligned on a vertical edge, which is not allowed"))
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[a]", metrics: nil, views: ["b": UIView()])
      }
    }
    #expect(sentence(unknown).contains("a is not a key in the views dictionary."))
    let homeless = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[a]", metrics: nil, views: ["a": UIView()])
      }
    }
    #expect(sentence(homeless).contains("doesn't have a superview"))
  }

  @Test(
    .covers(
      "UIViewController.topLayoutGuide", "UIViewController.bottomLayoutGuide", "UILayoutSupport",
      "UILayoutSupport.length", "UILayoutSupport.topAnchor", "UILayoutSupport.bottomAnchor",
      "UILayoutSupport.heightAnchor"))
  func `a controller's guides are as high as the safe area keeps clear`() {
    withFreshUIKit { window, _ in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let controller = UIViewController()
      window.rootViewController = controller
      let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
      let a = placedView(in: controller.view)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[top][a]-10-[bottom]", metrics: nil,
          views: ["top": top, "a": a, "bottom": bottom])
          + [
            a.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            a.widthAnchor.constraint(equalTo: top.heightAnchor),
          ])
      window.layoutIfNeeded()
      #expect(top.length == 47 && bottom.length == 34)
      #expect(a.frame == CGRect(x: 0, y: 47, width: 47, height: 667 - 47 - 34 - 10))
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 6, right: 0)
      window.layoutIfNeeded()
      #expect(top.length == 50 && bottom.length == 40)
      #expect(a.frame == CGRect(x: 0, y: 50, width: 50, height: 667 - 50 - 40 - 10))
      let place = top.topAnchor.constraint(equalTo: bottom.bottomAnchor)
      #expect(place.firstItem === top && place.secondItem === bottom)
      #expect(controller.topLayoutGuide === top)
    }
  }
}
