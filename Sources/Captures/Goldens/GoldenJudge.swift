import Drawing
import Foundation
import HostSystem

/// Compares single results with their goldens.
struct GoldenJudge {
  let results: FolderContents
  let goldens: FolderContents
  let settings: GoldenComparison.Settings

  /// The outcome where both files are there.
  func outcome(of name: String) -> GoldenOutcome {
    let new: [UInt8]
    do { new = try FileInput.read(results.path(of: name)) } catch {
      return .damagedResult(.file(error))
    }
    let old: [UInt8]
    do { old = try FileInput.read(goldens.path(of: name)) } catch {
      return .damagedGolden(.file(error))
    }
    switch GoldenKind(fileName: name) {
    case .picture: return pictureOutcome(of: name, old: old, new: new)
    case .trace:
      return textOutcome(old: old, new: new) { TraceDifference.sentence(old: old, new: new) }
    case .text, nil:
      return textOutcome(old: old, new: new) { nil }
    }
  }

  private func textOutcome(
    old: [UInt8], new: [UInt8], sentenceOfTrace: () -> String?
  ) -> GoldenOutcome {
    if old == new { return .same }
    let form = TextForm(of: old, besides: new)
    // Lines that only differ in their form would look the same twice.
    let difference = TextDifference(old: form.text, new: new)
    let besides = form.isRight ? nil : form.sentence(besides: difference?.summary)
    return .text(difference ?? .withoutLines, sentence: sentenceOfTrace() ?? besides)
  }

  /// An unreadable result is no candidate for a golden.
  func outcomeWithoutGolden(of name: String) -> GoldenOutcome {
    let path = results.path(of: name)
    do throws(CaptureError) {
      let bytes = try asCaptureError(FileInput.read(path))
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
    if !settings.isSameRenderer, settings.tolerance == 0 { return .notCompared }
    switch PictureComparison(
      old: oldPicture.bitmap, new: newPicture.bitmap, tolerance: settings.tolerance)
    {
    case .same: return .same
    case .otherSize(let old, let new): return .otherSize(old: old, new: new)
    case .different(let difference):
      return .picture(
        described(difference, of: name, old: oldPicture.bitmap, new: newPicture.bitmap))
    }
  }

  private func described(
    _ difference: PictureDifference, of name: String, old: Bitmap, new: Bitmap
  ) -> GoldenPictureDifference {
    do {
      var (time, box): (String?, PixelRect) = (nil, difference.box)
      for picture in try rects(".pictures", beside: name) ?? [] where time == nil {
        let part = PixelRect(covering: picture.rect, scale: settings.scale)
        if case .different(let first) = PictureComparison(
          old: old, new: new, tolerance: settings.tolerance, in: part)
        {
          (time, box) = (picture.name, first.box)
        }
      }
      let views = try rects(".views", beside: name) ?? []
      return GoldenPictureDifference(
        difference: difference, firstTime: time,
        views: views.names(under: box, scale: settings.scale))
    } catch {
      return GoldenPictureDifference(difference: difference, viewsError: error)
    }
  }

  /// A list that was written with a picture; nil where there is none.
  private func rects(
    _ fileExtension: String, beside name: String
  ) throws(CaptureError) -> [NamedRect]? {
    let path = results.path(
      of: String(name.dropLast(GoldenKind.picture.rawValue.count)) + fileExtension)
    let bytes: [UInt8]
    do { bytes = try FileInput.read(path) } catch .cannotRead(_, code: ENOENT) {
      return nil
    } catch {
      throw .file(error)
    }
    return try [NamedRect](parsing: String(decoding: bytes, as: UTF8.self), path: path)
  }
}
