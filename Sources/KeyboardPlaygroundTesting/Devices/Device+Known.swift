extension Device {
  /// The iPhone SE (1st generation).
  public static let iPhoneSE1 = Device("iPhone SE (1st generation)")
  /// The iPhone 5s.
  public static let iPhone5s = Device("iPhone 5s")
  /// The iPhone SE (3rd generation).
  public static let iPhoneSE3 = Device("iPhone SE (3rd generation)")
  /// The iPhone SE (2nd generation).
  public static let iPhoneSE2 = Device("iPhone SE (2nd generation)")
  /// The iPhone 8.
  public static let iPhone8 = Device("iPhone 8")
  /// The iPhone 7.
  public static let iPhone7 = Device("iPhone 7")
  /// The iPhone 6s.
  public static let iPhone6s = Device("iPhone 6s")
  /// The iPhone 6.
  public static let iPhone6 = Device("iPhone 6")
  /// The iPhone 8 Plus.
  public static let iPhone8Plus = Device("iPhone 8 Plus")
  /// The iPhone 7 Plus.
  public static let iPhone7Plus = Device("iPhone 7 Plus")
  /// The iPhone 6s Plus.
  public static let iPhone6sPlus = Device("iPhone 6s Plus")
  /// The iPhone 6 Plus.
  public static let iPhone6Plus = Device("iPhone 6 Plus")
  /// The iPhone X.
  public static let iPhoneX = Device("iPhone X")
  /// The iPhone XS.
  public static let iPhoneXS = Device("iPhone XS")
  /// The iPhone 11 Pro.
  public static let iPhone11Pro = Device("iPhone 11 Pro")
  /// The iPhone XR.
  public static let iPhoneXR = Device("iPhone XR")
  /// The iPhone 11.
  public static let iPhone11 = Device("iPhone 11")
  /// The iPhone XS Max.
  public static let iPhoneXSMax = Device("iPhone XS Max")
  /// The iPhone 11 Pro Max.
  public static let iPhone11ProMax = Device("iPhone 11 Pro Max")
  /// The iPhone 12 mini.
  public static let iPhone12Mini = Device("iPhone 12 mini")
  /// The iPhone 13 mini.
  public static let iPhone13Mini = Device("iPhone 13 mini")
  /// The iPhone 12.
  public static let iPhone12 = Device("iPhone 12")
  /// The iPhone 12 Pro.
  public static let iPhone12Pro = Device("iPhone 12 Pro")
  /// The iPhone 13.
  public static let iPhone13 = Device("iPhone 13")
  /// The iPhone 13 Pro.
  public static let iPhone13Pro = Device("iPhone 13 Pro")
  /// The iPhone 14.
  public static let iPhone14 = Device("iPhone 14")
  /// The iPhone 16e.
  public static let iPhone16e = Device("iPhone 16e")
  /// The iPhone 12 Pro Max.
  public static let iPhone12ProMax = Device("iPhone 12 Pro Max")
  /// The iPhone 13 Pro Max.
  public static let iPhone13ProMax = Device("iPhone 13 Pro Max")
  /// The iPhone 14 Plus.
  public static let iPhone14Plus = Device("iPhone 14 Plus")
  /// The iPhone 15.
  public static let iPhone15 = Device("iPhone 15")
  /// The iPhone 14 Pro.
  public static let iPhone14Pro = Device("iPhone 14 Pro")
  /// The iPhone 15 Pro.
  public static let iPhone15Pro = Device("iPhone 15 Pro")
  /// The iPhone 16.
  public static let iPhone16 = Device("iPhone 16")
  /// The iPhone 14 Pro Max.
  public static let iPhone14ProMax = Device("iPhone 14 Pro Max")
  /// The iPhone 15 Plus.
  public static let iPhone15Plus = Device("iPhone 15 Plus")
  /// The iPhone 15 Pro Max.
  public static let iPhone15ProMax = Device("iPhone 15 Pro Max")
  /// The iPhone 16 Plus.
  public static let iPhone16Plus = Device("iPhone 16 Plus")
  /// The iPhone 16 Pro.
  public static let iPhone16Pro = Device("iPhone 16 Pro")
  /// The iPhone 16 Pro Max.
  public static let iPhone16ProMax = Device("iPhone 16 Pro Max")
  /// The iPad mini (5th generation).
  public static let iPadMini5 = Device("iPad mini (5th generation)")
  /// The iPad (6th generation).
  public static let iPad6 = Device("iPad (6th generation)")
  /// The iPad (5th generation).
  public static let iPad5 = Device("iPad (5th generation)")
  /// The iPad Air 2.
  public static let iPadAir2 = Device("iPad Air 2")
  /// The iPad (9th generation).
  public static let iPad9 = Device("iPad (9th generation)")
  /// The iPad (8th generation).
  public static let iPad8 = Device("iPad (8th generation)")
  /// The iPad (7th generation).
  public static let iPad7 = Device("iPad (7th generation)")
  /// The iPad Air (3rd generation).
  public static let iPadAir3 = Device("iPad Air (3rd generation)")
  /// The iPad Pro 10.5-inch.
  public static let iPadPro10Inch = Device("iPad Pro 10.5-inch")
  /// The iPad (10th generation).
  public static let iPad10 = Device("iPad (10th generation)")
  /// The iPad Air (5th generation).
  public static let iPadAir5 = Device("iPad Air (5th generation)")
  /// The iPad Air (4th generation).
  public static let iPadAir4 = Device("iPad Air (4th generation)")
  /// The iPad Pro 11-inch (4th generation).
  public static let iPadPro11Inch4 = Device("iPad Pro 11-inch (4th generation)")
  /// The iPad Pro 11-inch (3rd generation).
  public static let iPadPro11Inch3 = Device("iPad Pro 11-inch (3rd generation)")
  /// The iPad Pro 11-inch (2nd generation).
  public static let iPadPro11Inch2 = Device("iPad Pro 11-inch (2nd generation)")
  /// The iPad Pro 11-inch (1st generation).
  public static let iPadPro11Inch1 = Device("iPad Pro 11-inch (1st generation)")
  /// The iPad Pro 12.9-inch (2nd generation).
  public static let iPadPro12Inch2 = Device("iPad Pro 12.9-inch (2nd generation)")
  /// The iPad Pro 12.9-inch (1st generation).
  public static let iPadPro12Inch1 = Device("iPad Pro 12.9-inch (1st generation)")
  /// The iPad Pro 12.9-inch (6th generation).
  public static let iPadPro12Inch6 = Device("iPad Pro 12.9-inch (6th generation)")
  /// The iPad Pro 12.9-inch (5th generation).
  public static let iPadPro12Inch5 = Device("iPad Pro 12.9-inch (5th generation)")
  /// The iPad Pro 12.9-inch (4th generation).
  public static let iPadPro12Inch4 = Device("iPad Pro 12.9-inch (4th generation)")
  /// The iPad Pro 12.9-inch (3rd generation).
  public static let iPadPro12Inch3 = Device("iPad Pro 12.9-inch (3rd generation)")
  /// The iPad Pro 13-inch (M4).
  public static let iPadPro13InchM4 = Device("iPad Pro 13-inch (M4)")
}
