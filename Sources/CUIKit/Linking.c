// What objects ask of the linker, as Swift's objects name their libraries: to keep of the libraries
// only those that the program uses. As on a phone UIKit brings Foundation's network along, whose two
// dozen libraries would be a third of the time in which every program that uses UIKit starts.
__attribute__((used, section(".swift1_autolink_entries")))
static const char keepsUsedLibraries[] = "-Wl,--as-needed";
