import Foundation

/// Something that can be done with a view, which is added to it.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that it was added to; to be held weakly.
  var view: UIView? { get }

  /// The interaction is about to be added to a view, or with nil to be taken from its own.
  func willMove(to view: UIView?)

  /// The interaction has been added to a view, or with nil taken from its own.
  func didMove(to view: UIView?)
}

extension UIView {
  func add(_ interaction: any UIInteraction) {
    if let old = interaction.view {
      // Added again it comes last.
      old.removeInteraction(interaction)
    }
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
