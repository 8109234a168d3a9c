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

#endif
