import Foundation
import Playground

exit(Program.standard.runProcess().rawValue)
