#ifndef CCairo_SHIM_H
#define CCairo_SHIM_H

#include <cairo.h>
#include <pango/pangocairo.h>

#endif
