#include "CUIKit.h"

static _Thread_local void *entered_world;

void *UIKitEnteredWorld(void) { return entered_world; }

void UIKitEnterWorld(void *world) { entered_world = world; }
