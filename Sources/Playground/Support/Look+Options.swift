import HostSystem
import PhoneSimulator
import Scenarios

extension Look {
  /// The look that an option's value says: words with plus signs between them.
  init(option: String, _ text: String) throws(PlaygroundError) {
    do throws(LookWords.Unknown) {
      try self.init(words: text.split(separator: "+"))
    } catch {
      throw .unknownLook(
        error.word, option: option, nearest: NearestName.of(error.word, in: LookWords.all))
    }
  }
}
