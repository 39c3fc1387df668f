import DemoScreens
import Foundation
import PhoneSimulator
import Scenarios

// What libFuzzer calls; its loop and `main` come with `--sanitize fuzzer`.

private let vocabulary: ScenarioVocabulary = MainActor.assumeIsolated {
  do {
    let catalog = try DeviceCatalog(assets: Assets.find())
    guard let device = catalog.device(named: "iPhone 13") else {
      fatalError("The catalogue has no iPhone 13.")
    }
    return ScenarioVocabulary(
      devices: catalog.devices, screens: AppScreen.demonstrations.map(\.name),
      languages: ["de", "en"], defaultDevice: device)
  } catch {
    fatalError("The assets cannot be read: \(error)")
  }
}

/// Writes the words of the language into the file that `SCENARIO_WORDS` names, in
/// time for libFuzzer to read it as its `-dict`.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  if let path = ProcessInfo.processInfo.environment["SCENARIO_WORDS"] {
    do {
      try Data(WordList(vocabulary).dictionary.utf8).write(to: URL(filePath: path))
    } catch {
      fatalError("\(path) cannot be written: \(error)")
    }
  }
  return 0
}

/// Reads the bytes as a scenario and stops the process at a fault of the parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let fault = Reading(input, vocabulary: vocabulary).fault { fatalError(fault) }
  return 0
}
