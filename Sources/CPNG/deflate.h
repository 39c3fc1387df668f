#ifndef DEFLATE_H
#define DEFLATE_H

#include <stddef.h>
#include <stdint.h>

/*
 * Rows of a PNG picture that become a zlib stream (RFC 1950 and 1951).
 *
 * Made for pictures of user interfaces: a run of bytes is looked for one row
 * above, one pixel to the left, and where its first bytes were seen last.
 * What repeats from row to row is passed at the speed of memory, where zlib
 * spends a nanosecond on every byte.
 */
typedef struct deflater deflater;

/*
 * Room for `height` rows of `row_length` bytes with pixels of `pixel_length`
 * bytes. NULL without memory.
 */
deflater *deflater_create(size_t row_length, size_t height,
                          size_t pixel_length);

/* Where the next row is to be written. */
uint8_t *deflater_next_row(deflater *self);

/* Takes in the row that was written there. */
void deflater_add_row(deflater *self);

/* Takes in the row before once more. */
void deflater_repeat_row(deflater *self);

/* Ends the stream and returns it; it belongs to the deflater. */
const uint8_t *deflater_finish(deflater *self, size_t *count);

void deflater_free(deflater *self);

#endif
