import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
struct ButtonConfigurationTests {
  private typealias Configuration = UIButton.Configuration

  private func withButton(
    _ configuration: UIButton.Configuration,
    _ test: (UIButton, UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.backgroundColor = .white
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 100, y: 100, width: 120, height: 40)
      window.addSubview(button)
      clock.advance(by: 20)
      try test(button, window, clock)
    }
  }

  private func titled(_ configuration: UIButton.Configuration, _ title: String = "MM")
    -> UIButton.Configuration
  {
    var configuration = configuration
    configuration.title = title
    return configuration
  }

  private func ground(_ window: UIWindow) -> [UInt8] {
    let pixel = Painting(of: window).pixel(at: CGPoint(x: 106, y: 120))
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test(
    .covers(
      "UIButton.Configuration", "UIButton.Configuration.bordered()",
      "UIButton.Configuration.borderedProminent()", "UIButton.Configuration.borderedTinted()",
      "UIButton.Configuration.borderless()", "UIButton.Configuration.filled()",
      "UIButton.Configuration.gray()", "UIButton.Configuration.plain()",
      "UIButton.Configuration.tinted()", "UIButton.Configuration.title",
      "UIButton.configuration", "UIButton.init(configuration:primaryAction:)"))
  func `a configuration has its background, and its title the colour for that`() {
    withButton(titled(.filled())) { button, window, _ in
      #expect(button.accessibilityLabel == "MM")
      // The system's blue.
      #expect(ground(window) == [0, 122, 255])
      button.configuration = titled(.plain())
      #expect(ground(window) == [255, 255, 255])
      let box = Painting(of: window).box(in: button.frame, where: Painting.isTint)
      #expect(abs((box?.midX ?? 0) - 160) < 1.5 && abs((box?.midY ?? 0) - 120) < 2)
      button.configuration = titled(.gray())
      // 16 % of a grey over white, to the next level.
      #expect(
        zip(ground(window), [UInt8]([233, 233, 235])).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
      button.configuration = titled(.tinted())
      // 18 % of blue over white.
      #expect(ground(window) == [209, 231, 255])
      #expect(Configuration.bordered() == .gray() && Configuration.borderless() == .plain())
      #expect(Configuration.borderedProminent() == .filled())
      #expect(Configuration.borderedTinted() == .tinted())
      button.configuration = nil
      #expect(button.accessibilityLabel == nil)
      #expect(ground(window) == [255, 255, 255])
    }
  }

  @Test(
    .covers(
      "UIButton.Configuration.Size", "UIButton.Configuration.Size.init(rawValue:)",
      "UIButton.Configuration.Size.large",
      "UIButton.Configuration.Size.medium", "UIButton.Configuration.Size.mini",
      "UIButton.Configuration.Size.small", "UIButton.Configuration.buttonSize",
      "UIButton.Configuration.contentInsets",
      "UIButton.Configuration.setDefaultContentInsets()"))
  func `the size follows from words, letters and insets`() {
    withButton(titled(.filled())) { button, _, _ in
      let label = UILabel()
      label.text = "MM"
      label.font = .systemFont(ofSize: 17)
      let words = label.intrinsicContentSize
      #expect(
        button.intrinsicContentSize == CGSize(width: words.width + 24, height: words.height + 14))
      button.configuration?.buttonSize = .large
      #expect(
        button.intrinsicContentSize == CGSize(width: words.width + 40, height: words.height + 30))
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(
        button.intrinsicContentSize == CGSize(width: words.width + 6, height: words.height + 4))
      button.configuration?.setDefaultContentInsets()
      button.configuration?.buttonSize = .small
      let small = button.intrinsicContentSize
      button.configuration?.buttonSize = .mini
      #expect(button.intrinsicContentSize.height < small.height)
      #expect(small.height < words.height + 14)
      #expect(Configuration.Size(rawValue: 0) == .medium)
    }
  }

  @Test(
    .covers(
      "UIButton.Configuration.TitleAlignment", "UIButton.Configuration.TitleAlignment.automatic",
      "UIButton.Configuration.TitleAlignment.center",
      "UIButton.Configuration.TitleAlignment.init(rawValue:)",
      "UIButton.Configuration.TitleAlignment.leading",
      "UIButton.Configuration.TitleAlignment.trailing", "UIButton.Configuration.image",
      "UIButton.Configuration.imagePadding", "UIButton.Configuration.imagePlacement",
      "UIButton.Configuration.preferredSymbolConfigurationForImage",
      "UIButton.Configuration.subtitle", "UIButton.Configuration.titleAlignment",
      "UIButton.Configuration.titlePadding"))
  func `image and subtitle stand where they are said to`() {
    withButton(titled(.plain())) { button, _, clock in
      let title = button.titleLabel ?? UILabel()
      var plain = title.frame
      button.configuration?.image = UIImage(systemName: "star.fill")
      button.configuration?.imagePadding = 10
      clock.advance(by: 20)
      let picture = button.imageView ?? UIImageView()
      #expect(abs(title.frame.minX - picture.frame.maxX - 10) <= 0.5)
      #expect(title.frame.minX > plain.minX)
      button.configuration?.imagePlacement = .trailing
      clock.advance(by: 20)
      #expect(abs(picture.frame.minX - title.frame.maxX - 10) <= 0.5)
      button.configuration?.imagePlacement = .top
      clock.advance(by: 20)
      #expect(abs(title.frame.minY - picture.frame.maxY - 10) <= 0.5)
      #expect(abs(title.frame.midX - 60) <= 0.5 && abs(picture.frame.midX - 60) <= 0.5)
      button.configuration?.imagePlacement = .bottom
      clock.advance(by: 20)
      #expect(abs(picture.frame.minY - title.frame.maxY - 10) <= 0.5)
      let size = picture.frame.size
      button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        pointSize: 34)
      clock.advance(by: 20)
      #expect(picture.frame.width > 1.8 * size.width)
      button.configuration = titled(.plain())
      button.configuration?.subtitle = "A longer line"
      button.configuration?.titlePadding = 4
      clock.advance(by: 20)
      plain = title.frame
      let subtitle = title.superview?.subviews.compactMap { $0 as? UILabel }.last ?? UILabel()
      #expect(subtitle.text == "A longer line")
      #expect(abs(subtitle.frame.minY - title.frame.maxY - 4) <= 0.5)
      #expect(abs(title.frame.midX - subtitle.frame.midX) <= 0.5)
      button.configuration?.titleAlignment = .leading
      clock.advance(by: 20)
      #expect(abs(title.frame.minX - subtitle.frame.minX) <= 0.5)
      button.configuration?.titleAlignment = .trailing
      clock.advance(by: 20)
      #expect(abs(title.frame.maxX - subtitle.frame.maxX) <= 0.5)
      #expect(Configuration.TitleAlignment(rawValue: 3) == .trailing)
    }
  }

  @Test(
    .covers(
      "UIButton.Configuration.CornerStyle", "UIButton.Configuration.CornerStyle.capsule",
      "UIButton.Configuration.CornerStyle.dynamic", "UIButton.Configuration.CornerStyle.fixed",
      "UIButton.Configuration.CornerStyle.init(rawValue:)",
      "UIButton.Configuration.CornerStyle.large", "UIButton.Configuration.CornerStyle.medium",
      "UIButton.Configuration.CornerStyle.small",
      "UIButton.Configuration.baseBackgroundColor", "UIButton.Configuration.baseForegroundColor",
      "UIButton.Configuration.cornerStyle"))
  func `corners and colours`() {
    var configuration = titled(.filled())
    configuration.baseBackgroundColor = .red
    configuration.baseForegroundColor = .blue
    withButton(configuration) { button, window, clock in
      #expect(ground(window) == [255, 0, 0])
      let box = Painting(of: window).box(in: button.frame) { $0.blue > 200 && $0.red < 60 }
      #expect(box != nil)
      @MainActor func radius() -> CGFloat {
        clock.advance(by: 20)
        return button.titleLabel?.superview?.layer.cornerRadius ?? 0
      }
      let usual = radius()
      var radii: [CGFloat] = []
      for style in [Configuration.CornerStyle.small, .medium, .large, .capsule] {
        button.configuration?.cornerStyle = style
        radii.append(radius())
      }
      #expect(radii == radii.sorted() && radii.last == 20)
      button.configuration?.cornerStyle = .fixed
      #expect(radius() == usual)
      #expect(Configuration.CornerStyle(rawValue: 4) == .capsule)
    }
  }

  @Test(
    .covers(
      "UIButton.Configuration.automaticallyUpdateForSelection",
      "UIButton.Configuration.updated(for:)", "UIButton.ConfigurationUpdateHandler",
      "UIButton.automaticallyUpdatesConfiguration", "UIButton.configurationUpdateHandler",
      "UIButton.setNeedsUpdateConfiguration()", "UIButton.updateConfiguration()"))
  func `a handler changes the configuration for the state`() {
    withButton(titled(.plain())) { button, window, clock in
      var states: [UIControl.State] = []
      button.configurationUpdateHandler = { button in
        states.append(button.state)
        button.configuration?.title = button.isSelected ? "On" : "Off"
      }
      clock.advance(by: 20)
      #expect(states == [.normal] && button.configuration?.title == "Off")
      button.isSelected = true
      clock.advance(by: 20)
      #expect(states == [.normal, .selected] && button.configuration?.title == "On")
      // A plain button that is selected stands on a little of the tint.
      #expect(ground(window) == [209, 231, 255])
      button.configuration?.automaticallyUpdateForSelection = false
      #expect(ground(window) == [255, 255, 255])
      #expect(button.configuration?.updated(for: button) == button.configuration)
      button.configuration?.automaticallyUpdateForSelection = true
      button.automaticallyUpdatesConfiguration = false
      button.setNeedsUpdateConfiguration()
      #expect(states.count == 2)
      clock.advance(by: 20)
      #expect(states.count == 3)
      #expect(ground(window) == [255, 255, 255])
    }
  }

  @Test func `a button that can not be tapped is grey`() {
    withButton(titled(.filled())) { button, window, _ in
      button.isEnabled = false
      // 12 % of a grey over white.
      #expect(ground(window) == [239, 239, 240])
    }
  }

  @Test(.covers("UIButton.Configuration.showsActivityIndicator"))
  func `spokes turn in the place of the image`() {
    var configuration = titled(.plain())
    configuration.image = UIImage(systemName: "star.fill")
    configuration.showsActivityIndicator = true
    withButton(configuration) { button, _, _ in
      let spinner = button.titleLabel?.superview?.subviews.lazy
        .compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(spinner?.isAnimating == true)
      #expect((button.titleLabel?.frame.minX ?? 0) >= (spinner?.frame.maxX ?? 1000) - 0.5)
      button.configuration?.showsActivityIndicator = false
      #expect(spinner?.superview == nil)
      #expect(button.imageView?.image != nil)
    }
  }

  @Test func `an action has title and image where the configuration has none`() {
    withFreshUIKit { window, clock in
      var count = 0
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
      #expect(button.configuration?.title == "Go")
      window.addSubview(button)
      button.sizeToFit()
      clock.advance(by: 20)
      window.deliverTouch(.began, at: CGPoint(x: 10, y: 10))
      window.deliverTouch(.ended, at: CGPoint(x: 10, y: 10))
      #expect(count == 1)
    }
  }
}
