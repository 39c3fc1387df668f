import Testing

@testable import Playground

@MainActor
@Suite("What open says about itself")
struct OpenHelpTests {
  @Test("About open")
  func open() {
    #expect(
      ProgramRun("help", "open").output == """
        Opens a view controller of files written for iOS in a window.

        Usage:
          keyboard-playground open FILE | FOLDER ... [--class NAME | --app]
                                   [--device NAME] [--keyboard-height POINTS]
                                   [--look WORDS] [--scale N] [--slow FACTOR]
                                   [--host KIND] [--resources DIR] [--why FILE]
                                   [--swift MODE] [--trace FILE] [--record FILE]
                                   [--wait-for-debugger]
                                   [--missing FILE | FOLDER ...] [--clean]

        The files are taken as they are, all of one module together. What speaks to
        Objective-C is rewritten first (@objc, #selector, overrides in extensions,
        conditions for iOS), then all is compiled against UIKit as it is here. Of a
        folder those *.swift in it are compiled that the class needs. What is shown is
        the class that --class names, the only view controller, or the one that is
        chosen in the window. A view, or an object that is none, is shown on a screen
        with six fields, which --host changes.

        When a file is saved, all is compiled again, and the same moment is seen with
        the new code: everything that was done is done once more. Errors stand in the
        window, and the old code goes on.

        The code runs, as you, in a process of its own: if it traps or does not answer
        for 5 s, that process ends, and the window stays and says where. What it prints
        goes to standard output, and is shown in the window by F4. What it does over the
        network is really done.

        --missing says which names files need of UIKit that are not here. Each has a
        line: the place of its first use, how often it is used, and the name that is
        most like it. Where none is missing, the compiler's own words say what keeps the
        files from compiling. The exit status is 0 if they compile and 1 if they do not.

        The Swift toolchain has to be there. The first time, the program that rewrites
        is built with it, which takes some seconds, into keyboard-playground in
        XDG_CACHE_HOME or ~/.cache. There is room for four toolchains and for the 32
        libraries that were used last; --clean removes the folder.

        Options:
          --class NAME              The class that is shown; where its objects need
                                    arguments, how one is made: --class
                                    'LoginViewController(user: "Zoe")'.
          --app                     Begins with the app's delegate, and that of its
                                    scene, instead of a class; scenarios name it by
                                    FOLDER#@main.
          --host KIND               Where a class is shown that is no view controller:
                                    among the fields of a form, of one that scrolls, or
                                    above a text; form without it.
          --resources DIR           A folder with pictures, tables of texts (*.strings)
                                    and asset catalogues, besides the folders that are
                                    opened and those of files that are.
          --swift MODE              The language mode that the files are compiled in: 5,
                                    as without it, or 6.
          --why FILE                Says why the class needs a file, and opens no
                                    window.
          --device NAME             The phone; "keyboard-playground devices" lists them.
          --keyboard-height POINTS  The keyboard's height, instead of the device's own.
          --look WORDS              How apps look, such as dark or
                                    dark+AX3+right-to-left; F5 in the window changes it.
          --scale N                 Pixels to a point; without it the phone gets as
                                    large as the screen allows.
          --slow FACTOR             How many times slower everything on the phone is.
          --trace FILE              Writes where keyboard and target are, as run does.
          --record FILE             Writes everything that was done as a scenario, at
                                    the end.
          --wait-for-debugger       Starts the code when a debugger holds its process,
                                    whose number is said.
          --missing                 Lists what is missing, and opens no window.
          --clean                   Removes what was built, before anything else is
                                    done.
          --assets DIR              The folder with devices.json, fonts.conf, scenarios.
          --help                    Explains the command.
          --version                 Prints the version.

        """)
  }
}
