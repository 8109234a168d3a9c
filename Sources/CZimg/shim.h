#ifndef CZimg_SHIM_H
#define CZimg_SHIM_H

#include <zimg.h>

// A macro with a cast, which Swift does not see.
static const unsigned czimg_api_version = ZIMG_API_VERSION;

// Swift does not see arrays of structures without a name.
static inline zimg_error_code_e czimg_process(const zimg_filter_graph *graph, const void *input,
                                              ptrdiff_t input_stride, void *output,
                                              ptrdiff_t output_stride, void *scratch) {
  zimg_image_buffer_const source = {ZIMG_API_VERSION};
  source.plane[0].data = input;
  source.plane[0].stride = input_stride;
  source.plane[0].mask = ZIMG_BUFFER_MAX;
  zimg_image_buffer target = {ZIMG_API_VERSION};
  target.plane[0].data = output;
  target.plane[0].stride = output_stride;
  target.plane[0].mask = ZIMG_BUFFER_MAX;
  return zimg_filter_graph_process(graph, &source, &target, scratch, NULL, NULL, NULL, NULL);
}

#endif
