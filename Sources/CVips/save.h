#ifndef CVips_SAVE_H
#define CVips_SAVE_H

// Swift cannot call variadic functions: each wrapper fixes the options that are used, no more.

#include <vips/vips.h>

static inline int cvips_webpsave(VipsImage *in, VipsTarget *target, int quality, int effort) {
  return vips_webpsave_target(in, target, "Q", quality, "effort", effort, "smart_subsample", TRUE,
                              "strip", TRUE, NULL);
}

static inline int cvips_gifsave(VipsImage *in, VipsTarget *target, int effort) {
  return vips_gifsave_target(in, target, "effort", effort, "strip", TRUE, NULL);
}

#endif
