#define _GNU_SOURCE
#include "CCrashTrace.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

static int trace_file = -1;
static uintptr_t lowest, highest, base;
static char head[4096 + 1];
// A line, or nothing.
static char asked_line[1024];
// What is written, all at once: a reader that has some of it has all.
static char text[sizeof head + sizeof asked_line + 130 * (2 * sizeof(uintptr_t) + 1)];
static size_t text_length;

struct search {
  const char *library;
};

// Notes where a library lies in memory.
static int note_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const struct search *search = context;
  if (strcmp(info->dlpi_name, search->library) != 0) return 0;
  base = info->dlpi_addr;
  lowest = UINTPTR_MAX;
  highest = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    uintptr_t start = base + segment->p_vaddr;
    if (start < lowest) lowest = start;
    if (start + segment->p_memsz > highest) highest = start + segment->p_memsz;
  }
  return 1;
}

static void write_place(uintptr_t address) {
  if (address < lowest || address >= highest) return;
  uintptr_t offset = address - base;
  if (text_length + 2 * sizeof offset + 1 > sizeof text) return;
  for (int shift = 8 * (int)sizeof offset - 4; shift >= 0; shift -= 4)
    text[text_length++] = "0123456789abcdef"[(offset >> shift) & 15];
  text[text_length++] = '\n';
}

static void begin(void) {
  text_length = strlen(head);
  memcpy(text, head, text_length);
  size_t asked_length = strlen(asked_line);
  memcpy(text + text_length, asked_line, asked_length);
  text_length += asked_length;
}

static void end(void) {
  if (write(trace_file, text, text_length) < 0) return;
}

static void write_frames(void) {
  void *frames[128];
  int count = backtrace(frames, sizeof frames / sizeof *frames);
  // Behind a call there may be another line.
  for (int i = 0; i < count; i++) write_place((uintptr_t)frames[i] - 1);
}

static void write_stack(void) {
  if (trace_file < 0) return;
  begin();
  write_frames();
  end();
}

static void write_interrupted(void *context) {
  if (trace_file < 0) return;
  const ucontext_t *state = context;
  begin();
#if defined(__x86_64__)
  write_place((uintptr_t)state->uc_mcontext.gregs[REG_RIP]);
#elif defined(__aarch64__)
  write_place((uintptr_t)state->uc_mcontext.pc);
#endif
  write_frames();
  end();
}

static void ended(int number, siginfo_t *information, void *context) {
  (void)information;
  write_interrupted(context);
  trace_file = -1;
  // The handler is gone by now: this time it ends the process.
  raise(number);
}

static void asked(int number, siginfo_t *information, void *context) {
  (void)information;
  // The one that matters is busy; others may have been woken instead.
  if (syscall(SYS_gettid) != getpid()) {
    syscall(SYS_tgkill, getpid(), getpid(), number);
    return;
  }
  write_interrupted(context);
}

void crash_trace_begin(int file, const char *library, int asking) {
  struct search search = {library};
  trace_file = -1;
  if (strlen(library) + 2 > sizeof head || !dl_iterate_phdr(note_library, &search)) return;
  strcpy(head, library);
  strcat(head, "\n");
  // What was printed before the end is not lost.
  setvbuf(stdout, NULL, _IOLBF, 0);
  // The first call loads what later ones use.
  void *frame;
  backtrace(&frame, 1);
  // A stack that is full has no room for a handler.
  static char space[1 << 16];
  stack_t stack = {.ss_sp = space, .ss_size = sizeof space};
  sigaltstack(&stack, NULL);
  const int ends[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
  struct sigaction action = {.sa_sigaction = ended,
                             .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND | SA_NODEFER};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) sigaction(ends[i], &action, NULL);
  action = (struct sigaction){.sa_sigaction = asked, .sa_flags = SA_SIGINFO | SA_RESTART};
  sigaction(asking, &action, NULL);
  static int has_begun;
  if (!has_begun) atexit(write_stack);
  has_begun = 1;
  trace_file = file;
}

void crash_trace_ask(const char *what) {
  size_t length = strnlen(what, sizeof asked_line - 3);
  // A signal that comes meanwhile finds nothing.
  asked_line[0] = 0;
  memcpy(asked_line + 1, what, length);
  for (size_t i = 1; i <= length; i++)
    if (asked_line[i] == '\n') asked_line[i] = ' ';
  asked_line[length + 1] = '\n';
  asked_line[length + 2] = 0;
  asked_line[0] = '?';
}

void crash_trace_end(void) { trace_file = -1; }
