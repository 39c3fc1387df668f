#define _GNU_SOURCE
#include "CMainQueue.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "CUIKit.h"

extern struct dispatch_queue_s _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void *_NSConcreteStackBlock[];
extern void *dispatch_get_global_queue(long priority, unsigned long flags);
extern void *dispatch_queue_create(const char *label, void *attributes);
extern void dispatch_sync_f(void *queue, void *context, void (*run)(void *));
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

extern void *dispatch_semaphore_create(long value);
extern long dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
extern long dispatch_semaphore_signal(void *semaphore);

static cmain_host host;

void cmain_install(const cmain_host *functions) { host = *functions; }

static void *entered(void) { return UIKitEnteredHost(); }

/* The phone that is entered, or that this thread of another queue works for. */
static void *anyone(void) { return UIKitCalling().host; }

static int is_main(const void *queue) { return queue == (const void *)&_dispatch_main_q; }

/* Work for the real main queue, which a program that plays a phone has to let run. */

static atomic_int has_foreign_work, has_foreign_times;

static void note_foreign_work(const void *queue) {
  if (is_main(queue)) atomic_store(&has_foreign_work, 1);
}

static void note_foreign_time(const void *queue) {
  if (is_main(queue)) atomic_store(&has_foreign_times, 1);
}

int cmain_has_foreign_work(void) {
  return atomic_exchange(&has_foreign_work, 0) || atomic_load(&has_foreign_times);
}

/* The definition behind ours, looked up once. */
#define REAL(variable, name, result, ...)                                        \
  static result (*variable)(__VA_ARGS__);                                        \
  if (!variable) variable = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

/* Blocks as jobs; the layout is that of the blocks ABI. */

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *block);
  void *descriptor;
};

static void run_block(void *context) {
  struct block *block = context;
  block->invoke(block);
  _Block_release(block);
}

static void drop_block(void *context) { _Block_release(context); }

static cmain_job block_job(const void *block) {
  return (cmain_job){_Block_copy(block), run_block, drop_block};
}

/* A job of Swift's concurrency must run for its task to end, so it is passed on
   where the phone cannot run it any more. */

struct function {
  void *context;
  void (*run)(void *);
  void *queue;
};

static void run_function(void *context) {
  struct function function = *(struct function *)context;
  free(context);
  function.run(function.context);
}

static void pass_function_on(void *context) {
  REAL(real, "dispatch_async_f", void, void *, void *, void (*)(void *));
  struct function function = *(struct function *)context;
  free(context);
  real(function.queue, function.context, function.run);
}

static cmain_job function_job(void *queue, void *context, void (*run)(void *)) {
  struct function *function = malloc(sizeof *function);
  if (!function) abort();
  *function = (struct function){context, run, queue};
  return (cmain_job){function, run_function, pass_function_on};
}

/* Work on other queues carries the phone along. */

struct errand {
  UIKitEntry phone;
  cmain_job job;
  int is_counted;
};

static void *make_errand(cmain_job job, int is_counted) {
  struct errand *errand = malloc(sizeof *errand);
  if (!errand) abort();
  *errand = (struct errand){UIKitCalling(), job, is_counted};
  host.retain(errand->phone.host);
  if (is_counted) host.count(errand->phone.host, 1);
  return errand;
}

static void *counted(cmain_job job) { return make_errand(job, 1); }

/* What waits for something else, perhaps for ever, is no work under way. */
static void *uncounted(cmain_job job) { return make_errand(job, 0); }

static void end_errand(struct errand errand) {
  if (errand.is_counted) host.count(errand.phone.host, -1);
  host.release(errand.phone.host);
}

static void run_errand(void *context) {
  struct errand errand = *(struct errand *)context;
  free(context);
  UIKitEntry outer = UIKitCarry(errand.phone);
  errand.job.run(errand.job.context);
  UIKitCarry(outer);
  end_errand(errand);
}

static void hand_errand_over(void *context) {
  struct errand errand = *(struct errand *)context;
  free(context);
  host.hand_over(errand.phone.host, errand.job);
  end_errand(errand);
}

/* To the phone from its own thread or from one that works for it. */
static void to_phone(uint64_t delay, cmain_job job) {
  void *phone = entered();
  if (phone) {
    host.schedule(phone, delay, job);
    return;
  }
  /* What the phone does about it is not work of its code. */
  UIKitEntry carried = UIKitCarry((UIKitEntry){NULL, NULL});
  host.hand_over(carried.host, job);
  UIKitCarry(carried);
}

/* Times */

enum { BILLION = 1000000000 };

static int real_clock(clockid_t clock, struct timespec *time) {
  REAL(real, "clock_gettime", int, clockid_t, struct timespec *);
  return real(clock, time);
}

static uint64_t reading(clockid_t clock) {
  struct timespec time;
  real_clock(clock, &time);
  return (uint64_t)time.tv_sec * BILLION + (uint64_t)time.tv_nsec;
}

/* Where a clock of the machine stood when the first phone's time was asked for; a
   phone's deadlines stay comparable with those of the machine. */
