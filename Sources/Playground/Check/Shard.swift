import HostSystem
import Scenarios

/// One of several parts of the work, as machines share it; both count from 1.
struct Shard: Hashable, Sendable {
  var number: Int
  var count: Int

  static let whole = Shard(number: 1, count: 1)

  private static let greatestCount = 1000

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `2/5`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      PlainNumber.read($0).flatMap { Int(exactly: $0) }
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.greatestCount).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Its share of a list; all shards together have each element once.
  func share<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
