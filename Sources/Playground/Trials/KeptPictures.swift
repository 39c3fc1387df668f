import Captures
import Drawing

/// Pictures in memory, of which equal ones are kept once.
struct KeptPictures {
  private var pictures: [EncodedPicture] = []
  private var places: [EncodedPicture: Int] = [:]

  /// The picture that came last, to which most are equal.
  private var last: (bitmap: Bitmap, place: Int)?

  /// How many pictures differ from each other.
  var count: Int { pictures.count }

  /// Keeps a picture, and returns under which number.
  mutating func keep(_ bitmap: Bitmap) throws -> Int {
    if let last, last.bitmap.hasSamePixels(as: bitmap) { return last.place }
    let picture = try EncodedPicture(bitmap)
    let place = places[picture] ?? pictures.count
    if place == pictures.count {
      pictures.append(picture)
      places[picture] = place
    }
    last = (bitmap.copy(), place)
    return place
  }

  /// The picture that is kept under a number.
  subscript(place: Int) -> EncodedPicture { pictures[place] }
}
