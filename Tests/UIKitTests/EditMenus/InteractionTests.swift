import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct InteractionTests {
  @Test(.covers("UIEditMenuInteraction.didMove(to:)", "UIEditMenuInteraction.willMove(to:)"))
  func `an interaction hears of the views that it comes to and leaves`() {
    final class Told: UIEditMenuInteraction {
      var log: [String] = []
      override func willMove(to view: UIView?) {
        super.willMove(to: view)
        log.append("will \(view?.tag ?? -1) from \(self.view?.tag ?? -1)")
      }
      override func didMove(to view: UIView?) {
        super.didMove(to: view)
        log.append("did \(view?.tag ?? -1) at \(self.view?.tag ?? -1)")
      }
    }
    let (first, second, interaction) = (UIView(), UIView(), Told(delegate: nil))
    (first.tag, second.tag) = (1, 2)
    first.addInteraction(interaction)
    #expect(interaction.log == ["will 1 from -1", "did 1 at 1"])
    interaction.log = []
    second.addInteraction(interaction)
    #expect(
      interaction.log == ["will -1 from 1", "did -1 at -1", "will 2 from -1", "did 2 at 2"])
    interaction.log = []
    first.removeInteraction(interaction)
    #expect(interaction.log == [])
    second.removeInteraction(interaction)
    #expect(interaction.log == ["will -1 from 2", "did -1 at -1"])
  }
}
