import Foundation

/// The shortest time of several that the processor works on this thread while a body runs, in
/// seconds: what it costs, whatever else the machine does.
public func processorTime(bestOf count: Int, _ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  var best = Double.infinity
  for _ in 0..<count {
    let start = now()
    try body()
    best = min(best, now() - start)
  }
  return best
}
