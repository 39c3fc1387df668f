import Testing

@testable import Playground

@Suite("Help about scenarios and what is made of many")
@MainActor
struct CheckHelpTests {
  @Test("About the check")
  func check() {
    #expect(
      ProgramRun("help", "check").output == """
        Plays scenarios and compares what is seen with pictures and traces kept.

        Usage:
          keyboard-playground check [FILE | FOLDER ...] [--goldens DIR] [--update MODE]
                                    [--tolerance PERCENT] [--scale N] [--jobs N] [--timeout SECONDS]
                                    [--shard I/N] [--report DIR] [--json FILE] [--junit FILE]
                                    [--annotations]
                                    --merge DIR ... [--report DIR] [--json FILE] [--junit FILE]
                                    [--annotations]

        Plays each scenario in a process of its own and compares stills, strips, dumps
        and the trace with the files in DIR/SCENARIO. Of a folder it takes the files
        *.scenario right in it, without a file or folder those of this program. Where
        something differs, a page shows the old and the new picture, the pixels that
        differ and the views under them, and the lines of the trace.

        Goldens that no scenario makes any more fail the check; updating failing or all
        removes them, in folders that a check has made. DIR/RENDERER lists these, and
        names the libraries and fonts that made the pictures: with others traces are
        still compared exactly, pictures only with a tolerance; where they are not, the
        exit status is 3.

        Several machines share the work with --shard and --report; of the folders they
        have reported to --merge makes one page and one exit status. The page names the
        command that takes over what is seen, and has a film of each run that failed.

        Options:
          --goldens DIR        Where the goldens are; else Tests/Goldens.
          --update MODE        Which goldens to write: missing ones, failing ones too,
                               all, or never; else missing, or never where CI is set in
                               the environment.
          --tolerance PERCENT  How far the colour of a pixel may be off, in percent of
                               black and white; else 0.
          --scale N            Pixels to a point, instead of the scenario's own; else 1.
          --jobs N             How many scenarios at a time; else as many as cores.
          --timeout SECONDS    How long a scenario may take; else 60.
          --shard I/N          Does the I-th of N parts of the work only.
          --report DIR         Where the page goes, and always write it; else
                               check-report, if something differs. It replaces that of
                               an earlier check, and nothing else.
          --merge              Plays nothing, and makes one report of those in the
                               folders DIR.
          --json FILE          Writes the results as JSON, which is check.json beside
                               the page as well.
          --junit FILE         Writes the results as JUnit XML, for CI.
          --annotations        Prints the findings as GitHub shows them in a change.
          --assets DIR         The folder with devices.json, fonts.conf, scenarios.
          --help               Explains the command.
          --version            Prints the version.

        """)
  }

  @Test("About sweep")
  func sweep() {
    #expect(
      ProgramRun("help", "sweep").output == """
        Plays a scenario under keyboards of several heights, onto one sheet.

        Usage:
          keyboard-playground sweep FILE --heights LIST --out FILE
                                    [--still NAME] [--scale N] [--columns N]

        Under each picture are the motion's numbers. Expectations that are not met are
        said there too and do not end the run; the exit status is then 1.

        Options:
          --heights LIST  Heights in points with commas between them, or ranges:
                          200..300:10 is from 200 to 300 in steps of 10, which are 20
                          where none is named.
          --out FILE      Where the sheet goes, as a PNG picture.
          --still NAME    Which still to show; else the last one, or the end.
          --scale N       Pixels to a point; else 1.
          --columns N     How many pictures side by side.
          --assets DIR    The folder with devices.json, fonts.conf, scenarios.
          --help          Explains the command.
          --version       Prints the version.

        """)
  }

  @Test("About matrix")
  func matrix() {
    #expect(
      ProgramRun("help", "matrix").output == """
        Plays scenarios on several devices and screens and in several looks, onto one sheet.

        Usage:
          keyboard-playground matrix FILE ... [--devices LIST] [--screens LIST] [--looks LIST]
                                     --out FILE [--still NAME] [--scale N] [--columns N]

        At least one of the lists has to be there. Where no devices are listed a
        scenario is played on its own one, where no screens are on its own screen, where
        no looks are in its own.

        Under each picture are the motion's numbers. Expectations that are not met are
        said there too and do not end the run; the exit status is then 1.

        Options:
          --devices LIST  Devices with commas between them, or all.
          --screens LIST  Screens with commas between them, or all.
          --looks LIST    How apps look, with commas between the looks, such as
                          light,dark,dark+AX3: one of XS, S, M, L, XL, XXL, XXXL and AX1
                          to AX5 is the size of text, and there are right-to-left,
                          increased-contrast, reduced-motion, cross-fade and pink-tint.
          --out FILE      Where the sheet goes, as a PNG picture.
          --still NAME    Which still to show; else the last one, or the end.
          --scale N       Pixels to a point; else 1.
          --columns N     How many pictures side by side.
          --assets DIR    The folder with devices.json, fonts.conf, scenarios.
          --help          Explains the command.
          --version       Prints the version.

        """)
  }

  @Test("About compare")
  func compare() {
    #expect(
      ProgramRun("help", "compare").output == """
        Plays one scenario on two screens, side by side in one film.

        Usage:
          keyboard-playground compare SCREEN SCREEN [FILE] --out FILE [--scale N] [--film FORMAT]
                                      [--touches]

        FILE is a scenario whose own screen does not count; without one it is the
        demonstration of the first screen. Expectations that are not met do not end the
        run; a step that one screen cannot do ends it there. The exit status is then 1.

        Options:
          --out FILE     Where the film goes.
          --scale N      Pixels to a point, instead of the scenario's own; else 1.
          --film FORMAT  apng, or mp4 or webm, which need ffmpeg; else what the name of
                         the file says.
          --touches      Shows fingers in films and numbered frames.
          --assets DIR   The folder with devices.json, fonts.conf, scenarios.
          --help         Explains the command.
          --version      Prints the version.

        """)
  }

  @Test("The language of scenarios")
  func verbs() {
    #expect(
      ProgramRun("verbs").output == """
        A scenario is a text: settings, a line of dashes (---), steps, one to a line. What
        stands behind # at the start of a line, or behind two spaces and #, is a comment.

        Settings:
          device: NAME      The phone.
          screen: NAME      What is on it; the one setting that has to be there.
                            FILE.swift#CLASS is a view controller of a file written for
                            iOS, FOLDER#CLASS one of a folder; paths begin where the
                            scenario is.
          language: NAME    The language of the keys, instead of en.
          look: WORDS       How apps look, in words with spaces between them: dark, a
                            size of text such as AX3, right-to-left, increased-contrast,
                            reduced-motion or cross-fade, pink-tint.
          keyboard: POINTS  The keyboard's height, instead of the device's own.
          scale: N          Pixels to a point in pictures.
          fps: N            Frames a second of logical time, instead of 60.
          seed: N           Where the numbers begin that decide what monkey does,
                            instead of 0.
          refused: WORD     skip goes on after a step that the phone refuses, as the
                            window does; fail is usual.

        Steps:
          tap TARGET [at X,Y] [for SECONDS]
              A finger touches a target and leaves it at once, or after a time: the
              middle of the view with this #identifier or "text", a place in it from its
              top left, or the point x,y of the screen.
          double-tap TARGET
              Two taps, one right after the other.
          drag TARGET to TARGET over SECONDS
          drag TARGET [at X,Y] along TIME:X,Y ...
              A finger comes down on the first target and moves to the second at an even
              speed, or on a way of its own: from point to point of the screen, at times
              counted from when it came down; at the last one it is lifted.
          flick TARGET to TARGET
              A quick drag, in a tenth of a second: the finger is lifted while it moves.
          scroll TARGET by X,Y [over SECONDS]
              A finger on the target moves what is under it, so that so many points more
              of what lies right and below come into sight, and rests before it is
              lifted; takes 0.4 s where nothing is said.
          wheel TARGET by X,Y
              A mouse's wheel over the target scrolls so many points more of what lies
              right and below into sight, as far as there are any.
          finger down | move | up | cancel X,Y [id N]
              One event of a finger at a point of the screen, and nothing more; ids tell
              fingers apart, and without one it is finger 0.
          monkey N [every SECONDS]
              Does N things at random: taps, drags, keys, keyboard heights; the same
              ones for the same seed in the settings.
          type "TEXT" [every SECONDS | along TIME ...]
          type secret N [every SECONDS | along TIME ...]
              Types a text at once, or one character at a time; \\n is the return key. A
              recorded text has the times at which each key went down and up, DOWN-UP.
              Secret characters are those of a password: so many of them, but nobody is
              told which.
          press KEY [xN]
          press KEY down | up
          press KEY along TIME ...
              Presses a key of a real keyboard: Escape, Tab, Return, Backspace, Delete,
              Left, Right, Up, Down, Home, End, Space, a character, or one of these with
              Shift+ or Ctrl+ in front; xN for N times. A recorded key has the times at
              which it went down and up, DOWN-UP.
          compose "TEXT" [caret N]
              Shows text an input method is composing, marked as such, with the caret
              behind N units of UTF-16 or at its end; an empty text ends the
              composition.
          pasteboard "TEXT"
              Puts a text on the pasteboard, as when it is copied elsewhere; Ctrl+V or
              the edit menu pastes it.
          paste "TEXT"
              Pastes a text at once that is on no pasteboard, as a middle click in the
              window does with what is selected elsewhere.
          keyboard show | hide | toggle
          keyboard dock | undock | split | float
          keyboard height POINTS | device [over SECONDS]
          keyboard height along TIME:POINTS ...
          keyboard suggestions on | off
          keyboard hardware on | off
              Brings the software keyboard back, or puts it away while the field keeps
              the focus. Puts an iPad's at the bottom of the screen, off it, in two
              halves, or makes it small. Sets its height, or gives it the device's own;
              over a time its edge is pulled there. Shows or hides the bar with
              suggestions. Connects or disconnects a hardware keyboard.
          language NAME
              Types with the keys of another language, such as de.
          post NOTIFICATION [begin FRAME] [end FRAME] [duration SECONDS] [curve N | none] [foreign]
              Posts a keyboard notification that no keyboard stands behind, as a system
              with a fault would. A FRAME is X,Y,WIDTH,HEIGHT; without one it is where
              the keyboard is, or waits below the screen. Foreign is the keyboard of
              another app.
          app background | foreground
              Takes the app from the front, or brings it back. Fingers are let go; the
              focus and the keyboard stay, and the keyboard posts nothing.
          appearance light | dark
              Makes all apps light or dark, and the keyboard with them.
          text size SIZE
              Sets how large text is: XS, S, M, L, XL, XXL or XXXL, of which L is usual,
              or AX1 to AX5 for people who see badly.
          direction left-to-right | right-to-left
              Sets the direction in which interfaces are put together; what the keys
              are, is for language to say.
          contrast normal | increased
              Sets how much the system's colours differ.
          motion full | reduced | cross-fade
              Sets how much moves: less, or less and what would slide fades.
          tint COLOR | default
              Sets the tint of what has none of its own, to one of the system's colours,
              such as pink.
          message "TEXT"
              A message comes. Where a field wants a one-time code, the code in the
              message is offered above the keys for three minutes.
          device NAME
              Goes on on another device: the screen begins anew, time goes on, and the
              keyboard stays as it is set. Fingers and keys are let go. A name may stand
              in double quotes.
          screen NAME
              Goes on with another screen on the same device, or with the same one anew,
              as device does.
          wait SECONDS
          wait until settled | CONDITION [max SECONDS]
              Lets time pass: so many seconds, until nothing moves, or until a condition
              is true (expect lists them), which fails after 5 seconds or the ones
              given.
          advance SECONDS
          advance N frames | ticks
              Lets an exact time pass: seconds, frames of the scenario's rate, or ticks
              of the phone's clock, 600 to a second.
          still NAME [of TARGET]
              Saves a picture of the screen, or of one view, as NAME.png.
          film NAME for SECONDS [as strip every SECONDS]
          film NAME until settled [max SECONDS] [as strip every SECONDS]
              Lets time pass and saves what is seen: as a moving picture, or as a strip
              of pictures side by side in NAME.png.
          dump tree | notifications | trace NAME
              Saves the views with their frames or the notifications so far as NAME.txt,
              or the trace so far as NAME.csv.
          expect CONDITION [within POINTS]
              Fails unless the condition is true of what is seen at this moment:
              keyboard up | down | top POINTS; shift POINTS; #ID above keyboard [by
              POINTS]; #ID [not] focused; #ID [not] visible; #ID frame X,Y,WIDTH,HEIGHT;
              #ID text "TEXT"; gap #ID at most POINTS; notifications none | NAME ...;
              motion gap | overlap | out-of-step | step | overshoot | rest-error at most
              NUMBER. Numbers that print alike with three decimals are the same; within
              allows for more.
          include FILE
              Plays the steps of another file, which has no settings of its own; its
              path is relative to this file.

        Motion, of a run up to now:
          gap          The most free space between target and keyboard while the view
                       moved, in points.
          overlap      How far the keyboard covered the target at most while something
                       moved, in points.
          out-of-step  How long one of keyboard and view stood while the other moved, in
                       seconds, in motions of both.
          step         The moved view's greatest way from one frame to the next, in
                       points.
          overshoot    How far the view went beyond both ends of a motion, in points.
          rest-error   What was left at rest: the shift without a keyboard, or what it
                       covered of the target, in points.

        """)
  }
}
