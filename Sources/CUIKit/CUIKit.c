#include "CUIKit.h"

static _Thread_local UIKitEntry entered;

void *UIKitEnteredWorld(void) { return entered.world; }

void *UIKitEnteredHost(void) { return entered.host; }

UIKitEntry UIKitEnter(UIKitEntry entry) {
  UIKitEntry outer = entered;
  entered = entry;
  return outer;
}
