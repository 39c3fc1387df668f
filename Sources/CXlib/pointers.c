#include "CXlib.h"

#include <setjmp.h>

static int select_axes(Display *display, Window window) {
  int opcode, first_event, first_error;
  if (!XQueryExtension(display, "XInputExtension", &opcode, &first_event, &first_error)) {
    return 0;
  }
  /* Axes that scroll came with 2.1. */
  int major = 2, minor = 1;
  if (XIQueryVersion(display, &major, &minor) != Success || major < 2
      || (major == 2 && minor < 1)) {
    return 0;
  }
  unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {0};
  XISetMask(bits, XI_Motion);
  XISetMask(bits, XI_DeviceChanged);
  XIEventMask mask = {XIAllMasterDevices, sizeof bits, bits};
  return XISelectEvents(display, window, &mask, 1) == Success ? opcode : 0;
}

/* The extension's library takes its version from an answer that does not come where the connection is
   lost meanwhile, and crashes on that. Xlib has let go of its lock by the time of the handler, and a
   lost connection is not used again. */
static jmp_buf asking;

static int give_up_asking(Display *display) {
  (void)display;
  longjmp(asking, 1);
}

int kpx_select_axes(Display *display, Window window) {
  XIOErrorHandler outlive = XSetIOErrorHandler(give_up_asking);
  int opcode = setjmp(asking) == 0 ? select_axes(display, window) : -1;
  XSetIOErrorHandler(outlive);
  return opcode;
}

/* The axes that scroll among the classes of a device, added behind `count` others. */
static int add_scrolling_axes(
    int device, XIAnyClassInfo **classes, int class_count, kpx_axis *axes, int count,
    int capacity) {
  for (int i = 0; i < class_count; i++) {
    if (classes[i]->type != XIScrollClass || count == capacity) {
      continue;
    }
    const XIScrollClassInfo *scroll = (const XIScrollClassInfo *)classes[i];
    kpx_axis axis = {
        device, scroll->number, 0, scroll->increment,
        scroll->scroll_type == XIScrollTypeVertical};
    for (int j = 0; j < class_count; j++) {
      const XIValuatorClassInfo *valuator = (const XIValuatorClassInfo *)classes[j];
      if (classes[j]->type == XIValuatorClass && valuator->number == scroll->number) {
        axis.value = valuator->value;
      }
    }
    axes[count++] = axis;
  }
  return count;
}

int kpx_scrolling_axes(Display *display, kpx_axis *axes, int capacity) {
  int device_count = 0, count = 0;
  XIDeviceInfo *devices = XIQueryDevice(display, XIAllMasterDevices, &device_count);
  if (devices == NULL) {
    return 0;
  }
  for (int i = 0; i < device_count; i++) {
    if (devices[i].use == XIMasterPointer) {
      count = add_scrolling_axes(
          devices[i].deviceid, devices[i].classes, devices[i].num_classes, axes, count, capacity);
    }
  }
  XIFreeDeviceInfo(devices);
  return count;
}

int kpx_read_pointer_event(
    Display *display, XEvent *event, kpx_pointer_event *pointer, kpx_axis *axes, int capacity) {
  XGenericEventCookie *cookie = &event->xcookie;
  int count = 0;
  pointer->type = 0;
  if (!XGetEventData(display, cookie)) {
    return 0;
  }
  if (cookie->evtype == XI_Motion) {
    const XIDeviceEvent *motion = cookie->data;
    *pointer = (kpx_pointer_event){
        XI_Motion, motion->deviceid, motion->event, motion->event_x, motion->event_y,
        (unsigned int)motion->mods.effective, motion->time};
    const double *value = motion->valuators.values;
    for (int number = 0; number < motion->valuators.mask_len * 8; number++) {
      if (!XIMaskIsSet(motion->valuators.mask, number)) {
        continue;
      }
      if (count < capacity) {
        axes[count++] = (kpx_axis){motion->deviceid, number, *value, 0, 0};
      }
      value++;
    }
  } else if (cookie->evtype == XI_DeviceChanged) {
    const XIDeviceChangedEvent *change = cookie->data;
    pointer->type = XI_DeviceChanged;
    pointer->device = change->deviceid;
    count = add_scrolling_axes(
        change->deviceid, change->classes, change->num_classes, axes, 0, capacity);
  }
  XFreeEventData(display, cookie);
  return count;
}
