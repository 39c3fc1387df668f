#ifndef CUIKIT_H
#define CUIKIT_H

#include <stdbool.h>

// An open enum, as in UIKit's own header: a raw value that is none of the
// cases (the keyboard's 7) is still a value of the type.
enum __attribute__((enum_extensibility(open))) UIViewAnimationCurve : long {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
};
typedef enum UIViewAnimationCurve UIViewAnimationCurve;

// What is entered on a thread, unretained: a world, and what takes over the main
// queue and the clocks for it; NULL where there is none. Swift has no variables of
// a thread.
typedef struct {
  void *_Nullable world;
  void *_Nullable host;
} UIKitEntry;

void *_Nullable UIKitEnteredWorld(void);
void *_Nullable UIKitEnteredHost(void);

// What is entered, else what the work of another queue carries along.
UIKitEntry UIKitCalling(void);

// Lets the calling thread work for a world without entering it; returns what was
// carried before.
UIKitEntry UIKitCarry(UIKitEntry entry);

// Enters, and returns what was entered before.
UIKitEntry UIKitEnter(UIKitEntry entry);

// The traits that colours are looked up for on a thread, unretained; NULL where none
// were set.
void *_Nullable UIKitCurrentTraits(void);

// Sets them, and returns what was set before.
void *_Nullable UIKitSetCurrentTraits(void *_Nullable traits);

// Called when an object ends; returns what is left to do when its memory is
// gone; NULL for nothing.
typedef void *_Nullable (*UIKitWillEnd)(void *_Nonnull object);
typedef void (*UIKitDidEnd)(void *_Nonnull object, void *_Nonnull left);

// Watches the ends of all objects of exactly one Swift class, from here on; one caller
// at a time. Returns false where there is no memory for it.
bool UIKitWatchEnds(void *_Nonnull metadata, UIKitWillEnd _Nonnull will, UIKitDidEnd _Nonnull did);

#endif
