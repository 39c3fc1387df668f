import Foundation
public final class NotificationCenter: Sendable {}
