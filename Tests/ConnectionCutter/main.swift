import Foundation

// Stands between a program and its X server, and cuts the connection after a number of packets,
// those of both directions together. A program that has nothing more to say is cut off, too.
//
// usage: ConnectionCutter DISPLAY PACKETS
//
// It says first which display the program has to be started with, serves one connection, and says
// at the end how many packets went through.

/// How long both may be silent, and the program may need to begin, in milliseconds.
let (longestSilence, longestStart): (Int32, Int32) = (3000, 60_000)

func fail(_ what: String) -> Never {
  FileHandle.standardError.write(Data("\(what): \(String(cString: strerror(errno)))\n".utf8))
  exit(3)
}

/// Calls a function that takes the address of a socket.
func withAddress<Address>(
  _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
  withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body($0, socklen_t(MemoryLayout<Address>.size))
    }
  }
}

/// Opens a door at any free port of this machine; displays are counted from port 6000 on.
func openDoor() -> (socket: Int32, display: Int) {
  let door = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  guard withAddress(&address, { bind(door, $0, $1) }) == 0, listen(door, 1) == 0 else {
    fail("no port")
  }
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  guard withAddress(&address, { pointer, _ in getsockname(door, pointer, &length) }) == 0 else {
    fail("no port")
  }
  return (door, Int(UInt16(bigEndian: address.sin_port)) - 6000)
}

func connectToServer(_ number: Int) -> Int32 {
  let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let path = Array("/tmp/.X11-unix/X\(number)".utf8)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
  guard withAddress(&address, { connect(server, $0, $1) }) == 0 else { fail("display \(number)") }
  return server
}

/// Passes one packet on; false at the end of either side.
func pass(from source: Int32, to target: Int32) -> Bool {
  var buffer = [UInt8](repeating: 0, count: 65_536)
  let count = read(source, &buffer, buffer.count)
  guard count > 0 else { return false }
  var rest = buffer[..<count]
  while !rest.isEmpty {
    let sent = rest.withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
    guard sent > 0 else { return false }
    rest = rest.dropFirst(sent)
  }
  return true
}

func waitForInput(_ descriptors: [Int32], _ milliseconds: Int32) -> [Bool] {
  var ends = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  poll(&ends, nfds_t(ends.count), milliseconds)
  return ends.map { $0.revents != 0 }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let number = Int(arguments[1].drop { $0 == ":" }),
  let limit = Int(arguments[2])
else {
  errno = EINVAL
  fail("usage: ConnectionCutter DISPLAY PACKETS")
}
signal(SIGPIPE, SIG_IGN)
let (door, display) = openDoor()
FileHandle.standardOutput.write(Data("127.0.0.1:\(display)\n".utf8))
guard waitForInput([door], longestStart) == [true] else {
  errno = ETIMEDOUT
  fail("no program")
}
let program = accept(door, nil, nil)
let server = connectToServer(number)
var passed = 0
while passed < limit {
  let ready = waitForInput([program, server], longestSilence)
  let source = ready[0] ? program : server
  guard ready.contains(true), pass(from: source, to: source == program ? server : program) else {
    break
  }
  passed += 1
}
FileHandle.standardOutput.write(Data("\(passed) packets\n".utf8))
