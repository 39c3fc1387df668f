import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite(.seeded) struct RowHeightsTests {
  @Test func `sums and places are those of a list that is gone through`() {
    forAll(rounds: 40) { generator in
      let count = Int.random(in: 1...70, using: &generator)
      var rows = RowHeights(count: count, standard: 44, isKnown: false)
      var list = Array(repeating: CGFloat(44), count: count)
      for _ in 0..<30 {
        let row = Int.random(in: 0..<count, using: &generator)
        let height = CGFloat(Int.random(in: 0...120, using: &generator))
        #expect(rows.set(height, of: row) == height - list[row])
        list[row] = height
        #expect(rows.isKnown(row) && rows.height(of: row) == height)
        let at = Int.random(in: 0...count, using: &generator)
        #expect(rows.top(of: at) == list[..<at].reduce(0, +))
        let total = list.reduce(0, +)
        #expect(rows.total == total)
        let y = CGFloat.random(in: -10...max(total, 1), using: &generator)
        var (found, top) = (0, CGFloat(0))
        for (index, height) in list.enumerated() {
          if top <= y { found = index }
          top += height
        }
        #expect(rows.row(at: y) == found)
      }
    }
  }

  @Test func `rows that are all alike have no list`() {
    let rows = RowHeights(count: 1_000_000_000, standard: 50, isKnown: true)
    #expect(rows.total == 50e9 && rows.row(at: 25e9 + 49) == 500_000_000)
    #expect(rows.row(at: 1e15) == 999_999_999 && rows.row(at: -1) == 0)
    let none = RowHeights(count: -3, standard: 44, isKnown: true)
    #expect(none.count == 0 && none.total == 0 && none.row(at: 10) == 0)
    // Rows without any height all begin at the top.
    #expect(RowHeights(count: 4, standard: 0, isKnown: true).row(at: 0) == 3)
  }
}
