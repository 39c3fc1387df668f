import Captures
import Scenarios

extension Staging {
  /// The names of the files that playing it may write, without the numbered frames.
  func fileNames(of products: Set<RenderProduct>, films format: FilmFormat) -> [String] {
    var names = [PictureEvidence.failureName]
    if !products.isDisjoint(with: [.pictures, .goldens]) {
      names += scenario.steps(in: file).flatMap { Self.fileNames(of: $0.step, products, format) }
    }
    if !products.isDisjoint(with: [.trace, .goldens]) { names.append("trace.csv") }
    if products.contains(.timeline) { names += ["timeline.svg", "timeline.png"] }
    if products.contains(.film) { names.append("film.\(format.fileExtension)") }
    return names
  }

  private static func fileNames(
    of step: Step, _ products: Set<RenderProduct>, _ format: FilmFormat
  ) -> [String] {
    guard let name = step.outputName else { return [] }
    switch step {
    case .capture(.dump): return ["\(name).txt", "\(name).csv"]
    case .capture(.film(let film)) where film.stripInterval == nil:
      return products.contains(.pictures) ? ["\(name).\(format.fileExtension)"] : []
    default:
      return ["\(name).png"]
        + (products.contains(.goldens) ? ["\(name).views", "\(name).pictures"] : [])
    }
  }
}
