/// Which soft keys are lit because their real ones are, or were a moment ago, down.
struct KeyLights: Hashable, Sendable {
  private struct Light: Hashable {
    var pressed: Int
    var isHeld: Bool
  }

  private var lights: [String: Light] = [:]

  /// The names of the lit keys.
  var keys: Set<String> { Set(lights.keys) }

  /// The names of those whose real keys are down, sorted.
  var held: [String] { lights.filter(\.value.isHeld).keys.sorted() }

  mutating func press(_ name: String, at tick: Int) {
    lights[name] = Light(pressed: tick, isHeld: true)
  }

  /// Notes that the real key is up; returns the tick at which it went down.
  mutating func release(_ name: String) -> Int? {
    guard lights[name]?.isHeld == true else { return nil }
    lights[name]?.isHeld = false
    return lights[name]?.pressed
  }

  /// Puts a released light out unless the key was pressed again since.
  mutating func goOut(_ name: String, pressedAt tick: Int) -> Bool {
    guard let light = lights[name], !light.isHeld, light.pressed == tick else { return false }
    lights[name] = nil
    return true
  }
}
