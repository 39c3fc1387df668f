import Foundation
import UIKit

/// Two tabs with navigation: one makes plans, the other shows them.
final class PlannerViewController: UITabBarController {
  private let plans = PlansViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let new = NewPlanViewController()
    new.onPlan = { [weak self] plan in
      self?.plans.add(plan)
      self?.plans.navigationController?.tabBarItem.badgeValue = "\(self?.plans.count ?? 0)"
    }
    new.tabBarItem = UITabBarItem(
      title: "New", image: UIImage(systemName: "plus.circle"),
      selectedImage: UIImage(systemName: "plus.circle.fill"))
    plans.tabBarItem = UITabBarItem(
      title: "Plans", image: UIImage(systemName: "calendar"), tag: 1)
    viewControllers = [new, plans].map { page in
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
  }
}

/// What is planned.
struct Plan {
  var title: String
  var start: Date
  var repeats: String

  /// The calendar of all plans.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    return calendar
  }

  /// When the first plan begins: 8 March 2024, at half past nine.
  static var firstStart: Date {
    calendar.date(
      from: DateComponents(year: 2024, month: 3, day: 8, hour: 9, minute: 30)) ?? .distantPast
  }

  /// When the plan begins, in words.
  var startInWords: String {
    let parts = Self.calendar.dateComponents([.month, .day, .hour, .minute], from: start)
    let minute = parts.minute ?? 0
    return
      "\(parts.day ?? 0)/\(parts.month ?? 0) at \(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }
}
