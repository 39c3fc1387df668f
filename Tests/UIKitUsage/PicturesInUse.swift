import UIKit

/// A picture smaller or larger by a factor, as apps make them.
extension UIImage {
  public func resized(toHeight height: CGFloat) -> UIImage {
    let scale = height / size.height
    let size = CGSize(width: self.size.width * scale, height: height)
    let renderer = UIGraphicsImageRenderer(size: size)
    return renderer.image { _ in
      self.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// The picture in a circle, made in the older way.
  public func rounded() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.addEllipse(in: CGRect(origin: .zero, size: size))
    context.clip()
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// An image view that is round and says when its picture changes.
public final class AvatarView: UIImageView {
  public private(set) var changes = 0

  public override var image: UIImage? {
    didSet { changes += 1 }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    tintColor = .systemGray
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}

/// A slider with a thick line, and a button whose image stands at the right.
public final class ThickSlider: UISlider {
  public override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.size.height = 10
    rect.origin.y = bounds.midY - 5
    return rect
  }

  public override func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: -2, dy: -2)
  }
}

public final class TrailingImageButton: UIButton {
  public override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    var rect = super.imageRect(forContentRect: contentRect)
    rect.origin.x = contentRect.maxX - rect.width
    return rect
  }

  public override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    var rect = super.titleRect(forContentRect: contentRect)
    rect.origin.x = contentRect.minX
    return rect
  }
}
