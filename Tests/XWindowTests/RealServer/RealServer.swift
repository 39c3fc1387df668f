import Testing

/// Tests against a real X server, one after the other: each has a server and a client of its own,
/// and two cores are soon taken.
@Suite(.serialized) enum RealServer {}
