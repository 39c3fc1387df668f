import Testing

@testable import Playground

@Suite struct ChooserListTests {
  private static let options = [
    ChooserOption(name: "iPhone 13 mini", detail: "375 × 812"),
    ChooserOption(name: "iPhone 13", detail: "390 × 844"),
    ChooserOption(name: "iPhone 14", detail: "390 × 844"),
    ChooserOption(name: "iPad (9th generation)", detail: "810 × 1080"),
  ]

  private var list = ChooserList(options, present: "iPhone 14")

  private func names(_ query: String) -> [String] {
    var list = list
    list.query = query
    return list.matches.map(\.name)
  }

  private func selected(_ query: String) -> String? {
    var list = list
    list.query = query
    return list.selected?.name
  }

  @Test func `everything is listed at first, and what is in use selected`() {
    #expect(list.matches == Self.options)
    #expect(list.selected?.name == "iPhone 14")
    #expect(ChooserList(Self.options, present: "a toaster").selected == Self.options[0])
  }

  @Test func `all words occur, in names and in what stands beside them`() {
    #expect(names("IPHONE") == ["iPhone 13 mini", "iPhone 13", "iPhone 14"])
    #expect(names("390  iph") == ["iPhone 13", "iPhone 14"])
    #expect(names("ïpad") == ["iPad (9th generation)"])
    #expect(names(" ") == Self.options.map(\.name))
    #expect(names("15") == [])
    #expect(names("(") == ["iPad (9th generation)"])
  }

  @Test func `a name typed whole is selected, else one that begins so, else the first`() {
    #expect(selected("iphone 13") == "iPhone 13")
    #expect(selected("iphone 13 ") == "iPhone 13")
    #expect(selected("ipa") == "iPad (9th generation)")
    #expect(selected("844") == "iPhone 13")
    #expect(selected("15") == nil)
    #expect(selected("") == "iPhone 14")
  }

  @Test func `arrows stop at both ends, and where there is nothing do nothing`() {
    var list = list
    list.moveSelection(by: 1)
    #expect(list.selected?.name == "iPad (9th generation)")
    list.moveSelection(by: 1)
    #expect(list.selected?.name == "iPad (9th generation)")
    list.moveSelection(by: -100)
    #expect(list.selected?.name == "iPhone 13 mini")
    list.select(2)
    list.select(4)
    #expect(list.selected?.name == "iPhone 14")
    list.query = "15"
    list.moveSelection(by: 1)
    list.select(0)
    #expect(list.selected == nil)
    #expect(ChooserList([], present: "").selected == nil)
  }
}
