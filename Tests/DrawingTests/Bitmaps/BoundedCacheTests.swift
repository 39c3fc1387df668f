import Testing

@testable import Drawing

@Suite struct BoundedCacheTests {
  @Test func whatIsAskedForStays() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for key in 0..<1000 {
      cache.insert(key, for: key, cost: 1)
      #expect(cache.value(for: 0, cost: 1) == 0)
    }
    #expect(cache.value(for: 1, cost: 1) == nil)
    #expect(cache.value(for: 999, cost: 1) == 999)
  }

  @Test func atMostTwiceTheLimitStays() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for key in 0..<1000 { cache.insert(key, for: key, cost: 3) }
    // Asking moves entries, so each is asked of a copy.
    let kept = (0..<1000).filter { key in
      var copy = cache
      return copy.value(for: key, cost: 3) != nil
    }
    #expect(kept.count * 3 <= 20)
    #expect(kept.last == 999)
  }

  @Test func whatIsTooLargeIsNotKept() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1, cost: 1)
    cache.insert(2, for: 2, cost: 11)
    #expect(cache.value(for: 2, cost: 11) == nil)
    #expect(cache.value(for: 1, cost: 1) == 1)
  }
}
