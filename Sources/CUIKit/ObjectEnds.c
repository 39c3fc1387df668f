#include "CUIKit.h"

#include <stdatomic.h>
#include <stdlib.h>

// How Swift ends an object: the function whose address lies two words before its
// class's metadata, which gets the object in the register of `self`.
typedef __attribute__((swiftcall)) void (*Destroy)(
    __attribute__((swift_context)) void *object);

// A class whose objects' ends are watched. It lives as long as the class: for ever.
struct WatchedClass {
  const void *metadata;
  Destroy destroy;
  struct WatchedClass *next;
};

static _Atomic(struct WatchedClass *) watched;
static UIKitWillEnd willEnd;
static UIKitDidEnd didEnd;

static Destroy ownDestroy(const void *metadata) {
  for (struct WatchedClass *each = atomic_load(&watched); each; each = each->next)
    if (each->metadata == metadata) return each->destroy;
  return NULL;
}

static __attribute__((swiftcall)) void watchedDestroy(
    __attribute__((swift_context)) void *object) {
  Destroy destroy = ownDestroy(*(const void **)object);
  void *left = willEnd(object);
  destroy(object);
  if (left) didEnd(object, left);
}

bool UIKitWatchEnds(void *metadata, UIKitWillEnd will, UIKitDidEnd did) {
  _Atomic(Destroy) *slot = &((_Atomic(Destroy) *)metadata)[-2];
  Destroy destroy = atomic_load(slot);
  if (destroy == watchedDestroy) return true;
  struct WatchedClass *entry = malloc(sizeof *entry);
  if (!entry) return false;
  willEnd = will;
  didEnd = did;
  entry->metadata = metadata;
  entry->destroy = destroy;
  entry->next = atomic_load(&watched);
  // Known before it is in force, as another thread may end an object at once.
  while (!atomic_compare_exchange_weak(&watched, &entry->next, entry)) {
  }
  atomic_store(slot, watchedDestroy);
  return true;
}
