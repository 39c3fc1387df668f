import Foundation

extension String {
  /// The path that a file has by itself, whatever leads to it.
  var withLinksResolved: String { URL(filePath: self).resolvingSymlinksInPath().path }
}
