extension RewritingTests {
  static let overrides = [
    // Across files: a class declares what its extensions override.
    RewritingCase(
      [
        """
        class V: UIViewController {
          let a = 1
        }
        class E: UIView {}
        class S: UIView { var a = 1 }
        """,
        """
        extension V {
          @objc public override func viewDidLoad() {
            super.viewDidLoad()
            print(#function) ; { print(#function) }()
            func inner() { print(#function) }
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { }
          override var canBecomeFirstResponder: Bool { true }
          func own() { print(#function) }
        }
        private extension E {
          override class var layerClass: AnyClass { CALayer.self }
          override var frame: CGRect {
            get { super.frame }
            set { super.frame = newValue }
          }
        }
        extension S { override func f(_: Int, b: inout Int, c: @autoclosure () -> Int = 1) async throws -> Int { 1 } }
        """,
      ],
      [
        """
        class V: UIViewController {
          let a = 1
        override public func viewDidLoad() { self.viewDidLoad_extended() }; override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touchesBegan_extended(touches, with: event) }; override var canBecomeFirstResponder: Bool { get { canBecomeFirstResponder_extended } } }
        class E: UIView {class override var layerClass: AnyClass { get { layerClass_extended } }; override var frame: CGRect { get { frame_extended } set { frame_extended = newValue } } }
        class S: UIView { var a = 1 ; override func f(_ parameter0: Int, b: inout Int, c: @autoclosure () -> Int = 1) async throws -> Int { try await self.f_extended(parameter0, b: &b, c: c()) } }
        """,
        """
        extension V {
          func viewDidLoad_extended() {
            super.viewDidLoad()
            print("viewDidLoad()") ; { print("viewDidLoad()") }()
            func inner() { print(#function) }
          }
          func touchesBegan_extended(_ touches: Set<UITouch>, with event: UIEvent?) { }
          var canBecomeFirstResponder_extended: Bool { true }
          func own() { print(#function) }
        }
        private extension E {
          class internal var layerClass_extended: AnyClass { CALayer.self }
          internal var frame_extended: CGRect {
            get { super.frame }
            set { super.frame = newValue }
          }
        }
        extension S { func f_extended(_: Int, b: inout Int, c: @autoclosure () -> Int = 1) async throws -> Int { 1 } }
        """,
      ]),
    // What a subclass overrides is declared by the class, too; other members of extensions stay.
    RewritingCase(
      """
      class B: UIView {}
      extension B { @objc func changed(_ n: Notification) {} ; func other() {} }
      class D: B { override func changed(_ n: Notification) {} }
      """,
      """
      class B: UIView {func changed(_ n: Notification) { self.changed_extended(n) } }
      extension B { func changed_extended(_ n: Notification) {} ; func other() {} }
      class D: B { override func changed(_ n: Notification) {} }
      """),
    // What is declared elsewhere cannot be given a member.
    RewritingCase(
      "extension UIView { override func layoutSubviews() {} }",
      "extension UIView { override func layoutSubviews() {} }"),
  ]

  static let protocols = [
    RewritingCase(
      """
      @objc protocol A { func a() }
      @objc public protocol B: A where Self: UIView {}
      @objc protocol C: AnyObject {}
      @objc protocol D: class, NSObjectProtocol {}
      protocol E {}
      """,
      """
      protocol A: AnyObject { func a() }
      public protocol B: AnyObject, A where Self: UIView {}
      protocol C: AnyObject {}
      protocol D: class, NSObjectProtocol {}
      protocol E {}
      """),
    // An optional requirement is a method with an optional result, nil where it is not met.
    RewritingCase(
      """
      @objc protocol P {
        @objc optional func a(_ n: Int) -> Bool
        @objc optional func b()
        func c()
      }
      class Has: NSObject, P {
        func a(_ n: Int) -> Bool { true }
        func c() {}
      }
      class Sub: Has {
        func b() {}
      }
      class User {
        weak var p: P?
        func use() { if p?.a?(1) ?? false { p?.b?() } ; p!.b!() ; done?() }
        var done: (() -> Void)?
      }
      """,
      """
      protocol P: AnyObject {
        func a_optional(_ n: Int) -> (Bool)?
        func b_optional() -> (Void)?
        func c()
      }; extension P { func a_optional(_ n: Int) -> (Bool)? { nil }; func b_optional() -> (Void)? { nil } }
      class Has: NSObject, P {
        func a(_ n: Int) -> Bool { true }
        func c() {}
      func a_optional(_ n: Int) -> (Bool)? { self.a(n) }; func b_optional() -> (Void)? { nil } }
      class Sub: Has {
        func b() {}
      override func b_optional() -> (Void)? { self.b() } }
      class User {
        weak var p: P?
        func use() { if p?.a_optional(1) ?? false { p?.b_optional() } ; p!.b_optional()! ; done?() }
        var done: (() -> Void)?
      }
      """),
  ]
}
