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

static inline int cvips_generate(VipsImage *image, VipsGenerateFn generate, void *source) {
  if (vips_image_pipelinev(image, VIPS_DEMAND_STYLE_THINSTRIP, NULL)) return -1;
  return vips_image_generate(image, NULL, generate, NULL, source, NULL);
}

// A macro, which Swift does not see.
static inline VipsPel *cvips_region_address(VipsRegion *region, int x, int y) {
  return VIPS_REGION_ADDR(region, x, y);
}

#endif
