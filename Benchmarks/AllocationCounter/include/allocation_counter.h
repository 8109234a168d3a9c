#ifndef POSTERSCROLL_ALLOCATION_COUNTER_H
#define POSTERSCROLL_ALLOCATION_COUNTER_H

/// How many blocks of memory this process has been given since it began: every call of malloc,
/// calloc, realloc, posix_memalign, aligned_alloc and memalign, whoever makes it.
unsigned long allocation_count(void);

#endif
