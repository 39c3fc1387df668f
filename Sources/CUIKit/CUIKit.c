#include "CUIKit.h"

static _Thread_local UIKitEntry entered, carried;
static _Thread_local void *currentTraits;

void *UIKitEnteredWorld(void) { return entered.world; }

void *UIKitEnteredHost(void) { return entered.host; }

UIKitEntry UIKitCalling(void) { return entered.world ? entered : carried; }

UIKitEntry UIKitCarry(UIKitEntry entry) {
  UIKitEntry outer = carried;
  carried = entry;
  return outer;
}

UIKitEntry UIKitEnter(UIKitEntry entry) {
  UIKitEntry outer = entered;
  entered = entry;
  return outer;
}

void *UIKitCurrentTraits(void) { return currentTraits; }

void *UIKitSetCurrentTraits(void *traits) {
  void *outer = currentTraits;
  currentTraits = traits;
  return outer;
}
