// As on a phone, UIKit brings Foundation along. Where a file imports UIKit alone,
// the notification centre it sees is ours.
@_exported import Foundation
