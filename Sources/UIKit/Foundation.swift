// As on a phone, UIKit brings Foundation along, with its network. Where a file imports UIKit alone,
// the notification centre it sees is ours.
@_exported import Foundation
@_exported import FoundationNetworking
