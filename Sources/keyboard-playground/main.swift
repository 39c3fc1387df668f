import Foundation
import Playground

exit(Program.standard.run(Array(CommandLine.arguments.dropFirst())).rawValue)
