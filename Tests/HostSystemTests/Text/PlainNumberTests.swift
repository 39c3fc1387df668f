import TestSupport
import Testing

@testable import HostSystem

@Suite("Numbers without exponents")
struct PlainNumberTests {
  @Test(
    "Written and read back",
    arguments: [
      (0, "0"), (-0.0, "0"), (101, "101"), (-0.25, "-0.25"), (1e-5, "0.00001"),
      (1.25e-7, "0.000000125"), (1e16, "10000000000000000"), (-1.5e17, "-150000000000000000"),
      (0.1 + 0.2, "0.30000000000000004"),
    ] as [(Double, String)])
  func known(number: Double, text: String) {
    #expect(PlainNumber.write(number) == text)
    #expect(PlainNumber.read(text) == number)
  }

  @Test("Any number is read back as the very same one", arguments: SeededGenerator.seeds(200))
  func inverse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let exponent = Int.random(in: -6...15, using: &random)
    let number = Double.random(in: -10...10, using: &random) * pow10(exponent)
    #expect(PlainNumber.read(PlainNumber.write(number)) == number)
  }

  @Test(
    "Everything else is no number",
    arguments: ["", "-", "+1", "1.", ".5", "1e3", "0x1", "nan", "inf", "１", "1 ", "1.2.3", "--1"])
  func refused(text: String) {
    #expect(PlainNumber.read(text) == nil)
  }

  @Test("A zero read is never negative")
  func zero() throws {
    #expect(try #require(PlainNumber.read("-0.0")).sign == .plus)
  }

  private func pow10(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }

  @Test(
    "Decimals are rounded and stay",
    arguments: [
      (0, 2, "0.00"), (1.25, 1, "1.2"), (1.35, 1, "1.4"), (-2.5, 0, "-2"), (99.996, 2, "100.00"),
    ] as [(Double, Int, String)])
  func decimals(number: Double, decimals: Int, text: String) {
    #expect(PlainNumber.write(number, decimals: decimals) == text)
  }

  @Test(
    "Units of the last decimal",
    arguments: [
      (0, 3, "0.000", "0"), (5, 3, "0.005", "0.005"), (-1200, 3, "-1.200", "-1.2"),
      (1_000_000, 6, "1.000000", "1"), (7, 0, "7", "7"), (-30, 2, "-0.30", "-0.3"),
    ] as [(Int, Int, String, String)])
  func units(units: Int, decimals: Int, text: String, short: String) {
    #expect(PlainNumber.write(units: units, decimals: decimals) == text)
    #expect(PlainNumber.write(units: units, decimals: decimals, isShort: true) == short)
  }

  @Test("Zeros come before a number that has too few digits")
  func padding() {
    #expect(PlainNumber.padded(7, to: 3) == "007")
    #expect(PlainNumber.padded(1234, to: 3) == "1234")
    #expect(PlainNumber.padded(UInt8(10), to: 2, radix: 16) == "0a")
  }
}
