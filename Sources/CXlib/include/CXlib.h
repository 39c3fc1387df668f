#ifndef CXLIB_H
#define CXLIB_H
#include <X11/Xlib.h>
#endif
