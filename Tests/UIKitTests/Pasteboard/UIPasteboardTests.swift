import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIPasteboardTests {
  @Test(
    .covers(
      "UIPasteboard", "UIPasteboard.changeCount", "UIPasteboard.data(forPasteboardType:)",
      "UIPasteboard.hasStrings", "UIPasteboard.numberOfItems", "UIPasteboard.strings",
      "UIPasteboard.types"))
  func `text is put in, read and replaced`() {
    withFreshUIKit { _, _ in
      let pasteboard = UIPasteboard.general
      #expect(pasteboard.string == nil && pasteboard.strings == nil && !pasteboard.hasStrings)
      #expect(pasteboard.changeCount == 0 && pasteboard.numberOfItems == 0)
      pasteboard.string = "one"
      #expect(pasteboard.string == "one" && pasteboard.strings == ["one"])
      #expect(pasteboard.hasStrings && pasteboard.changeCount == 1)
      #expect(pasteboard.types == ["public.utf8-plain-text"])
      #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("one".utf8))
      pasteboard.strings = ["a", "b"]
      #expect(pasteboard.string == "a" && pasteboard.numberOfItems == 2)
      #expect(pasteboard.changeCount == 2)
      pasteboard.string = nil
      #expect(!pasteboard.hasStrings && pasteboard.numberOfItems == 0)
      #expect(pasteboard.changeCount == 3)
    }
  }

  @Test(
    .covers(
      "UIPasteboard.addItems(_:)", "UIPasteboard.contains(pasteboardTypes:)",
      "UIPasteboard.general", "UIPasteboard.items", "UIPasteboard.setData(_:forPasteboardType:)",
      "UIPasteboard.value(forPasteboardType:)"))
  func `items have values by type, and text among them is found`() {
    withFreshUIKit { _, _ in
      let pasteboard = UIPasteboard.general
      pasteboard.items = [["com.example.thing": 3], ["public.text": "words"]]
      #expect(pasteboard.string == nil, "the first item has no text")
      #expect(pasteboard.hasStrings && pasteboard.strings == ["words"])
      #expect(pasteboard.value(forPasteboardType: "com.example.thing") as? Int == 3)
      #expect(pasteboard.contains(pasteboardTypes: ["nothing", "com.example.thing"]))
      #expect(!pasteboard.contains(pasteboardTypes: ["public.text"]))
      pasteboard.setData(Data([0xff, 0xfe]), forPasteboardType: "public.utf8-plain-text")
      #expect(pasteboard.string == nil, "no text in UTF-8")
      pasteboard.setData(Data("é".utf8), forPasteboardType: "public.utf8-plain-text")
      #expect(pasteboard.string == "é")
      pasteboard.addItems([["public.plain-text": "more"]])
      #expect(pasteboard.strings == ["é", "more"])
    }
  }

  @Test(
    .covers(
      "UIPasteboard.changedNotification", "UIPasteboard.changedTypesAddedUserInfoKey",
      "UIPasteboard.changedTypesRemovedUserInfoKey", "UIPasteboard.string"))
  func `each phone has its own, and changes are posted`() {
    withFreshUIKit { _, _ in
      UIPasteboard.general.string = "outer"
      withFreshUIKit { _, _ in
        var news: [[String]] = []
        let token = NotificationCenter.default.addObserver(
          forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) { @MainActor note in
          let keys = [
            UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
          ]
          news.append(keys.flatMap { note.userInfo?[$0] as? [String] ?? ["-"] })
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(UIPasteboard.general.string == nil)
        UIPasteboard.general.string = "inner"
        UIPasteboard.general.string = "again"
        UIPasteboard.general.items = []
        #expect(
          news == [
            ["public.utf8-plain-text", "-"], ["-", "-"], ["-", "public.utf8-plain-text"],
          ])
      }
      #expect(UIPasteboard.general.string == "outer")
    }
  }

  @Test(
    .covers(
      "UIPasteboard.Name", "UIPasteboard.Name.general", "UIPasteboard.Name.init(_:)",
      "UIPasteboard.init(name:create:)", "UIPasteboard.name", "UIPasteboard.remove(withName:)",
      "UIPasteboard.withUniqueName()"))
  func `named pasteboards are found again by name, until they are removed`() throws {
    try withFreshUIKit { _, _ in
      let name = UIPasteboard.Name("notes")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let notes = try #require(UIPasteboard(name: name, create: true))
      notes.string = "kept"
      #expect(UIPasteboard(name: name, create: false)?.string == "kept")
      #expect(UIPasteboard(name: .general, create: false)?.string == UIPasteboard.general.string)
      let unique = [UIPasteboard.withUniqueName(), .withUniqueName()]
      #expect(unique[0].name != unique[1].name)
      UIPasteboard.remove(withName: name)
      #expect(notes.string == nil)
      #expect(UIPasteboard(name: name, create: false) == nil)
      UIPasteboard.general.string = "stays"
      UIPasteboard.remove(withName: .general)
      #expect(UIPasteboard.general.string == "stays")
    }
  }

  @Test(.covers("UIPasteboard.removedNotification", "UIPasteboard.setValue(_:forPasteboardType:)"))
  func `a value is put in alone, and a removed pasteboard is told of`() throws {
    try withFreshUIKit { _, _ in
      let name = UIPasteboard.Name("values")
      let pasteboard = try #require(UIPasteboard(name: name, create: true))
      pasteboard.strings = ["a", "b"]
      pasteboard.setValue(7, forPasteboardType: "com.example.number")
      #expect(pasteboard.numberOfItems == 1 && pasteboard.types == ["com.example.number"])
      #expect(pasteboard.value(forPasteboardType: "com.example.number") as? Int == 7)
      #expect(!pasteboard.hasStrings)
      pasteboard.setValue("text", forPasteboardType: "public.utf8-plain-text")
      #expect(pasteboard.string == "text")
      var removed = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIPasteboard.removedNotification, object: nil, queue: nil
      ) { @MainActor _ in removed += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      UIPasteboard.remove(withName: name)
      #expect(removed == 1)
    }
  }
}
