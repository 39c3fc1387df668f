import Foundation
import TestSupport
import Testing
import UIKit

/// Collections made by options or functions, and their copies.
struct PointerFunctionTests {
  private final class Thing {}

  /// Whether a table holds what is put into it, and whether it tells equal texts apart.
  private func nature(_ make: () -> NSHashTable<AnyObject>) -> [Bool] {
    let table = make()
    weak var remains: Thing?
    do {
      let thing = Thing()
      remains = thing
      table.add(thing)
    }
    let holds = remains != nil
    let texts = make()
    let (one, other) = (NSMutableString("a"), NSMutableString("a"))
    texts.add(one)
    texts.add(other)
    return [holds, texts.count == 2]
  }

  @Test(
    .covers(
      "NSHashTable.copy(with:)", "NSHashTable.init(options:capacity:)",
      "NSHashTable.init(pointerFunctions:capacity:)", "NSHashTable.pointerFunctions",
      "NSPointerFunctions", "NSPointerFunctions.Options.weakMemory",
      "NSPointerFunctions.copy(with:)", "NSPointerFunctions.init(options:)"))
  func `tables hold and tell apart as their options or functions say`() throws {
    #expect(nature { NSHashTable(options: [], capacity: 9) } == [true, false])
    #expect(nature { NSHashTable(options: .weakMemory, capacity: 0) } == [false, false])
    let options: NSPointerFunctions.Options = [.weakMemory, .objectPointerPersonality]
    let functions = NSPointerFunctions(options: options)
    #expect(nature { NSHashTable(pointerFunctions: functions, capacity: 4) } == [false, true])
    let copied = try #require(functions.copy() as? NSPointerFunctions)
    #expect(nature { NSHashTable(pointerFunctions: copied, capacity: 4) } == [false, true])
    let table = NSHashTable<AnyObject>(options: options, capacity: 0)
    #expect(
      nature { NSHashTable(pointerFunctions: table.pointerFunctions, capacity: 0) }
        == [false, true])

    let (first, second) = (Thing(), Thing())
    table.add(first)
    let copy = try #require(table.copy() as? NSHashTable<AnyObject>)
    table.add(second)
    table.remove(first)
    #expect(copy.count == 1 && copy.contains(first) && !copy.contains(second))
    copy.removeAllObjects()
    #expect(nature { copy.copy() as? NSHashTable<AnyObject> ?? NSHashTable() } == [false, true])
  }

  @Test(
    .covers(
      "NSMapTable.copy(with:)", "NSMapTable.init(keyOptions:valueOptions:)",
      "NSMapTable.init(keyOptions:valueOptions:capacity:)",
      "NSMapTable.init(keyPointerFunctions:valuePointerFunctions:capacity:)",
      "NSMapTable.keyPointerFunctions", "NSMapTable.valuePointerFunctions"))
  func `maps hold their keys and values each in its way`() throws {
    func holds(_ map: NSMapTable<AnyObject, AnyObject>) -> [Bool] {
      weak var (key, value): (Thing?, Thing?)
      let (lastingKey, lastingValue) = (Thing(), Thing())
      do {
        let (one, other) = (Thing(), Thing())
        (key, value) = (one, other)
        map.setObject(lastingValue, forKey: one)
        map.setObject(other, forKey: lastingKey)
      }
      return withExtendedLifetime((lastingKey, lastingValue)) { [key != nil, value != nil] }
    }
    #expect(holds(NSMapTable(keyOptions: [], valueOptions: .weakMemory)) == [true, false])
    #expect(
      holds(NSMapTable(keyOptions: .weakMemory, valueOptions: [], capacity: 7)) == [false, true])
    let (weak, strong) = (
      NSPointerFunctions(options: .weakMemory), NSPointerFunctions(options: [])
    )
    let map = NSMapTable<AnyObject, AnyObject>(
      keyPointerFunctions: weak, valuePointerFunctions: strong, capacity: 3)
    #expect(holds(map) == [false, true])
    #expect(
      holds(
        NSMapTable(
          keyPointerFunctions: map.keyPointerFunctions,
          valuePointerFunctions: map.valuePointerFunctions, capacity: 0)) == [false, true])

    let numbers = NSMapTable<NSString, NSNumber>()
    numbers.setObject(1, forKey: "one")
    let copy = try #require(numbers.copy() as? NSMapTable<NSString, NSNumber>)
    numbers.setObject(2, forKey: "one")
    numbers.setObject(3, forKey: "two")
    #expect(copy.count == 1 && copy.object(forKey: "one") == 1)
    #expect(numbers.object(forKey: "one") == 2)
  }

  @Test(
    .covers(
      "NSPointerArray.copy(with:)", "NSPointerArray.init(options:)",
      "NSPointerArray.init(pointerFunctions:)", "NSPointerArray.pointerFunctions"))
  func `lists hold as their options or functions say`() throws {
    func holds(_ list: NSPointerArray) -> Bool {
      weak var remains: Thing?
      do {
        let thing = Thing()
        remains = thing
        list.addPointer(Unmanaged.passUnretained(thing).toOpaque())
      }
      return remains != nil && list.allObjects.count == 1
    }
    #expect(holds(NSPointerArray(options: .strongMemory)))
    #expect(!holds(NSPointerArray(options: .weakMemory)))
    #expect(
      !holds(NSPointerArray(pointerFunctions: NSPointerFunctions(options: .weakMemory))))
    let list = NSPointerArray(options: .weakMemory)
    #expect(!holds(NSPointerArray(pointerFunctions: list.pointerFunctions)))
    list.addPointer(nil)
    let copy = try #require(list.copy() as? NSPointerArray)
    list.addPointer(nil)
    #expect(copy.count == 1 && list.count == 2)
    #expect(!holds(copy))
  }
}
