#ifndef CVips_SHIM_H
#define CVips_SHIM_H

// Swift cannot call variadic functions: each wrapper fixes the options that are used, no more.

#include <vips/vips.h>

static inline int cvips_jpegload(VipsSource *source, VipsImage **out, int shrink, VipsFailOn fail_on) {
  return vips_jpegload_source(source, out, "shrink", shrink, "fail_on", fail_on, "access",
                              VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int cvips_pngload(VipsSource *source, VipsImage **out, VipsFailOn fail_on) {
  return vips_pngload_source(source, out, "fail_on", fail_on, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int cvips_webpload(VipsSource *source, VipsImage **out, double scale,
                                 VipsFailOn fail_on) {
  return vips_webpload_source(source, out, "scale", scale, "fail_on", fail_on, "access",
                              VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int cvips_gifload(VipsSource *source, VipsImage **out, VipsFailOn fail_on) {
  return vips_gifload_source(source, out, "fail_on", fail_on, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int cvips_tiffload(VipsSource *source, VipsImage **out, VipsFailOn fail_on) {
  return vips_tiffload_source(source, out, "fail_on", fail_on, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int cvips_heifload(VipsSource *source, VipsImage **out, VipsFailOn fail_on) {
  return vips_heifload_source(source, out, "fail_on", fail_on, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int cvips_svgload(VipsSource *source, VipsImage **out, double scale,
                                VipsFailOn fail_on) {
  return vips_svgload_source(source, out, "scale", scale, "fail_on", fail_on, "access",
                             VIPS_ACCESS_SEQUENTIAL, NULL);
}

static inline int cvips_crop(VipsImage *in, VipsImage **out, int left, int top, int width,
                             int height) {
  return vips_extract_area(in, out, left, top, width, height, NULL);
}

static inline int cvips_first_bands(VipsImage *in, VipsImage **out, int count) {
  return vips_extract_band(in, out, 0, "n", count, NULL);
}

static inline int cvips_premultiply(VipsImage *in, VipsImage **out) {
  return vips_premultiply(in, out, NULL);
}

static inline int cvips_unpremultiply(VipsImage *in, VipsImage **out) {
  return vips_unpremultiply(in, out, NULL);
}

static inline int cvips_rint(VipsImage *in, VipsImage **out) { return vips_rint(in, out, NULL); }

static inline int cvips_cast(VipsImage *in, VipsImage **out, VipsBandFormat format, gboolean shift) {
  return vips_cast(in, out, format, "shift", shift, NULL);
}

static inline int cvips_interpret(VipsImage *in, VipsImage **out, VipsInterpretation interpretation) {
  return vips_copy(in, out, "interpretation", interpretation, NULL);
}

static inline int cvips_shrink(VipsImage *in, VipsImage **out, double horizontal, double vertical) {
  return vips_shrink(in, out, horizontal, vertical, NULL);
}

static inline int cvips_colourspace(VipsImage *in, VipsImage **out, VipsInterpretation space) {
  return vips_colourspace(in, out, space, NULL);
}

static inline int cvips_icc_to_srgb(VipsImage *in, VipsImage **out, VipsIntent intent) {
  return vips_icc_transform(in, out, "srgb", "embedded", TRUE, "intent", intent, NULL);
}

#endif
