import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

struct WeakCollectionTests {
  private final class Thing {}

  private final class Observer: FrameObserver {
    var frames: [CGRect] = []
    func frameDidChange(_ frame: CGRect) { frames.append(frame) }
  }

  @Test func `a table of observers does not hold them`() {
    let tracker = FrameTracker()
    let stays = Observer()
    var goes: Observer? = Observer()
    weak let remains = goes
    for observer in [stays, goes, stays] { observer.map(tracker.add) }
    #expect(tracker.count == 4)
    goes = nil
    #expect(remains == nil)
    #expect(tracker.count == 2)
    tracker.tell(.zero)
    #expect(stays.frames == [.zero, .zero])
    tracker.remove(stays)
    #expect(tracker.count == 1)
  }

  @Test(
    .covers(
      "NSHashTable.allObjects", "NSHashTable.anyObject", "NSHashTable.member(_:)",
      "NSPointerFunctions.Options.objectPointerPersonality"))
  func `objects are the same that are equal, unless pointers are compared`() {
    let equal = NSHashTable<NSMutableString>()
    let identical = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    let (a, sameAsA, b) = (
      NSMutableString("a"), NSMutableString("a"), NSMutableString("b")
    )
    for text in [a, sameAsA, b] {
      equal.add(text)
      identical.add(text)
    }
    #expect(equal.count == 2)
    #expect(identical.count == 3)
    #expect(equal.member(sameAsA) === a)
    #expect(identical.member(sameAsA) === sameAsA)
    equal.remove(sameAsA)
    #expect(equal.allObjects == [b])
    #expect(equal.anyObject === b)
    #expect(!equal.contains(a))
    equal.add(nil)
    #expect(equal.count == 1)
    #expect(!equal.contains(nil))
  }

