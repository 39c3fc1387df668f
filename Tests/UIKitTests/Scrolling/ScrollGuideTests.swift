import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollGuideTests {
  private func withContent(_ test: (ScrollStage, UIView) -> Void) {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock, content: .zero)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(content)
      test(stage, content)
    }
  }

  @Test(.covers("UIScrollView.contentLayoutGuide"))
  func `constraints to the edges give the content its size`() {
    withContent { stage, content in
      let view = stage.view
      let height = content.heightAnchor.constraint(equalToConstant: 900)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        content.widthAnchor.constraint(equalTo: view.widthAnchor), height,
      ])
      stage.clock.runDue()
      #expect(view.contentSize == CGSize(width: 300, height: 930))
      #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
      view.contentOffset.y = 400
      stage.clock.runDue()
      #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
      height.constant = 500
      stage.clock.runDue()
      #expect(view.contentSize.height == 530)
      #expect(view.contentOffset.y == 130)
      #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 530))
    }
  }

  @Test(
    .covers(
      "UILayoutGuide.leftAnchor", "UILayoutGuide.rightAnchor", "UILayoutGuide.widthAnchor",
      "UIScrollView.frameLayoutGuide"))
  func `the content's guide gives it its size, the frame's guide stays where it is seen`() {
    withContent { stage, content in
      let (view, header) = (stage.view, UIView())
      header.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(header)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
        content.leftAnchor.constraint(equalTo: view.contentLayoutGuide.leftAnchor),
        content.rightAnchor.constraint(equalTo: view.contentLayoutGuide.rightAnchor),
        content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1200),
        header.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 5),
        header.leftAnchor.constraint(equalTo: view.frameLayoutGuide.leftAnchor),
        header.widthAnchor.constraint(equalToConstant: 40),
        header.heightAnchor.constraint(equalToConstant: 30),
      ])
      stage.clock.runDue()
      #expect(view.contentSize == CGSize(width: 300, height: 1200))
      #expect(header.frame == CGRect(x: 0, y: 5, width: 40, height: 30))
      view.contentOffset.y = 300
      stage.clock.runDue()
      #expect(header.frame == CGRect(x: 0, y: 305, width: 40, height: 30))
      #expect(header.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 105))
      #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 300, height: 400))
    }
  }

  @Test func `a size that code has set stays where constraints say nothing of it`() {
    withContent { stage, content in
      stage.view.contentSize = CGSize(width: 300, height: 700)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
        content.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 20),
        content.widthAnchor.constraint(equalToConstant: 50),
        content.heightAnchor.constraint(equalToConstant: 60),
      ])
      stage.clock.runDue()
      #expect(content.frame == CGRect(x: 20, y: 10, width: 50, height: 60))
      #expect(stage.view.contentSize == CGSize(width: 300, height: 700))
    }
  }
}
