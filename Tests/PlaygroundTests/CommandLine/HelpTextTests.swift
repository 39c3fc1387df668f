import Testing

@testable import Playground

@Suite("Help")
@MainActor
struct HelpTextTests {
  @Test("The overview", arguments: [["--help"], ["-h"], ["help"], ["--device", "x", "--help"]])
  func overview(arguments: [String]) {
    let run = ProgramRun(arguments)
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        keyboard-playground: a phone whose keyboard can be taken hold of.

        Usage:
          keyboard-playground [run] [--device NAME] [--screen NAME] [--keyboard-height POINTS]
                                    [--scale N] [--slow FACTOR] [--trace FILE]
          keyboard-playground devices
          keyboard-playground screens
          keyboard-playground render (--screen NAME | FILE.scenario) --out DIR [--scale N]
          keyboard-playground help [COMMAND]

        Commands:
          run      Opens a window with the phone; what happens when no command is given.
          devices  Lists the phones and tablets that can be simulated.
          screens  Lists the screens, and what to watch on them.
          render   Plays a scenario without a window and writes its frames.
          help     Explains a command.

        Options of every command:
          --assets DIR  The folder with devices.json, fonts.conf, scenarios.
          --help        Explains the command.
          --version     Prints the version.

        Exit status: 0 all went well, 1 a step of a scenario failed, 2 the arguments or
        the scenario are wrong, 3 display, fonts, files or disk are not as they have to be.

        """)
  }

  @Test("About the window", arguments: [["run", "--help"], ["help", "run"]])
  func run(arguments: [String]) {
    #expect(
      ProgramRun(arguments).output == """
        Opens a window with the phone; what happens when no command is given.

        Usage:
          keyboard-playground run [--device NAME] [--screen NAME] [--keyboard-height POINTS]
                                  [--scale N] [--slow FACTOR] [--trace FILE]

        F1 in the window lists its keys and what the mouse does.

        Options:
          --device NAME             The phone; "keyboard-playground devices" lists them.
          --screen NAME             What is on the phone; "keyboard-playground screens"
                                    lists them.
          --keyboard-height POINTS  The keyboard's height, instead of the device's own.
          --scale N                 Pixels to a point; without it the phone gets as
                                    large as the screen allows.
          --slow FACTOR             How many times slower everything on the phone is.
          --trace FILE              Writes where keyboard and target are in every frame,
                                    as CSV, while it happens; - is standard output.
          --assets DIR              The folder with devices.json, fonts.conf, scenarios.
          --help                    Explains the command.
          --version                 Prints the version.

        """)
  }

  @Test("About rendering")
  func render() {
    #expect(
      ProgramRun("help", "render").output == """
        Plays a scenario without a window and writes its frames.

        Usage:
          keyboard-playground render (--screen NAME | FILE.scenario) --out DIR [--scale N]

        Writes every frame as frame-00000.png and so on, the scenario's stills under
        their own names, and trace.csv. Numbered frames of an earlier run in the same
        folder are removed first. Time is logical, usually 60 frames a second: the same
        scenario gives the same files.

        Options:
          --screen NAME  Plays the demonstration of this screen.
          --out DIR      The folder to write to; made if it is not there.
          --scale N      Pixels to a point, instead of the scenario's own; else 2.
          --assets DIR   The folder with devices.json, fonts.conf, scenarios.
          --help         Explains the command.
          --version      Prints the version.

        A scenario is a text: settings, a line of dashes (---), steps, one to a line. What
        stands behind # at the start of a line, or behind two spaces and #, is a comment.

        Settings:
          device: NAME      The phone.
          screen: NAME      What is on it; the one setting that has to be there.
          keyboard: POINTS  The keyboard's height, instead of the device's own.
          scale: N          Pixels to a point in pictures.
          fps: N            Frames a second of logical time, instead of 60.

        Steps:
          tap TARGET
              A finger touches a target and leaves it at once: the middle of the view
              with this #identifier or "text", or the point x,y.
          type "TEXT" [every SECONDS]
              Types a text at once, or one character at a time; \\n is the return key.
          press KEY [xN]
              Presses a key of a real keyboard: Escape, Tab, Return, Backspace, Delete,
              Left, Right, Up, Down, Home, End, Space, a character, or one of these with
              Shift+ or Ctrl+ in front; xN for N times.
          keyboard show | hide | height POINTS
              Brings the software keyboard back, puts it away while the field keeps the
              focus, or sets its height.
          wait SECONDS | until settled [max SECONDS]
              Lets time pass: so many seconds, or until nothing moves, which fails after
              5 seconds or the ones given.
          still NAME
              Saves a picture of the screen as NAME.png.
          expect CONDITION
              Fails unless the condition is true of what is seen at this moment: shift
              POINTS, #ID above keyboard [by POINTS], keyboard up | down.

        """)
  }

  @Test("About a command without options of its own")
  func devices() {
    #expect(
      ProgramRun("devices", "--help").output == """
        Lists the phones and tablets that can be simulated.

        Usage:
          keyboard-playground devices

        Options:
          --assets DIR  The folder with devices.json, fonts.conf, scenarios.
          --help        Explains the command.
          --version     Prints the version.

        """)
  }

  @Test("Every option of a command is in its usage")
  func usage() {
    for command in CommandSyntax.all {
      let usage = command.usage.joined(separator: " ")
      for option in command.options { #expect(usage.contains(option.spelling)) }
    }
  }

  @Test("The version", arguments: [["--version"], ["render", "--version"]])
  func version(arguments: [String]) {
    let run = ProgramRun(arguments)
    #expect(run.output == "keyboard-playground 0.1.0\n")
    #expect(run.exitCode == .success)
  }
}
