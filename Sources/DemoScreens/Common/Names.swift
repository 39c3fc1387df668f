import UIKit

// Foundation has a class of the same name; a declaration of the module itself
// beats both imports.
typealias NotificationCenter = UIKit.NotificationCenter
