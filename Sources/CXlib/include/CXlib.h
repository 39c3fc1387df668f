#ifndef CXLIB_H
#define CXLIB_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <X11/keysym.h>
#include <langinfo.h>
#include <locale.h>
#include <sys/ipc.h>
#include <sys/shm.h>

/* What Swift cannot call: variadic input-method functions, and macros. */

/* Connects to the named server; NULL where it does not answer, or is lost while it does. From then
   on the process outlives its servers. */
Display *kpx_open_display(const char *name);

/* The places of all keys on the keyboard by key code, four letters each, such as AD01 for the key
   that types q in the US; 0 where the server does not know them. */
int kpx_key_names(Display *display, char (*names)[4], int count);

/* The first of `preferred` that the input method offers, or 0. */
XIMStyle kpx_choose_input_style(XIM method, const XIMStyle *preferred, int count);

/* Has `destroyed` called when the input method's server goes away. */
void kpx_set_destroy_callback(XIM method, XPointer client, XIMProc destroyed);

/* An input context for `window`, or NULL. The procedures are called with `client`, and only in a
   style with preedit callbacks. They receive the context in the place of their first argument. */
XIC kpx_create_input_context(
    XIM method, XIMStyle style, Window window, XPointer client, XIMProc draw, XIMProc caret,
    XIMProc done);

/* The events that the context wants selected on its window. */
long kpx_input_context_events(XIC context);

/* Tells the input method where the caret is, in pixels of the window. */
void kpx_set_input_spot(XIC context, short x, short y);

/* An axis of a pointing device. */
typedef struct {
  int device;
  /* Which of the device's axes it is. */
  int number;
  /* How far it has been turned since the device is there. */
  double value;
  /* How much of that a notch is, down or to the right; 0 for an axis that scrolls nothing. */
  double increment;
  int is_vertical;
} kpx_axis;

/* Motion of a pointer, or another device that moves it. */
typedef struct {
  /* XI_Motion or XI_DeviceChanged; 0 for what is of no interest. */
  int type;
  int device;
  Window window;
  /* In pixels of the window. */
  double x;
  double y;
  unsigned int state;
  Time time;
} kpx_pointer_event;

/* Has the motion of all pointers over `window` reported with the values of their axes; the number by
   which the events are known, 0 where the server cannot do that, or -1 where it is lost meanwhile. */
int kpx_select_axes(Display *display, Window window);

/* The axes that scroll, of all pointers; returns how many are written. */
int kpx_scrolling_axes(Display *display, kpx_axis *axes, int capacity);

/* Reads an event of that number, with the values that have changed, or with the axes that the other
   device scrolls by; returns how many are written. */
int kpx_read_pointer_event(
    Display *display, XEvent *event, kpx_pointer_event *pointer, kpx_axis *axes, int capacity);

/* One pixel of an image, in the format of its screen. */
unsigned long kpx_pixel(XImage *image, int x, int y);

/* Frees an image and its pixels, as Xlib made them. */
void kpx_destroy_image(XImage *image);

/* Frees the image header and leaves the pixels alone: they have another owner. */
void kpx_destroy_image_header(XImage *image);

#endif
