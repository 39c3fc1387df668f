import Foundation
import Synchronization
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.phone) struct WorldTests {
  private let news = Notification.Name("News")

  private func makeWorld() -> World {
    World(mainScreen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 200), scale: 2))
  }

  /// Counts what it hears from when it is made until it goes.
  @MainActor private final class Listener {
    private(set) var count = 0
    private let name: Notification.Name

    init(_ name: Notification.Name) {
      self.name = name
      NotificationCenter.default.addObserver(
        self, selector: Selector(Listener.hear), name: name, object: nil)
    }

    func hear() { count += 1 }

    deinit { NotificationCenter.default.removeObserver(self) }
  }

  private struct Refusal: Error {}

  @Test(.covers("UIApplication.shared", "UIScreen.main"))
  func `each world has an app and a screen of its own`() {
    let (first, second) = (makeWorld(), makeWorld())
    let apps = [first, second, .standing].map { world in world.enter { UIApplication.shared } }
    #expect(apps == [first.application, second.application, World.standing.application])
    #expect(Set(apps).count == 3)
    #expect(first.enter { UIScreen.main } === first.mainScreen)
    #expect(UIScreen.main === World.standing.mainScreen)
  }

  @Test func `entering lasts as long as the body, errors included`() {
    let (outer, inner) = (makeWorld(), makeWorld())
    outer.enter {
      #expect(throws: Refusal.self) {
        try inner.enter {
          #expect(World.current === inner)
          throw Refusal()
        }
      }
      #expect(World.current === outer)
    }
    #expect(World.current === World.standing)
  }

  @Test func `a turn of a clock enters its world`() {
    let (first, second) = (makeWorld(), makeWorld())
    var seen: [World] = []
    first.mainScreen.clock.schedule(at: 3) { seen.append(.current) }
    second.mainScreen.clock.schedule(at: 2) {
      seen.append(.current)
      // A turn within a turn, as when one phone follows another.
      first.mainScreen.clock.advance(to: 5)
      seen.append(.current)
    }
    second.mainScreen.clock.advance(to: 5)
    #expect(seen.map(ObjectIdentifier.init) == [second, first, second].map(ObjectIdentifier.init))
  }

  @Test func `a responder's window decides which keyboard it asks for`() {
    final class Host: TextInputHost {
      var responders: [UIResponder?] = []
      func traitsDidChange(of responder: UIResponder) {}
      func reloadInputViews(of responder: UIResponder) {}
      func firstResponderDidChange(to responder: UIResponder?) { responders.append(responder) }
    }
    let (first, second) = (makeWorld(), makeWorld())
    let (firstHost, secondHost) = (Host(), Host())
    (first.textInputHost, second.textInputHost) = (firstHost, secondHost)
    let field = UITextField()
    let window = first.enter { UIWindow(frame: first.mainScreen.bounds) }
    window.addSubview(field)
    window.makeKeyAndVisible()
    // From outside of any world, and from inside another one.
    #expect(field.becomeFirstResponder())
    second.enter { _ = field.resignFirstResponder() }
    // Nothing has the focus when the window becomes key.
    #expect(firstHost.responders == [nil, field, nil])
    #expect(secondHost.responders.isEmpty)
  }

  // MARK: Notifications

  @Test(.covers("NotificationCenter.default"))
  func `a notification reaches the observers of its world alone`() {
    let worlds = [makeWorld(), makeWorld(), .standing]
    let listeners = worlds.map { world in world.enter { Listener(news) } }
    for (index, world) in worlds.enumerated() {
      for _ in 0...index {
        world.enter { NotificationCenter.default.post(name: news, object: nil) }
      }
    }
    #expect(listeners.map(\.count) == [1, 2, 3])
  }

  @Test func `an observer that goes during another world's turn is removed`() {
    let (first, second) = (makeWorld(), makeWorld())
    var listener: Listener? = first.enter { Listener(news) }
    weak let remains = listener
    second.mainScreen.clock.schedule(at: 1) { listener = nil }
    second.mainScreen.clock.advance(to: 1)
    #expect(listener == nil && remains == nil)
    #expect(first.close().isEmpty)
  }

  @Test func `a token is removed wherever it was made`() {
    let (first, second) = (makeWorld(), makeWorld())
    var count = 0
    let token = first.enter {
      NotificationCenter.default.addObserver(forName: news, object: nil, queue: nil) {
        @MainActor _ in
        count += 1
      }
    }
    second.enter { NotificationCenter.default.removeObserver(token) }
    first.enter { NotificationCenter.default.post(name: news, object: nil) }
    #expect(count == 0)
  }

  @Test func `what a closed world leaves goes to the next one that adopts it`() {
    let first = makeWorld()
    let listener = first.enter { Listener(news) }
    #expect(first.close() == ["Listener for News"])
    // It belongs to no world meanwhile.
    NotificationCenter.default.post(name: news, object: nil)
    #expect(listener.count == 1)
    let second = makeWorld()
    second.enter { NotificationCenter.default.post(name: news, object: nil) }
    #expect(listener.count == 1)
    second.adoptObservers()
    second.enter { NotificationCenter.default.post(name: news, object: nil) }
    #expect(listener.count == 2)
    NotificationCenter.default.post(name: news, object: nil)
    #expect(listener.count == 2)
    // What other tests leave is adopted as well.
    #expect(second.close().contains("Listener for News"))
  }

  @Test func `a world that closes while it posts is heard no more`() {
    let world = makeWorld()
    world.enter {
      let token = NotificationCenter.default.addObserver(
        forName: news, object: nil, queue: nil
      ) { @MainActor [world] _ in world.close() }
      let listener = Listener(news)
      NotificationCenter.default.post(name: news, object: nil)
      #expect(listener.count == 0)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `a post in a closed world is dropped`() {
    let world = makeWorld()
    let listener = world.enter { Listener(news) }
    world.close()
    world.enter { NotificationCenter.default.post(name: news, object: nil) }
    #expect(listener.count == 0)
  }

  @Test(.covers("UIApplication", "UIApplication.willTerminateNotification"))
  func `a closing app hears that it is terminated, once`() {
    let world = makeWorld()
    let listener = world.enter { Listener(UIApplication.willTerminateNotification) }
    world.close()
    world.close()
    #expect(listener.count == 1)
  }

  @Test func `posts of a thread without a world reach the standing one alone`() async {
    // Other tests go on meanwhile.
    let name = Notification.Name("News from the background")
    let worlds = [makeWorld(), makeWorld(), .standing]
    let listeners = worlds.map { world in world.enter { Listener(name) } }
    let remaining = Atomic(1000)
    Thread.detachNewThread {
      for _ in 0..<1000 {
        NotificationCenter.default.post(name: name, object: nil)
        remaining.subtract(1, ordering: .releasing)
      }
    }
    var turns = 0
    while remaining.load(ordering: .acquiring) > 0 {
      worlds[turns % 2].mainScreen.clock.advance(by: 1)
      turns += 1
      await Task.yield()
    }
    #expect(listeners.map(\.count) == [0, 0, 1000])
  }

  // MARK: Ends

  @Test func `a closed world leaves no memory behind`() {
    final class Weak { weak var world: World?; weak var view: UIView? }
    let remains = (0..<200).map { _ in
      let (world, weak) = (makeWorld(), Weak())
      world.enter {
        let window = UIWindow(frame: world.mainScreen.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        UIView.animate(withDuration: 1) { window.rootViewController?.view.alpha = 0 }
        (weak.world, weak.view) = (world, window.rootViewController?.view)
      }
      world.mainScreen.clock.advance(by: 10)
      world.close()
      return weak
    }
    #expect(remains.allSatisfy { $0.world == nil && $0.view == nil })
  }

  @Test(.covers("UIScreen.bounds"))
  func `a view in a window of one world cannot be moved to one of another`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let windows = (0..<2).map { _ in
          let world = World()
          return (world, world.enter { UIWindow(frame: world.mainScreen.bounds) })
        }
        let view = UIView()
        windows[0].1.addSubview(view)
        windows[1].1.addSubview(view)
      }
    }
  }

  @Test func `a view that was taken out may be shown in another world`() {
    let (first, second) = (makeWorld(), makeWorld())
    let view = UIView()
    for world in [first, second] {
      let window = world.enter { UIWindow(frame: world.mainScreen.bounds) }
      window.addSubview(view)
      #expect(view.window?.screen === world.mainScreen)
      view.removeFromSuperview()
    }
  }
}
