// Swift Testing asks for a module of this name wherever a file imports both it
// and UIKit, and takes it in Testing's place.
@_exported import Testing
