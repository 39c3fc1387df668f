import CXMeasure
import Dispatch
import Foundation

// Code of an iOS project in its window, as a user sees it.

/// The pixels of a phone's picture, which is painted whole where it is new.
private let wholePicture = 780 * 1_688

/// The field of code that is opened, in the window's pixels.
private func field(_ index: Int32) -> (x: Int32, y: Int32) {
  (2 * (32 + 200), 2 * (32 + 122 + 60 * index))
}

/// From the start of the program to the first picture of a view controller that is built, in seconds.
func measureOpening(_ code: OpenedCode) throws -> Double {
  try code.save()
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let start = DispatchTime.now()
  let program = try RunningProgram(code.arguments, environment: code.environment)
  defer { program.stop() }
  require(
    onlooker.waitForPaint(pixels: wholePicture, seconds: 60), "what is opened is shown")
  return milliseconds(since: start) / 1e3
}

/// What a window does in which code is changed.
struct ReloadMeasures {
  /// From the saved file to the first picture of its code at the same moment, in seconds.
  var times: [Double] = []

  /// The memory that the window's process has come to have, in kilobytes.
  var growth = 0.0
}

/// Opens code, uses it for some seconds, and saves it again some times.
func measureReloads(_ code: OpenedCode, count: Int, after seconds: Int) throws -> ReloadMeasures {
  let onlooker = Onlooker()
  onlooker.waitForQuiet(seconds: 0.2)
  let program = try RunningProgram(code.arguments, environment: code.environment)
  defer { program.stop() }
  require(
    onlooker.waitForPaint(pixels: wholePicture, seconds: 60), "what is opened is shown")
  // A field at a time, in which something is typed.
  let (clickInterval, keyInterval) = (5, 0.25)
  let start = DispatchTime.now()
  var clicks = 0
  while milliseconds(since: start) < Double(1_000 * seconds) {
    if Int(milliseconds(since: start)) / 1_000 >= clickInterval * clicks {
      let (x, y) = field(Int32(clicks % 6))
      onlooker.click(x: x, y: y)
      clicks += 1
    }
    onlooker.key(XK_a, isDown: true)
    onlooker.key(XK_a, isDown: false)
    Thread.sleep(forTimeInterval: keyInterval)
  }
  var measures = ReloadMeasures()
  let memory = program.ownMemory
  for _ in 0..<count {
    while onlooker.waitForPaint(seconds: 0) {}
    let start = DispatchTime.now()
    try code.save()
    require(onlooker.waitForPaint(pixels: wholePicture, seconds: 30), "the new code is shown")
    measures.times.append(milliseconds(since: start) / 1e3)
  }
  measures.growth = program.ownMemory - memory
  return measures
}
