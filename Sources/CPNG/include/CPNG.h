#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/*
 * PNG in memory, read through libpng.
 *
 * libpng reports errors by longjmp, which must not cross Swift frames. Here
 * every function returns, and says what went wrong in a message.
 */

enum { CPNG_MESSAGE_SIZE = 160 };

/* Bytes that grow; freed with cpng_bytes_free. Starts as all zero. */
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_bytes;

void cpng_bytes_free(cpng_bytes *bytes);

/* Appends one chunk with its length and checksum. Returns 0 without memory. */
int cpng_append_chunk(cpng_bytes *out, const char type[4], const uint8_t *data,
                      size_t count);

/*
 * Encodes pixels of 32 bits, blue first: three channels where the fourth byte
 * is padding, else four, no longer premultiplied. Returns 0 without memory.
 */
int cpng_encode(const uint8_t *pixels, size_t bytes_per_row, uint32_t width,
                uint32_t height, int is_opaque, cpng_bytes *out);

/* A file that is being decoded. */
typedef struct cpng_reader cpng_reader;

/*
 * Begins to decode; the data must stay until the reader is closed. Returns
 * NULL on failure.
 */
cpng_reader *cpng_reader_open(const uint8_t *data, size_t count,
                              char message[CPNG_MESSAGE_SIZE]);

uint32_t cpng_reader_width(const cpng_reader *reader);
uint32_t cpng_reader_height(const cpng_reader *reader);
int cpng_reader_is_opaque(const cpng_reader *reader);

/* Writes premultiplied pixels, blue first. Returns 0 on failure. */
int cpng_reader_read(cpng_reader *reader, uint8_t *pixels,
                     size_t bytes_per_row, char message[CPNG_MESSAGE_SIZE]);

/* Texts of the file in UTF-8; those behind the pixels come with reading them. */
int cpng_reader_text_count(const cpng_reader *reader);
const char *cpng_reader_keyword(const cpng_reader *reader, int index);
const char *cpng_reader_text(const cpng_reader *reader, int index);
int cpng_reader_text_is_latin1(const cpng_reader *reader, int index);

void cpng_reader_close(cpng_reader *reader);

#endif
