import DemoScreens
import Drawing
import PhoneSimulator

/// What phones are made of here: the repository's assets, and one device.
@MainActor
struct Studio {
  let assets: Assets
  let devices: DeviceCatalog
  let device: Device
  let layout: KeyboardLayout

  init() throws {
    assets = try Assets.find()
    devices = try DeviceCatalog(assets: assets)
    guard let device = devices.device(named: "iPhone 13") else {
      fatalError("the catalogue has an iPhone 13")
    }
    self.device = device
    layout = try KeyboardLayout(contentsOf: assets.file("keyboards/en.json"))
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
  }

  /// Opens a phone with one of the demonstrations' screens for as long as the body runs.
  func withPhone<Result>(
    _ device: Device? = nil, screen: String, _ body: (Phone) throws -> Result
  ) throws -> Result {
    let phone = try Phone(
      device: device ?? self.device, layout: layout, catalog: AppScreen.demonstrations,
      screen: screen)
    defer { phone.close() }
    return try body(phone)
  }

  /// Opens a phone on whose screen everything can be moved.
  func withMovingScreen<Result>(
    _ body: (Phone, MovingScreen) throws -> Result
  ) throws -> Result {
    let phone = Phone(
      device: device, layout: layout,
      screen: AppScreen("moving", title: "Moving", whatToWatch: "Nothing stays where it is.") {
        MovingScreen()
      })
    defer { phone.close() }
    guard let screen = phone.rootViewController as? MovingScreen else {
      fatalError("a phone makes its screen")
    }
    return try body(phone, screen)
  }
}