  @Test(
    .covers(
      "NSHashTable.count", "NSHashTable.intersect(_:)", "NSHashTable.intersects(_:)",
      "NSHashTable.isEqual(to:)", "NSHashTable.isSubset(of:)", "NSHashTable.minus(_:)",
      "NSHashTable.objectEnumerator()", "NSHashTable.removeAllObjects()",
      "NSHashTable.setRepresentation", "NSHashTable.union(_:)"))
  func `tables are reckoned with like sets`() {
    func table(_ words: [String]) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      for word in words { table.add(NSString(string: word)) }
      return table
    }
    let first = table(["a", "b", "c"])
    let second = table(["c", "b", "d"])
    #expect(first.intersects(second))
    #expect(!first.intersects(table(["x"])))
    #expect(table(["b"]).isSubset(of: first))
    #expect(!first.isSubset(of: second))
    #expect(first.isEqual(to: table(["c", "a", "b"])))
    #expect(!first.isEqual(to: second))
    let copy = first.copy() as? NSHashTable<NSString>
    first.intersect(second)
    #expect(first.allObjects == ["b", "c"])
    first.union(table(["e"]))
    #expect(first.allObjects == ["b", "c", "e"])
    first.minus(table(["c"]))
    #expect(first.allObjects == ["b", "e"])
    #expect(first.setRepresentation == ["b" as NSString, "e" as NSString])
    #expect(copy?.allObjects == ["a", "b", "c"])
    let enumerator = first.objectEnumerator()
    #expect(enumerator.nextObject() as? NSString == "b")
    #expect(enumerator.nextObject() as? NSString == "e")
    #expect(enumerator.nextObject() == nil)
    first.removeAllObjects()
    #expect(first.count == 0)
    #expect(first.anyObject == nil)
  }

  @Test(.covers("NSHashTable", "NSHashTable.remove(_:)", "NSHashTable.weakObjects()"), .seeded)
  func `random adding, removing and ending agrees with arrays`() {
    forAll(rounds: 3) { generator in
      let table = NSHashTable<Thing>.weakObjects()
      var (alive, added): ([Thing], [Thing]) = ([], [])
      for _ in 0..<500 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: alive.append(Thing())
        case 1:
          guard let thing = alive.randomElement(using: &generator) else { continue }
          table.add(thing)
          if !added.contains(where: { $0 === thing }) { added.append(thing) }
        case 2:
          guard let thing = alive.randomElement(using: &generator) else { continue }
          table.remove(thing)
          added.removeAll { $0 === thing }
        default:
          guard let index = alive.indices.randomElement(using: &generator) else { continue }
          let thing = alive.remove(at: index)
          added.removeAll { $0 === thing }
        }
        let found = table.allObjects.map(ObjectIdentifier.init)
        #expect(found == added.map(ObjectIdentifier.init))
      }
    }
  }

  @Test(
    .covers(
      "NSMapTable", "NSMapTable.object(forKey:)", "NSMapTable.setObject(_:forKey:)",
      "NSMapTable.strongToStrongObjects()", "NSMapTable.strongToWeakObjects()",
      "NSMapTable.weakToStrongObjects()", "NSMapTable.weakToWeakObjects()"))
  func `a map lets go of entries whose key or value has ended`() {
    typealias Map = NSMapTable<Thing, NSObject>
    func count(_ map: Map, keyEnds: Bool, valueEnds: Bool) -> (Int, Int) {
      var (key, value): (Thing?, NSObject?) = (Thing(), NSObject())
      let (kept, keptValue) = (keyEnds ? nil : key, valueEnds ? nil : value)
      map.setObject(value, forKey: key)
      let before = map.object(forKey: key) === value ? map.count : -1
      (key, value) = (nil, nil)
      return withExtendedLifetime((kept, keptValue)) { (before, map.count) }
    }
    #expect(count(.strongToStrongObjects(), keyEnds: true, valueEnds: true) == (1, 1))
    #expect(count(.weakToStrongObjects(), keyEnds: true, valueEnds: true) == (1, 0))
    #expect(count(.weakToStrongObjects(), keyEnds: false, valueEnds: true) == (1, 1))
    #expect(count(.strongToWeakObjects(), keyEnds: true, valueEnds: false) == (1, 1))
    #expect(count(.strongToWeakObjects(), keyEnds: true, valueEnds: true) == (1, 0))
    #expect(count(.weakToWeakObjects(), keyEnds: false, valueEnds: false) == (1, 1))
    #expect(count(.weakToWeakObjects(), keyEnds: true, valueEnds: false) == (1, 0))
  }

  @Test(
    .covers(
      "NSMapTable.count", "NSMapTable.dictionaryRepresentation()", "NSMapTable.keyEnumerator()",
      "NSMapTable.objectEnumerator()", "NSMapTable.removeAllObjects()",
      "NSMapTable.removeObject(forKey:)"))
  func `a map finds values by equal keys`() {
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: "one")
    map.setObject(2, forKey: "two")
    map.setObject(3, forKey: "one")
    map.setObject(nil, forKey: "two")
    #expect(map.object(forKey: "one") == 3)
    #expect(map.object(forKey: "two") == 2)
    #expect(map.object(forKey: "three") == nil)
    #expect(map.object(forKey: nil) == nil)
    #expect(map.keyEnumerator().allObjects as? [NSString] == ["one", "two"])
    #expect(map.objectEnumerator()?.allObjects as? [NSNumber] == [3, 2])
    #expect(map.dictionaryRepresentation() == ["one" as NSString: 3, "two" as NSString: 2])
    let copy = map.copy() as? NSMapTable<NSString, NSNumber>
    map.removeObject(forKey: "one")
    #expect(map.count == 1)
    #expect(copy?.count == 2)
    map.removeAllObjects()
    #expect(map.count == 0)
  }

  @Test(
    .covers(
      "NSHashTable.add(_:)", "NSHashTable.contains(_:)", "NSHashTable.init(options:)",
      "NSPointerFunctions.Options.copyIn"))
  func `what is copied in does not change with its original`() {
    let table = NSHashTable<NSString>(options: .copyIn)
    let text = NSMutableString("a")
    table.add(text)
    text.append("b")
    #expect(table.allObjects == ["a"])
    #expect(table.contains("a"))
  }

  @Test(
    .covers(
      "NSPointerArray.addPointer(_:)", "NSPointerArray.compact()", "NSPointerArray.count",
      "NSPointerArray.insertPointer(_:at:)", "NSPointerArray.pointer(at:)",
      "NSPointerArray.replacePointer(at:withPointer:)", "NSPointerArray.weakObjects()"))
  func `a list has an empty place where an object has ended`() throws {
    func address(_ object: AnyObject?) -> UnsafeMutableRawPointer? {
      object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    let list = NSPointerArray.weakObjects()
    let (first, last) = (Thing(), Thing())
    var middle: Thing? = Thing()
    for thing in [first, middle, last] { list.addPointer(address(thing)) }
    list.addPointer(nil)
    #expect(list.count == 4)
    #expect(list.allObjects.count == 3)
    middle = nil
    #expect(list.count == 4)
    #expect(list.pointer(at: 1) == nil)
    #expect(list.pointer(at: 2) == address(last))
    let copy = try #require(list.copy() as? NSPointerArray)
    list.compact()
    #expect(list.count == 2)
    #expect(copy.count == 4)
    list.insertPointer(address(last), at: 0)
    list.replacePointer(at: 1, withPointer: nil)
    #expect(list.allObjects.map { ($0 as? Thing) === last } == [true, true])
    list.removePointer(at: 0)
    list.count = 4
    #expect((0..<4).map { list.pointer(at: $0) } == [nil, address(last), nil, nil])
    list.count = 1
    #expect(list.allObjects.isEmpty)
  }

  @Test(
    .covers(
      "NSPointerArray", "NSPointerArray.allObjects", "NSPointerArray.removePointer(at:)",
      "NSPointerArray.strongObjects()"))
  func `a list that holds its objects keeps them`() {
    let list = NSPointerArray.strongObjects()
    weak var remains: Thing?
    do {
      let thing = Thing()
      remains = thing
      list.addPointer(Unmanaged.passUnretained(thing).toOpaque())
    }
    #expect(remains != nil)
    #expect(list.allObjects.first as? Thing === remains)
    list.removePointer(at: 0)
    #expect(remains == nil)
  }
}
