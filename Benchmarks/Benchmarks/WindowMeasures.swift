import CXMeasure
import Dispatch
import Foundation

// The built program in its window, as a user sees it.

private let arguments = ["run", "--screen", "keep-above", "--device", "iPhone 13", "--scale", "2"]

/// From the start of the program to its first whole picture on the screen.
func measureStart() throws -> Double {
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let start = DispatchTime.now()
  let program = try RunningProgram(arguments)
  defer { program.stop() }
  guard onlooker.waitForPaint(pixels: 780 * 1_688) else {
    fatalError("the program shows its window")
  }
  return milliseconds(since: start)
}

/// The same screen as an app's code that is opened, so that its phone is another process.
private let openedArguments =
  ["open", "Sources/DemoScreens", "--class", "KeepAboveViewController"]
  + arguments.drop { $0 != "--device" }

/// From a key's event to what it changes on the screen, whose phone may be another process.
func measureKeys(_ count: Int, throughBorder: Bool = false) throws -> [Double] {
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let program = try RunningProgram(throughBorder ? openedArguments : arguments)
  defer { program.stop() }
  require(
    onlooker.waitForPaint(pixels: 780 * 1_688, seconds: 60), "the program shows its window")
  onlooker.waitForQuiet(seconds: 0.3)
  onlooker.click(x: 2 * (32 + 250), y: 2 * (32 + 499))
  onlooker.waitForQuiet(seconds: 0.3)
  return (0..<(60 + count)).map { number in
    let key = number % 2 == 0 ? XK_a : XK_BackSpace
    let start = DispatchTime.now()
    onlooker.key(key, isDown: true)
    // Above the keyboard, where the field is; the key's own light does not count.
    require(onlooker.waitForPaint(above: 2 * (32 + 508)), "a key changes the field")
    let time = milliseconds(since: start)
    onlooker.key(key, isDown: false)
    _ = onlooker.waitForPaint(pixels: .max, seconds: 0.02)
    return time
  }.suffix(count).map { $0 }
}

/// What the idle program does, with a blinking caret too.
func measureIdle() throws -> (wakeUps: Double, caretWakeUps: Double, processor: Double) {
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let program = try RunningProgram(arguments)
  defer { program.stop() }
  require(onlooker.waitForPaint(pixels: 780 * 1_688), "the program shows its window")
  let seconds = 4.0
  func watch() -> (wakeUps: Double, processor: Double) {
    Thread.sleep(forTimeInterval: 1)
    let (wakeUps, time) = (program.wakeUps, program.processorTime)
    Thread.sleep(forTimeInterval: seconds)
    return (
      Double(program.wakeUps - wakeUps) / seconds, (program.processorTime - time) / seconds * 100
    )
  }
  let still = watch()
  onlooker.click(x: 2 * (32 + 250), y: 2 * (32 + 499))
  let caret = watch()
  return (still.wakeUps, caret.wakeUps, max(still.processor, caret.processor))
}