static uint64_t origin(clockid_t clock) {
  static _Atomic uint64_t monotonic, boot;
  if (clock == CLOCK_REALTIME) return (uint64_t)CMAIN_FIRST_SECOND * BILLION;
  _Atomic uint64_t *known = clock == CLOCK_BOOTTIME ? &boot : &monotonic;
  uint64_t none = 0;
  atomic_compare_exchange_strong(known, &none, reading(clock));
  return *known;
}

static uint64_t phone_time(clockid_t clock) { return origin(clock) + host.now(entered()); }

/* A dispatch time has two bits that name its clock. */
enum { UPTIME = 0, CONTINUOUS = 2, WALL = 3 };

static uint64_t delay_until(uint64_t when) {
  if (when == 0) return 0;
  uint64_t now;
  switch (when >> 62) {
  case WALL:
    when = -when;
    now = phone_time(CLOCK_REALTIME);
    break;
  case CONTINUOUS:
    when &= ~(1ull << 63);
    now = phone_time(CLOCK_BOOTTIME);
    break;
  default:
    now = phone_time(CLOCK_MONOTONIC);
  }
  return when > now ? when - now : 0;
}

uint64_t dispatch_time(uint64_t base, int64_t delta) {
  REAL(real, "dispatch_time", uint64_t, uint64_t, int64_t);
  return real(base == 0 && entered() ? phone_time(CLOCK_MONOTONIC) : base, delta);
}

uint64_t dispatch_walltime(const struct timespec *base, int64_t delta) {
  REAL(real, "dispatch_walltime", uint64_t, const struct timespec *, int64_t);
  if (base || !entered()) return real(base, delta);
  uint64_t now = phone_time(CLOCK_REALTIME);
  struct timespec time = {(time_t)(now / BILLION), (long)(now % BILLION)};
  return real(&time, delta);
}

/* Libraries whose reading of a clock is that of the code that calls them. */
struct range {
  uintptr_t start, end;
};

static struct range readers[8];
static int reader_count;

static int note_reader(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  const char *name = info->dlpi_name;
  if (!strstr(name, "libswift_Concurrency") && !strstr(name, "libFoundation")) return 0;
  for (int i = 0; i < info->dlpi_phnum && reader_count < 8; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    readers[reader_count++] = (struct range){start, start + segment->p_memsz};
  }
  return 0;
}

static void note_readers(void) { dl_iterate_phdr(note_reader, NULL); }

static int reads_for_code(const void *address) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, note_readers);
  for (int i = 0; i < reader_count; i++)
    if ((uintptr_t)address >= readers[i].start && (uintptr_t)address < readers[i].end) return 1;
  return 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (entered() && (clock == CLOCK_MONOTONIC || clock == CLOCK_BOOTTIME || clock == CLOCK_REALTIME) &&
      reads_for_code(__builtin_return_address(0))) {
    uint64_t now = phone_time(clock);
    *time = (struct timespec){(time_t)(now / BILLION), (long)(now % BILLION)};
    return 0;
  }
  return real_clock(clock, time);
}

/* Work for queues */

void dispatch_async_f(void *queue, void *context, void (*run)(void *)) {
  REAL(real, "dispatch_async_f", void, void *, void *, void (*)(void *));
  if (!anyone()) {
    note_foreign_work(queue);
    real(queue, context, run);
  } else if (is_main(queue) || (entered() && reads_for_code(__builtin_return_address(0)))) {
    /* Jobs for the global executor run on the phone's thread too, in a fixed order. */
    to_phone(0, function_job(queue, context, run));
  } else {
    real(queue, counted(function_job(queue, context, run)), run_errand);
  }
}

static void async(void *queue, cmain_job job) {
  REAL(real, "dispatch_async_f", void, void *, void *, void (*)(void *));
  if (is_main(queue))
    to_phone(0, job);
  else
    real(queue, counted(job), run_errand);
}

void dispatch_async(void *queue, void *block) {
  REAL(real, "dispatch_async", void, void *, void *);
  if (anyone()) {
    async(queue, block_job(block));
  } else {
    note_foreign_work(queue);
    real(queue, block);
  }
}

void dispatch_barrier_async(void *queue, void *block) {
  REAL(real, "dispatch_barrier_async", void, void *, void *);
  REAL(real_f, "dispatch_barrier_async_f", void, void *, void *, void (*)(void *));
  if (!anyone()) {
    note_foreign_work(queue);
    real(queue, block);
  } else if (is_main(queue))
    to_phone(0, block_job(block));
  else
    real_f(queue, counted(block_job(block)), run_errand);
}

