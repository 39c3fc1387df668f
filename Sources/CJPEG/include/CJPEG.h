#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

/*
 * JPEG in memory, through libjpeg.
 *
 * libjpeg reports errors by a function that must not return, which is a
 * longjmp here; it never crosses Swift frames. Every function returns, and
 * says what went wrong in a message.
 */

enum { CJPEG_MESSAGE_SIZE = 200 };

/* A file that is being decoded. */
typedef struct cjpeg_reader cjpeg_reader;

/*
 * Begins to decode; the data must stay until the reader is closed. Returns
 * NULL on failure.
 */
cjpeg_reader *cjpeg_reader_open(const uint8_t *data, size_t count,
                                char message[CJPEG_MESSAGE_SIZE]);

uint32_t cjpeg_reader_width(const cjpeg_reader *reader);
uint32_t cjpeg_reader_height(const cjpeg_reader *reader);

/* The Exif part of the file, from its byte order on; NULL without one. */
const uint8_t *cjpeg_reader_exif(const cjpeg_reader *reader, size_t *count);

/*
 * Writes opaque pixels of 32 bits, blue first. Where the file ends too early
 * the rest is grey. Returns 0 on failure.
 */
int cjpeg_reader_read(cjpeg_reader *reader, uint8_t *pixels,
                      size_t bytes_per_row, char message[CJPEG_MESSAGE_SIZE]);

void cjpeg_reader_close(cjpeg_reader *reader);

/*
 * Encodes opaque pixels of 32 bits, blue first, at a quality from 0 to 100.
 * Returns NULL on failure; the bytes are freed with free.
 */
uint8_t *cjpeg_encode(const uint8_t *pixels, size_t bytes_per_row,
                      uint32_t width, uint32_t height, int quality,
                      size_t *count);

#endif
