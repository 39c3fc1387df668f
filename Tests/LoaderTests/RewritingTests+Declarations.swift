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
    // Initializers and subscripts are told apart by their first label.
    RewritingCase(
      [
        """
        class V: UIView {
          init(style: Int) {}
        }
        """,
        """
        private extension V {
          override convenience init(frame: CGRect) { self.init(style: 1) ; print(#function) }
          override convenience init() { self.init(style: 2) ; print(#function) }
          @objc public override convenience init?(_ a: Int, for b: Int = 1) throws { self.init(style: 3) }
          convenience init(own: Int) { self.init(style: own) }
          override subscript(i: Int) -> Int { i }
          override subscript(row r: Int, c: Int) -> Int {
            get { print(#function) ; return r }
            set {}
          }
          subscript(own: String) -> Int { 1 }
        }
        """,
      ],
      [
        """
        class V: UIView {
          init(style: Int) {}
        convenience override init(frame: CGRect) { self.init(frame_extended: frame) }; convenience override init() { self.init(extended: ()) }; convenience override public init?(_ a: Int, for b: Int = 1) throws { try self.init(extended: a, for: b) }; override subscript(i: Int) -> Int { get { self[extended: i] } }; override subscript(row r: Int, c: Int) -> Int { get { self[row_extended: r, c] } set { self[row_extended: r, c] = newValue } } }
        """,
        """
        private extension V {
          convenience internal init(frame_extended frame: CGRect) { self.init(style: 1) ; print("init(frame:)") }
          convenience internal init(extended: Void) { self.init(style: 2) ; print("init()") }
          convenience internal init?(extended a: Int, for b: Int = 1) throws { self.init(style: 3) }
          convenience init(own: Int) { self.init(style: own) }
          internal subscript(extended i: Int) -> Int { i }
          internal subscript(row_extended r: Int, c: Int) -> Int {
            get { print("subscript(row:_:)") ; return r }
            set {}
          }
          subscript(own: String) -> Int { 1 }
        }
        """,
      ]),
    // Observers of another one's property are methods that the class's own observers call.
    RewritingCase(
      """
      class B: UIButton {}
      extension B {
        @objc open override var isHighlighted: Bool {
          willSet { print(newValue, #function) }
          didSet(old) {
            print(old)
          }
        }
      }
      private extension B { override var isSelected: Bool { willSet { } didSet { _ = oldValue } } ; func f() {} }
      """,
      """
      class B: UIButton {open override var isHighlighted: Bool { willSet { isHighlighted_willSet(newValue) } didSet { isHighlighted_didSet(oldValue) } }; override var isSelected: Bool { willSet { isSelected_willSet(newValue) } didSet { isSelected_didSet(oldValue) } } }
      extension B {

          func isHighlighted_willSet(_ newValue: Bool) { print(newValue, "isHighlighted") }
          func isHighlighted_didSet(_ old: Bool) {
            print(old)
          }

      }
      private extension B {  internal func isSelected_willSet(_ newValue: Bool) { } ; internal func isSelected_didSet(_ oldValue: Bool) { _ = oldValue } ; func f() {} }
      """),
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
    // An optional property is read by its own name, as one that may not be there.
    RewritingCase(
      """
      @objc public protocol P {
        @objc optional var a: Int { get }
        @objc optional
        var b: UIView? { get set }
        var c: Int { get }
      }
      public class Has: NSObject, P {
        public var a = 1
        public let c = 2
      }
      class Sub: Has { var b: UIView? }
      func use(p: P?) { print(p?.a ?? 0) }
      """,
      """
      public protocol P: AnyObject {
        var a_optional: (Int)? { get }
        var b_optional: (UIView?)? { get }

        var c: Int { get }
      }; public extension P { var a_optional: (Int)? { nil }; @_disfavoredOverload var a: (Int)? { a_optional }; var b_optional: (UIView?)? { nil }; @_disfavoredOverload var b: (UIView?)? { b_optional } }
      public class Has: NSObject, P {
        public var a = 1
        public let c = 2
      public var a_optional: (Int)? { self.a }; public var b_optional: (UIView?)? { nil } }
      class Sub: Has { var b: UIView? ; override var b_optional: (UIView?)? { self.b } }
      func use(p: P?) { print(p?.a ?? 0) }
      """),
  ]
}
