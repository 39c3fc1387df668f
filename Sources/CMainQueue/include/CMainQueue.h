#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdint.h>

/*
 * The main queue and the clocks of code that runs in a phone.
 *
 * This target defines some of libdispatch's functions and `clock_gettime`. A
 * program that links it statically reaches these definitions first, also from
 * the libraries of Swift and Foundation. While a phone is entered on the calling
 * thread, work for the main queue goes to that phone, and the clocks read its
 * time; every other call is passed on.
 */

/* Work that was handed over: `run` consumes the context, and so does `drop`. */
typedef struct {
  void *_Nullable context;
  void (*_Nonnull run)(void *_Nullable context);
  void (*_Nonnull drop)(void *_Nullable context);
} cmain_job;

/* What a phone does with it; `phone` is what was entered. */
typedef struct {
  /* On the entered thread: runs the job so many nanoseconds from now. */
  void (*_Nonnull schedule)(void *_Nonnull phone, uint64_t delay, cmain_job job);
  /* On any thread that works for the phone: runs the job at the phone's next turn. */
  void (*_Nonnull hand_over)(void *_Nonnull phone, cmain_job job);
  /* Work in the background begins (1) or ends (-1); `retain` and `release` keep
     the phone meanwhile. */
  void (*_Nonnull count)(void *_Nonnull phone, int change);
  void (*_Nonnull retain)(void *_Nonnull phone);
  void (*_Nonnull release)(void *_Nonnull phone);
  /* The phone's time in nanoseconds since it was switched on. */
  uint64_t (*_Nonnull now)(void *_Nonnull phone);
} cmain_host;

/* Names the functions of all phones, once. */
void cmain_install(const cmain_host *_Nonnull host);

/* Waits until notifications of groups and work items that are due were handed over. */
void cmain_flush_notifications(void);

/* Whether work that belongs to no phone has been handed to the real main queue since the last
   call, or is there at times of its own. */
int cmain_has_foreign_work(void);

/* The date at which every phone is switched on, in seconds since 1970. */
enum { CMAIN_FIRST_SECOND = 1704793260 };

#endif
