#ifndef CUIKIT_H
#define CUIKIT_H

// An open enum, as in UIKit's own header: a raw value that is none of the
// cases (the keyboard's 7) is still a value of the type.
enum __attribute__((enum_extensibility(open))) UIViewAnimationCurve : long {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
};
typedef enum UIViewAnimationCurve UIViewAnimationCurve;

// The world entered on the calling thread, unretained; NULL where none is.
// Swift has no variables of a thread.
void *_Nullable UIKitEnteredWorld(void);
void UIKitEnterWorld(void *_Nullable world);

#endif
