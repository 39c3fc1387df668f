#ifndef CCRASHTRACE_H
#define CCRASHTRACE_H

/// Writes, whenever a signal or a call of `exit` ends this process, which of some code was being run.
///
/// The code is that of a library that has been loaded by its path. The path is the first line; what was
/// asked of the code is a line behind a question mark; each of its places in the stack, the innermost
/// first, is another one of hexadecimal digits: its distance from where the library begins. Nothing is
/// written where the library is not loaded.
///
/// `signal` makes it write the places of the main thread and go on.
void crash_trace_begin(int file, const char *library, int signal);

/// Notes what is asked of the code from now on, in one line; called by the main thread.
void crash_trace_ask(const char *what);

/// Lets the process end without a word.
void crash_trace_end(void);

#endif
