#include "CXlib.h"

#include <setjmp.h>
#include <string.h>

static int outlive_loss(Display *display) {
  (void)display;
  return 0;
}

/* XOpenDisplay asks the server for several things once it is connected, and a connection that is
   lost meanwhile would end the process: no handler that comes after it can be set before it
   returns. There is nothing of ours above it on the stack, and the unfinished connection is all
   that is left behind. */
static jmp_buf opening;

static int give_up_opening(Display *display) {
  (void)display;
  longjmp(opening, 1);
}

Display *kpx_open_display(const char *name) {
  XSetIOErrorHandler(give_up_opening);
  Display *display = setjmp(opening) == 0 ? XOpenDisplay(name) : NULL;
  XSetIOErrorHandler(outlive_loss);
  return display;
}

int kpx_key_names(Display *display, char (*names)[4], int count) {
  XkbDescPtr keyboard = XkbGetMap(display, 0, XkbUseCoreKbd);
  if (keyboard == NULL) {
    return 0;
  }
  int is_known = XkbGetNames(display, XkbKeyNamesMask, keyboard) == Success
      && keyboard->names != NULL && keyboard->names->keys != NULL;
  for (int code = keyboard->min_key_code; is_known && code <= keyboard->max_key_code; code++) {
    if (code < count) {
      memcpy(names[code], keyboard->names->keys[code].name, 4);
    }
  }
  XkbFreeKeyboard(keyboard, 0, True);
  return is_known;
}

XIMStyle kpx_choose_input_style(XIM method, const XIMStyle *preferred, int count) {
  XIMStyles *offered = NULL;
  if (XGetIMValues(method, XNQueryInputStyle, &offered, NULL) != NULL || offered == NULL) {
    return 0;
  }
  XIMStyle chosen = 0;
  for (int i = 0; i < count && chosen == 0; i++) {
    for (int j = 0; j < offered->count_styles; j++) {
      if (offered->supported_styles[j] == preferred[i]) {
        chosen = preferred[i];
        break;
      }
    }
  }
  XFree(offered);
  return chosen;
}

void kpx_set_destroy_callback(XIM method, XPointer client, XIMProc destroyed) {
  XIMCallback callback = {client, destroyed};
  XSetIMValues(method, XNDestroyCallback, &callback, NULL);
}

/* The only callback with a result: the greatest length of a preedit text, here without limit. */
static int preedit_start(XIC context, XPointer client, XPointer data) {
  (void)context;
  (void)client;
  (void)data;
  return -1;
}

XIC kpx_create_input_context(
    XIM method, XIMStyle style, Window window, XPointer client, XIMProc draw, XIMProc caret,
    XIMProc done) {
  if ((style & XIMPreeditCallbacks) == 0) {
    return XCreateIC(
        method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, NULL);
  }
  XIMCallback start_callback = {client, (XIMProc)(void (*)(void))preedit_start};
  XIMCallback draw_callback = {client, draw};
  XIMCallback caret_callback = {client, caret};
  XIMCallback done_callback = {client, done};
  XVaNestedList preedit = XVaCreateNestedList(
      0, XNPreeditStartCallback, &start_callback, XNPreeditDrawCallback, &draw_callback,
      XNPreeditCaretCallback, &caret_callback, XNPreeditDoneCallback, &done_callback, NULL);
  if (preedit == NULL) {
    return NULL;
  }
  XIC context = XCreateIC(
      method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window,
      XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
  return context;
}

long kpx_input_context_events(XIC context) {
  long events = 0;
  XGetICValues(context, XNFilterEvents, &events, NULL);
  return events;
}

void kpx_set_input_spot(XIC context, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  if (preedit == NULL) {
    return;
  }
  XSetICValues(context, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
}

void kpx_destroy_image_header(XImage *image) {
  image->data = NULL;
  XDestroyImage(image);
}

void kpx_destroy_image(XImage *image) {
  XDestroyImage(image);
}

unsigned long kpx_pixel(XImage *image, int x, int y) {
  return XGetPixel(image, x, y);
}
