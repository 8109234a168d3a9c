#ifndef CGtk4_SHIM_H
#define CGtk4_SHIM_H

#include <gtk/gtk.h>

#endif