static void after(uint64_t when, void *queue, cmain_job job) {
  REAL(real, "dispatch_after_f", void, uint64_t, void *, void *, void (*)(void *));
  REAL(real_time, "dispatch_time", uint64_t, uint64_t, int64_t);
  if (entered()) {
    uint64_t delay = delay_until(when);
    if (is_main(queue))
      host.schedule(entered(), delay, job);
    else
      real(real_time(0, (int64_t)delay), queue, counted(job), run_errand);
  } else if (is_main(queue)) {
    real(when, dispatch_get_global_queue(0, 0), counted(job), hand_errand_over);
  } else {
    real(when, queue, counted(job), run_errand);
  }
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  REAL(real, "dispatch_after", void, uint64_t, void *, void *);
  if (anyone()) {
    after(when, queue, block_job(block));
  } else {
    note_foreign_time(queue);
    real(when, queue, block);
  }
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*run)(void *)) {
  REAL(real, "dispatch_after_f", void, uint64_t, void *, void *, void (*)(void *));
  if (entered() && reads_for_code(__builtin_return_address(0)))
    /* A task sleeps on the phone's time, whatever it runs on. */
    host.schedule(entered(), delay_until(when), function_job(queue, context, run));
  else if (anyone())
    after(when, queue, function_job(queue, context, run));
  else {
    note_foreign_time(queue);
    real(when, queue, context, run);
  }
}

/* Work that another queue waits for: the phone's next turn does it. */

struct meeting {
  void *context;
  void (*run)(void *);
  void *end;
  int is_held;
};

static void hold_meeting(void *context) {
  struct meeting *meeting = context;
  meeting->run(meeting->context);
  meeting->is_held = 1;
  dispatch_semaphore_signal(meeting->end);
}

static void call_off(void *context) {
  dispatch_semaphore_signal(((struct meeting *)context)->end);
}

/* False where the phone has been closed; the work belongs to the real queue then. */
static int meet(void *queue, void *context, void (*run)(void *)) {
  if (!is_main(queue) || entered() || !anyone()) return 0;
  struct meeting meeting = {context, run, dispatch_semaphore_create(0), 0};
  to_phone(0, (cmain_job){&meeting, hold_meeting, call_off});
  dispatch_semaphore_wait(meeting.end, ~0ull);
  dispatch_release(meeting.end);
  return meeting.is_held;
}

static void invoke(void *block) { ((struct block *)block)->invoke(block); }

#define SYNC(name)                                                               \
  void name(void *queue, void *block) {                                          \
    REAL(real, #name, void, void *, void *);                                     \
    if (!meet(queue, block, invoke)) real(queue, block);                         \
  }                                                                              \
  void name##_f(void *queue, void *context, void (*run)(void *)) {               \
    REAL(real, #name "_f", void, void *, void *, void (*)(void *));              \
    if (!meet(queue, context, run)) real(queue, context, run);                   \
  }

SYNC(dispatch_sync)
SYNC(dispatch_barrier_sync)
SYNC(dispatch_async_and_wait)
SYNC(dispatch_barrier_async_and_wait)

/* Groups and work items */

struct member {
  void *group;
  void *block;
};

static void end_member(struct member member) {
  _Block_release(member.block);
  dispatch_group_leave(member.group);
  dispatch_release(member.group);
}

static void run_member(void *context) {
  struct member member = *(struct member *)context;
  free(context);
  struct block *block = member.block;
  block->invoke(block);
  end_member(member);
}

static void drop_member(void *context) {
  struct member member = *(struct member *)context;
  free(context);
  end_member(member);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  REAL(real, "dispatch_group_async", void, void *, void *, void *);
  if (!anyone()) {
    real(group, queue, block);
    return;
  }
  struct member *member = malloc(sizeof *member);
  if (!member) abort();
  *member = (struct member){group, _Block_copy(block)};
  dispatch_retain(group);
  dispatch_group_enter(group);
  async(queue, (cmain_job){member, run_member, drop_member});
}

static void *notifications;
static atomic_int has_notifications;

static void make_notifications(void) {
  notifications = dispatch_queue_create("keyboard-playground.notifications", NULL);
}

static void *notification_queue(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_notifications);
  atomic_store(&has_notifications, 1);
  return notifications;
}

static void nothing(void *context) { (void)context; }

void cmain_flush_notifications(void) {
  if (atomic_load(&has_notifications)) dispatch_sync_f(notifications, NULL, nothing);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  REAL(real, "dispatch_group_notify", void, void *, void *, void *);
  REAL(real_f, "dispatch_group_notify_f", void, void *, void *, void *, void (*)(void *));
  if (!anyone())
    real(group, queue, block);
  else if (is_main(queue))
    real_f(group, notification_queue(), uncounted(block_job(block)), hand_errand_over);
  else
    real_f(group, queue, uncounted(block_job(block)), run_errand);
}

/* A block that hands an errand over; it is copied as it lies. */
struct notice {
  struct block header;
  void *errand;
};

static void invoke_notice(void *block) { hand_errand_over(((struct notice *)block)->errand); }

void dispatch_block_notify(void *block, void *queue, void *notification) {
  REAL(real, "dispatch_block_notify", void, void *, void *, void *);
  static const struct {
    unsigned long reserved, size;
  } descriptor = {0, sizeof(struct notice)};
  if (!anyone() || !is_main(queue)) {
    real(block, queue, notification);
    return;
  }
  struct notice notice = {
      {_NSConcreteStackBlock, 0, 0, invoke_notice, (void *)&descriptor},
      uncounted(block_job(notification)),
  };
  real(block, notification_queue(), &notice);
}
