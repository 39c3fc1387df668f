import Foundation

/// Compares single results with their goldens.
struct GoldenJudge {
  let results: GoldenFolder
  let goldens: GoldenFolder
  let settings: GoldenComparison.Settings

  /// The outcome where both files are there.
  func outcome(of name: String) -> GoldenOutcome {
    let new: [UInt8]
    do { new = try FileInput.read(results.path(of: name)) } catch { return .damagedResult(error) }
    let old: [UInt8]
    do { old = try FileInput.read(goldens.path(of: name)) } catch { return .damagedGolden(error) }
    switch GoldenKind(fileName: name) {
    case .picture: return pictureOutcome(of: name, old: old, new: new)
    case .trace, .text, nil:
      guard let difference = TextDifference(old: old, new: new) else { return .same }
      let isTrace = GoldenKind(fileName: name) == .trace
      return .text(
        difference, sentence: isTrace ? TraceDifference.sentence(old: old, new: new) : nil)
    }
  }

  /// A result that nobody can read is no candidate for a golden.
  func outcomeWithoutGolden(of name: String) -> GoldenOutcome {
    let path = results.path(of: name)
    do {
      let bytes = try FileInput.read(path)
      if GoldenKind(fileName: name) == .picture { _ = try Picture(decoding: bytes, path: path) }
      return .missing
    } catch {
      return .damagedResult(error)
    }
  }

  private func pictureOutcome(of name: String, old: [UInt8], new: [UInt8]) -> GoldenOutcome {
    let newPicture: Picture
    do { newPicture = try Picture(decoding: new, path: results.path(of: name)) } catch {
      return .damagedResult(error)
    }
    let oldPicture: Picture
    do { oldPicture = try Picture(decoding: old, path: goldens.path(of: name)) } catch {
      return .damagedGolden(error)
    }
    let (oldContent, newContent) = (PNGContent(of: old), PNGContent(of: new))
    let isFilm = oldContent.isFilm || newContent.isFilm
    // The frames of films hold only what changed, so that a tolerance has nothing to hold on to.
    if !settings.isSameRenderer, isFilm || settings.tolerance == 0 { return .notCompared }
    if isFilm, oldContent == newContent { return .same }
    switch PictureComparison(
      old: oldPicture.bitmap, new: newPicture.bitmap, tolerance: settings.tolerance)
    {
    case .same: return isFilm ? .film : .same
    case .otherSize(let old, let new): return .otherSize(old: old, new: new)
    case .different(let difference): return .picture(described(difference, of: name))
    }
  }

  private func described(
    _ difference: PictureDifference, of name: String
  ) -> GoldenPictureDifference {
    let path = results.path(of: String(name.dropLast(GoldenKind.picture.rawValue.count)) + ".views")
    do {
      let text = String(decoding: try FileInput.read(path), as: UTF8.self)
      let views = try [NamedRect](parsing: text, path: path)
      return GoldenPictureDifference(
        difference: difference,
        views: views.names(under: difference.box, scale: settings.scale))
    } catch .cannotRead(_, code: ENOENT) {
      return GoldenPictureDifference(difference: difference)
    } catch {
      return GoldenPictureDifference(difference: difference, viewsError: error)
    }
  }
}
