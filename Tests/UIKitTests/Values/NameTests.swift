import Foundation
import TestSupport
import Testing
import UIKit

/// Texts that stand for UIKit's names where they leave an app, as in logs and saved settings.
@MainActor struct NameTests {
  @Test(
    .covers(
      "UITextContentType", "UITextContentType.URL", "UITextContentType.addressCity",
      "UITextContentType.addressCityAndState", "UITextContentType.addressState",
      "UITextContentType.birthdate", "UITextContentType.countryName",
      "UITextContentType.creditCardNumber", "UITextContentType.dateTime",
      "UITextContentType.emailAddress", "UITextContentType.familyName",
      "UITextContentType.flightNumber", "UITextContentType.fullStreetAddress",
      "UITextContentType.givenName", "UITextContentType.init(rawValue:)",
      "UITextContentType.jobTitle", "UITextContentType.location", "UITextContentType.middleName",
      "UITextContentType.name", "UITextContentType.namePrefix", "UITextContentType.nameSuffix",
      "UITextContentType.newPassword", "UITextContentType.nickname",
      "UITextContentType.oneTimeCode", "UITextContentType.organizationName",
      "UITextContentType.password", "UITextContentType.postalCode", "UITextContentType.rawValue",
      "UITextContentType.shipmentTrackingNumber", "UITextContentType.streetAddressLine1",
      "UITextContentType.streetAddressLine2", "UITextContentType.sublocality",
      "UITextContentType.telephoneNumber", "UITextContentType.username"))
  func `content types are the words that HTML has for filling in forms`() {
    let types: KeyValuePairs<String, UITextContentType> = [
      "name": .name, "name-prefix": .namePrefix, "given-name": .givenName,
      "additional-name": .middleName, "family-name": .familyName, "name-suffix": .nameSuffix,
      "nickname": .nickname, "organization-title": .jobTitle, "organization": .organizationName,
      "location": .location, "street-address": .fullStreetAddress,
      "address-line1": .streetAddressLine1, "address-line2": .streetAddressLine2,
      "address-level2": .addressCity, "address-level1": .addressState,
      "address-level1+2": .addressCityAndState, "address-level3": .sublocality,
      "country-name": .countryName, "postal-code": .postalCode, "tel": .telephoneNumber,
      "email": .emailAddress, "url": .URL, "cc-number": .creditCardNumber, "username": .username,
      "password": .password, "new-password": .newPassword, "one-time-code": .oneTimeCode,
      "date-time": .dateTime, "flight-number": .flightNumber,
      "shipment-tracking-number": .shipmentTrackingNumber, "bday": .birthdate,
    ]
    for (text, type) in types {
      #expect(type.rawValue == text)
      #expect(UITextContentType(rawValue: text) == type)
    }
    #expect(Set(types.map(\.value)).count == types.count)
  }

  @Test(
    .covers(
      "UIApplication.didChangeStatusBarFrameNotification",
      "UIApplication.didChangeStatusBarOrientationNotification",
      "UIApplication.willChangeStatusBarFrameNotification",
      "UIApplication.willChangeStatusBarOrientationNotification",
      "UIMenuController.didHideMenuNotification", "UIMenuController.didShowMenuNotification",
      "UIMenuController.menuFrameDidChangeNotification",
      "UIMenuController.willHideMenuNotification", "UIMenuController.willShowMenuNotification",
      "UIPasteboard.removedNotification", "UndoManager.checkpointNotification",
      "UndoManager.didOpenUndoGroupNotification", "UndoManager.didRedoChangeNotification",
      "UndoManager.willCloseUndoGroupNotification"))
  func `notifications have the names of a phone`() {
    let names: KeyValuePairs<String, Notification.Name> = [
      "UIApplicationDidChangeStatusBarFrameNotification":
        UIApplication.didChangeStatusBarFrameNotification,
      "UIApplicationDidChangeStatusBarOrientationNotification":
        UIApplication.didChangeStatusBarOrientationNotification,
      "UIApplicationWillChangeStatusBarFrameNotification":
        UIApplication.willChangeStatusBarFrameNotification,
      "UIApplicationWillChangeStatusBarOrientationNotification":
        UIApplication.willChangeStatusBarOrientationNotification,
      "UIMenuControllerDidHideMenuNotification": UIMenuController.didHideMenuNotification,
      "UIMenuControllerDidShowMenuNotification": UIMenuController.didShowMenuNotification,
      "UIMenuControllerMenuFrameDidChangeNotification":
        UIMenuController.menuFrameDidChangeNotification,
      "UIMenuControllerWillHideMenuNotification": UIMenuController.willHideMenuNotification,
      "UIMenuControllerWillShowMenuNotification": UIMenuController.willShowMenuNotification,
      "UIPasteboardRemovedNotification": UIPasteboard.removedNotification,
      "NSUndoManagerCheckpointNotification": UndoManager.checkpointNotification,
      "NSUndoManagerDidOpenUndoGroupNotification": UndoManager.didOpenUndoGroupNotification,
      "NSUndoManagerDidRedoChangeNotification": UndoManager.didRedoChangeNotification,
      "NSUndoManagerWillCloseUndoGroupNotification": UndoManager.willCloseUndoGroupNotification,
    ]
    for (text, name) in names { #expect(name.rawValue == text) }
  }

  @Test(
    .covers(
      "UIAction.Identifier.init(rawValue:)", "UIApplication.OpenExternalURLOptionsKey",
      "UIApplication.OpenExternalURLOptionsKey.init(rawValue:)",
      "UIApplication.OpenExternalURLOptionsKey.rawValue", "UIPasteboard.Name.init(rawValue:)",
      "UIPasteboard.Name.rawValue"))
  func `names of one's own are told apart by their texts`() {
    #expect(UIAction.Identifier(rawValue: "a") == UIAction.Identifier("a"))
    #expect(UIAction.Identifier(rawValue: "a") != UIAction.Identifier(rawValue: "b"))
    #expect(UIPasteboard.Name(rawValue: "drafts") == UIPasteboard.Name("drafts"))
    #expect(UIPasteboard.Name(rawValue: "drafts").rawValue == "drafts")
    #expect(UIPasteboard.Name.general.rawValue == "com.apple.UIKit.pboard.general")
    #expect(
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue
        == "UIApplicationOpenURLOptionUniversalLinksOnly")
    let key = UIApplication.OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    #expect(key == .universalLinksOnly)
  }
}
