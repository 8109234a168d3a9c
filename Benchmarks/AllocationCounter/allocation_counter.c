// An executable's own malloc comes before the C library's, for the Swift runtime too. These count
// and hand on to glibc's, which it exports under these names for the purpose.
#include "allocation_counter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_ulong blocks;

unsigned long allocation_count(void) {
  return atomic_load_explicit(&blocks, memory_order_relaxed);
}

static void count(void) {
  atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count();
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) {
    return ENOMEM;
  }
  *block = memory;
  return 0;
}
