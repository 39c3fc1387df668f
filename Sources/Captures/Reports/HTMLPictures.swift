import Foundation
import HostSystem

/// The pictures of one finding: a slider between the golden and the result, all beside each other,
/// and the numbers of the difference.
struct HTMLPictures {
  let evidence: PictureEvidence
  /// Tells the controls of this finding from those of others on the page.
  let identifier: String

  var text: String {
    guard let old = evidence.old, let new = evidence.new else {
      return gallery + numbers
    }
    // Only pictures of one size can lie over each other.
    guard evidence.details != nil else { return gallery }
    return """
      <div class="pictures\(isWide ? " wide" : "")">
      \(tabs)
      <div class="views">\(slider(old: old, new: new))\(gallery)\(numbers)</div>
      </div>
      """
  }

  /// Which of the two ways to look is shown; without scripts, too.
  private var tabs: String {
    ["Slider", "Side by side"].enumerated().map { index, title in
      """
      <input type="radio" name="\(identifier)" id="\(identifier)v\(index)" \
      class="view\(index)"\(index == 0 ? " checked" : "")>\
      <label for="\(identifier)v\(index)">\(title)</label>
      """
    }.joined()
  }

  private func slider(old: String, new: String) -> String {
    """

    <div class="slider">
    <p class="sides"><span>Golden</span><span>New</span></p>
    <div class="stage"\(stageStyle)>
    \(image(old, "Golden"))<div class="over">\(image(new, "New"))</div>
    \(box)
    <input type="range" min="0" max="100" step="1" value="50" \
    aria-label="How much of the golden is shown, in percent">
    <span class="handle" aria-hidden="true"></span>
    </div>
    <p class="hint">Drag, or use the arrow keys: golden on the left, new on the right.</p>
    </div>
    """
  }

  /// Strips and phones that lie on their side take the page's whole width.
  private var isWide: Bool {
    evidence.details.map { $0.difference.size.width > $0.difference.size.height } ?? false
  }

  private var stageStyle: String {
    guard let size = evidence.details?.difference.size else { return "" }
    return " style=\"--width: \(size.width)px; aspect-ratio: \(size.width) / \(size.height)\""
  }

  /// A frame around what differs, in shares of the picture.
  private var box: String {
    guard let difference = evidence.details?.difference else { return "" }
    let (box, size) = (difference.box, difference.size)
    func share(_ part: Int, _ whole: Int) -> String {
      PlainNumber.write(100 * Double(part) / Double(whole), decimals: 3) + "%"
    }
    return """
      <span class="box" style="left: \(share(box.x, size.width)); top: \(share(box.y, size.height)); \
      width: \(share(box.width, size.width)); height: \(share(box.height, size.height))"></span>
      """
  }

  private var gallery: String {
    let pictures = [
      ("Golden", evidence.old), (newTitle, evidence.new), ("Difference", evidence.difference),
    ]
    let figures = pictures.map { title, path in
      guard let path else { return "" }
      let address = Markup.address(ofPath: path)
      return """
        <figure><figcaption>\(title)</figcaption>\
        <a href="\(address)">\(image(path, title))</a></figure>

        """
    }
    return "\n<div class=\"gallery\">\n\(figures.joined())</div>\n"
  }

  /// The moment at which a step failed is not to become a golden, so that "new" would mislead.
  private var newTitle: String {
    let name = evidence.new?.split(separator: "/").last.map(String.init)
    return name == PictureEvidence.failureName ? "Seen when it failed" : "New"
  }

  private func image(_ path: String, _ title: String) -> String {
    "<img src=\"\(Markup.address(ofPath: path))\" alt=\"\(title)\" loading=\"lazy\">"
  }

  // MARK: - Numbers

  private var numbers: String {
    guard let details = evidence.details else { return "" }
    let difference = details.difference
    let heads = PictureDifference.thresholds.map { threshold in
      "<th scope=\"col\">&gt; \(Int((threshold * 100).rounded())) %</th>"
    }
    let total = max(1, difference.size.width * difference.size.height)
    let counts = difference.counts.map { count in
      let share = PlainNumber.write(100 * Double(count) / Double(total), decimals: 2) + " %"
      return "<td>\(count)<small>\(share)</small></td>"
    }
    let box = difference.box
    var facts = """
      <div><dt>Box</dt><dd>\(box.width) × \(box.height) at (\(box.x), \(box.y))</dd></div>\
      <div><dt>Picture</dt><dd>\(difference.size)</dd></div>
      """
    if difference.tolerance > 0 {
      facts += "<div><dt>Tolerance</dt><dd>\(difference.tolerance) %</dd></div>"
    }
    if !details.views.isEmpty {
      let views = details.views.map { "<code>\(Markup.escaped($0))</code>" }.joined(separator: " ")
      facts += "<div><dt>Views under it</dt><dd>\(views)</dd></div>"
    }
    return """
      <div class="numbers"><table><caption>Differing pixels by strength</caption>\
      <thead><tr>\(heads.joined())</tr></thead><tbody><tr>\(counts.joined())</tr></tbody></table>
      <dl>\(facts)</dl></div>

      """
  }
}
