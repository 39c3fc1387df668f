import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

/// A tap beside a field, on what belongs to it, is a tap on the field.
@MainActor
@Suite(.phone)
struct FieldAreaTests {
  @Test(
    "A tap on a row's label begins editing, and keeps it",
    arguments: [
      (
        "keep-above", ["Name", "Email", "City", "Password"], ["name", "email", "city", "password"]
      ),
      ("no-avoidance", ["Email", "Password"], ["email", "password"]),
      ("keyboard-manager", ["To"], ["destination"]),
    ])
  func labels(screen: String, labels: [String], fields: [String]) throws {
    try withPhone("iPad (9th generation)", screen: screen) { phone in
      // No keyboard then covers anything.
      try phone.perform(.hardwareKeyboard(true))
      for (label, field) in zip(labels, fields) {
        try phone.perform(.tap(.text(label)))
        phone.settle()
        #expect(try phone.field(field).isFirstResponder, "\(label)")
        // Again: that is no tap beside the form, which would end editing.
        phone.advance(by: 600)
        try phone.perform(.tap(.text(label)))
        phone.settle()
        #expect(try phone.field(field).isFirstResponder, "\(label)")
      }
    }
  }

  @Test(
    "The border around a field belongs to it",
    arguments: [
      ("notifications", "message"), ("keyboard-observable", "reminder"),
    ])
  func borders(screen: String, name: String) throws {
    try withPhone("iPhone 13", screen: screen) { phone in
      let field = try phone.field(name)
      let frame = phone.frameInWindow(of: field)
      // Between the field's left edge and the border's.
      let point = CGPoint(x: frame.minX - 6, y: frame.midY)
      try phone.perform(.tap(.point(point)))
      phone.settle()
      #expect(field.isFirstResponder)
      try phone.perform(.tap(.point(CGPoint(x: point.x, y: phone.frameInWindow(of: field).midY))))
      phone.settle()
      #expect(field.isFirstResponder)
    }
  }

  @Test("A tap beside the form still ends editing")
  func beside() throws {
    try withPhone("iPhone 13", screen: "keep-above") { phone in
      try phone.tap("name")
      phone.settle()
      try phone.perform(.tap(.point(CGPoint(x: 195, y: 320))))
      phone.settle()
      #expect(try !phone.field("name").isFirstResponder)
    }
  }
}
