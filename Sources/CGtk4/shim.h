#ifndef CGtk4_SHIM_H
#define CGtk4_SHIM_H

#include <gtk/gtk.h>

// Swift can call neither variadic functions nor macros: each wrapper below is exactly one of them.

static inline void shim_accessible_update_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void shim_accessible_update_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static inline void shim_accessible_update_value(
    GtkWidget *widget, double now, double minimum, double maximum, const char *text) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, now,
      GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum,
      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static inline void shim_object_get_boolean(gpointer object, const char *name, gboolean *value) {
  g_object_get(object, name, value, NULL);
}

static inline void shim_object_set_boolean(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}

// Of GDK's X11 side, whose header would bring all of Xlib: opaque pointers for Xlib's types, and weak,
// since a GTK for Wayland alone has none of it. To be called for a GdkX11Display only.

void *gdk_x11_display_get_screen(GdkDisplay *display) __attribute__((weak));
void *gdk_x11_display_get_xdisplay(GdkDisplay *display) __attribute__((weak));
gboolean gdk_x11_screen_supports_net_wm_hint(void *screen, const char *name) __attribute__((weak));

#endif
