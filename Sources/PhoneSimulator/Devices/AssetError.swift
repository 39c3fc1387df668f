import HostSystem

/// What can be wrong with the files a user may edit.
package enum AssetError: Error, Equatable {
  /// No assets in any of the places that were tried, in order.
  case notFound(tried: [String])
  /// A file that cannot be read at all.
  case unreadable(file: String, reason: String)
  /// A file whose text is wrong.
  case document(JSONError)
}

extension AssetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let tried):
      "there are no assets (devices.json, fonts.conf, keyboards, loader, scenarios) at "
        + tried.joined(separator: ", nor at ")
        + "; say where they are with --assets DIR or KEYBOARD_PLAYGROUND_ASSETS"
    case .unreadable(let file, let reason):
      "\(file): \(reason)"
    case .document(let error):
      "\(error)"
    }
  }
}
