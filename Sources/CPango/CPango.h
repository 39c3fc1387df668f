#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
// pango_find_base_dir is deprecated for layouts, which find it themselves; there is no other
// way to ask for the direction of a text that is not laid out.
#define PANGO_DISABLE_DEPRECATION_WARNINGS
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pixman.h>
