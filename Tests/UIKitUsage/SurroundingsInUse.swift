import UIKit

/// An observer of frames, as libraries of keyboard code have it.
public protocol FrameObserver: AnyObject {
  func frameDidChange(_ frame: CGRect)
}

/// Tells observers that it does not hold.
public final class FrameTracker {
  private let observers: NSHashTable<FrameObserver> = NSHashTable.weakObjects()
  private var listeners = NSHashTable<AnyObject>.weakObjects()

  public init() {}

  public var count: Int { observers.allObjects.count + listeners.allObjects.count }

  public func add(_ observer: FrameObserver) {
    observers.add(observer)
    listeners.add(observer)
  }

  public func remove(_ observer: FrameObserver) { observers.remove(observer) }

  public func tell(_ frame: CGRect) {
    for observer in observers.allObjects { observer.frameDidChange(frame) }
    listeners.allObjects.compactMap { $0 as? FrameObserver }.forEach {
      $0.frameDidChange(frame)
    }
  }
}

/// A picture's request, as code has it that imports UIKit alone.
public func pictureRequest(_ address: URL) -> URLRequest {
  var request = URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad)
  request.httpMethod = "HEAD"
  return request
}

/// Properties that extensions add to classes of UIKit.
extension UIResponder {
  private struct AssociatedKeys {
    static var note = 0
    static var partner: UInt8 = 0
  }

  public var note: String? {
    get { objc_getAssociatedObject(self, &AssociatedKeys.note) as? String }
    set {
      objc_setAssociatedObject(
        self, &AssociatedKeys.note, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  public var partner: UIResponder? {
    get { objc_getAssociatedObject(self, &AssociatedKeys.partner) as? UIResponder }
    set {
      objc_setAssociatedObject(self, &AssociatedKeys.partner, newValue, .OBJC_ASSOCIATION_ASSIGN)
    }
  }
}

/// How code asks for the surroundings it runs in.
public enum Surroundings {
  public static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  public static var isLandscape: Bool {
    if #available(iOS 13.0, *) {
      return UIApplication.shared.windows
        .first?
        .windowScene?
        .interfaceOrientation
        .isLandscape ?? false
    } else {
      return UIApplication.shared.statusBarOrientation.isLandscape
    }
  }

  public static var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first?.windows
      .first(where: { $0.isKeyWindow })
  }

  public static var statusBarHeight: CGFloat {
    keyWindow?.windowScene?.statusBarManager?.statusBarFrame.height
      ?? UIApplication.shared.statusBarFrame.height
  }
}

/// Hears of the life of the app.
public final class LifeListener: NSObject {
  public private(set) var heard: [String] = []

  public override init() {
    super.init()
    for name in [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      UIDevice.orientationDidChangeNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: Selector(LifeListener.hear(_:)), name: name, object: nil)
    }
  }

  private func hear(_ notification: Notification) {
    let state = UIApplication.shared.applicationState
    heard.append("\(notification.name.rawValue) \(state)")
  }
}

/// Calls its own methods later.
public final class Debouncer: NSObject {
  public private(set) var words: [String] = []

  public func say(_ word: String, after delay: TimeInterval) {
    let selector = Selector("speak(_:)", Debouncer.speak(_:))
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: selector, object: word)
    perform(selector, with: word, afterDelay: delay)
  }

  public func stop() { NSObject.cancelPreviousPerformRequests(withTarget: self) }

  private func speak(_ word: String) { words.append(word) }

  public var speaks: Bool { responds(to: Selector("speak(_:)", Debouncer.speak(_:))) }
}

/// A view as nibs have them.
open class NibView: UIView {
  public private(set) var isAwake = false
  open override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// What a form keeps.
public enum FormDefaults {
  public static func store(_ value: Any?, forKey key: String) {
    UserDefaults.standard.setValue(value, forKey: key)
  }

  public static func isStored(_ key: String) -> Bool {
    UserDefaults.standard.value(forKey: key) != nil
  }
}
