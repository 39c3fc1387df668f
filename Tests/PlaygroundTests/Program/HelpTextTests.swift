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
                                    [--look WORDS] [--scale N] [--slow FACTOR] [--trace FILE]
                                    [--record FILE] [--play FILE] [--compare SCREEN]
          keyboard-playground devices
          keyboard-playground screens
          keyboard-playground render (--screen NAME | FILE...) --out DIR [--write LIST] [--scale N]
                                     [--film FORMAT] [--touches] [--quiet]
          keyboard-playground check [FILE | FOLDER ...] [--goldens DIR] [--update MODE]
                                    [--tolerance PERCENT] [--scale N] [--jobs N] [--timeout SECONDS]
                                    [--shard I/N] [--report DIR] [--json FILE] [--junit FILE]
                                    [--annotations]
                                    --merge DIR ... [--report DIR] [--json FILE] [--junit FILE]
                                    [--annotations]
          keyboard-playground sweep FILE --heights LIST --out FILE
                                    [--still NAME] [--scale N] [--columns N]
          keyboard-playground matrix FILE ... [--devices LIST] [--screens LIST] [--looks LIST]
                                     --out FILE [--still NAME] [--scale N] [--columns N]
          keyboard-playground compare SCREEN SCREEN [FILE] --out FILE [--scale N] [--film FORMAT]
                                      [--touches]
          keyboard-playground open FILE | FOLDER ... [--class NAME | --app]
                                   [--device NAME] [--keyboard-height POINTS]
                                   [--look WORDS] [--scale N] [--slow FACTOR]
                                   [--host KIND] [--resources DIR] [--why FILE]
                                   [--swift MODE] [--trace FILE] [--record FILE]
                                   [--wait-for-debugger]
                                   [--missing FILE | FOLDER ...] [--clean]
          keyboard-playground init [DIR] [--package URL | DIR]
          keyboard-playground format FILE [--write]
          keyboard-playground verbs
          keyboard-playground help [COMMAND]

        Commands:
          run      Opens a window with the phone; what happens when no command is given.
          devices  Lists the phones and tablets that can be simulated.
          screens  Lists the screens, and what to watch on them.
          render   Plays scenarios without a window and writes what is seen.
          check    Plays scenarios and compares what is seen with pictures and traces
                   kept.
          sweep    Plays a scenario under keyboards of several heights, onto one sheet.
          matrix   Plays scenarios on several devices and screens and in several looks,
                   onto one sheet.
          compare  Plays one scenario on two screens, side by side in one film.
          open     Opens a view controller of files written for iOS in a window.
          init     Writes a package with a screen, a scenario and a test to begin with.
          format   Prints a scenario in its canonical form.
          verbs    Lists what scenarios are made of: settings, and steps by their verbs.
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
                                  [--look WORDS] [--scale N] [--slow FACTOR] [--trace FILE]
                                  [--record FILE] [--play FILE] [--compare SCREEN]

        F1 in the window lists its keys and what the mouse does.

        Stills (Ctrl+S) are saved in the folder keyboard-playground among your pictures,
        recordings (Ctrl+R) in the one among your documents: XDG_PICTURES_DIR and
        XDG_DOCUMENTS_DIR, the desktop's user-dirs.dirs, or ~/Pictures and ~/Documents.

        A recording is a scenario: it gives the same trace again, in a window or without
        one. What is typed into a password field is not in it, only how many characters
        it was.

        Options:
          --device NAME             The phone; "keyboard-playground devices" lists them.
          --screen NAME             What is on the phone; "keyboard-playground screens"
                                    lists them.
          --keyboard-height POINTS  The keyboard's height, instead of the device's own.
          --look WORDS              How apps look, such as dark or
                                    dark+AX3+right-to-left; F5 in the window changes it.
          --scale N                 Pixels to a point; without it the phone gets as
                                    large as the screen allows.
          --slow FACTOR             How many times slower everything on the phone is.
          --trace FILE              Writes where keyboard and target are, as CSV, while
                                    it happens: a row for each frame that is not like
                                    the one before, as render --write goldens does. For
                                    - it is standard output, with additional rows whose
                                    event is settled: nothing moves, and all input is
                                    handled.
          --record FILE             Writes everything that was done as a scenario, at
                                    the end.
          --play FILE               Plays a scenario in the window, on its own device
                                    and screen, and hands the phone over at its end. Of
                                    its stills, films and dumps only the time passes.
                                    The exit status is 1 if a step failed.
          --compare SCREEN          Shows a second phone with another screen beside the
                                    first, under the same input. A trace is written for
                                    each: --trace A,B. The recording has places instead
                                    of names, so that it plays on either screen.
          --assets DIR              The folder with devices.json, fonts.conf, scenarios.
          --help                    Explains the command.
          --version                 Prints the version.

        """)
  }

  @Test("About rendering")
  func render() {
    #expect(
      ProgramRun("help", "render").output == """
        Plays scenarios without a window and writes what is seen.

        Usage:
          keyboard-playground render (--screen NAME | FILE...) --out DIR [--write LIST] [--scale N]
                                     [--film FORMAT] [--touches] [--quiet]

        Writes every frame as frame-00000.png and so on, the scenario's stills, films
        and dumps under their own names, trace.csv, and timeline.png and timeline.svg.
        Several scenarios get a folder each. Numbered frames of an earlier run in the
        same folder are removed first. Time is logical, usually 60 frames a second: the
        same scenario gives the same files. The last line has the motion's numbers.

        "keyboard-playground verbs" says how scenarios are written.

        Options:
          --screen NAME  Plays the demonstration of this screen.
          --out DIR      The folder to write to; made if it is not there.
          --write LIST   What to write, with commas: frames, pictures (the scenario's
                         own), film (the whole run), trace, timeline, goldens (what
                         check compares); else frames,pictures,trace,timeline.
          --scale N      Pixels to a point, instead of the scenario's own; else 2.
          --film FORMAT  The format of films: apng, which is usual, or mp4 or webm,
                         which need ffmpeg.
          --touches      Shows fingers in films and numbered frames.
          --quiet        Does not say how far long work is.
          --assets DIR   The folder with devices.json, fonts.conf, scenarios.
          --help         Explains the command.
          --version      Prints the version.

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
