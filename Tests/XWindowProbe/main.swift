import Foundation
import XWindow

// A small client of the window room. It prints every event it gets as a line and does what lines on
// its standard input say, so that tests can drive it from outside.
do {
  let probe = try Probe()
  exit(probe.run())
} catch {
  say("error \(error)")
  exit(3)
}
