#include "CPNG.h"
#include "deflate.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* Bounds for files of strangers: side in pixels, text chunks, bytes a chunk. */
enum {
  MAXIMUM_SIDE = 32767,
  MAXIMUM_CHUNKS = 1000,
  MAXIMUM_CHUNK_BYTES = 8 << 20,
};

/* Where libpng's error goes: a message, and the way back. */
typedef struct {
  char *message;
  jmp_buf back;
} failure;

static void fail(png_structp png, png_const_charp message) {
  failure *failed = png_get_error_ptr(png);
  snprintf(failed->message, CPNG_MESSAGE_SIZE, "%s", message);
  longjmp(failed->back, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/* Growing bytes */

static int reserve(cpng_bytes *out, size_t more) {
  if (out->capacity - out->count >= more) return 1;
  size_t capacity = out->capacity ? out->capacity : 64 * 1024;
  while (capacity - out->count < more) {
    if (capacity > SIZE_MAX / 2) return 0;
    capacity *= 2;
  }
  uint8_t *bytes = realloc(out->bytes, capacity);
  if (!bytes) return 0;
  out->bytes = bytes;
  out->capacity = capacity;
  return 1;
}

void cpng_bytes_free(cpng_bytes *bytes) {
  free(bytes->bytes);
  memset(bytes, 0, sizeof *bytes);
}

static void put_number(uint8_t *place, uint32_t number) {
  place[0] = number >> 24;
  place[1] = number >> 16;
  place[2] = number >> 8;
  place[3] = number;
}

int cpng_append_chunk(cpng_bytes *out, const char type[4], const uint8_t *data,
                      size_t count) {
  if (count > INT32_MAX || !reserve(out, count + 12)) return 0;
  uint8_t *chunk = out->bytes + out->count;
  put_number(chunk, count);
  memcpy(chunk + 4, type, 4);
  if (count > 0) memcpy(chunk + 8, data, count);
  put_number(chunk + 8 + count, crc32(0, chunk + 4, count + 4));
  out->count += count + 12;
  return 1;
}

/* Encoding */

static void row_without_padding(const uint8_t *source, uint8_t *row,
                                uint32_t width) {
  for (uint32_t x = 0; x < width; x++) {
    row[3 * x] = source[4 * x + 2];
    row[3 * x + 1] = source[4 * x + 1];
    row[3 * x + 2] = source[4 * x];
  }
}

static void row_with_straight_alpha(const uint8_t *source, uint8_t *row,
                                    uint32_t width) {
  for (uint32_t x = 0; x < width; x++, source += 4, row += 4) {
    uint32_t alpha = source[3];
    for (int channel = 0; channel < 3; channel++) {
      uint32_t value = source[2 - channel];
      uint32_t straight = alpha ? (value * 255 + alpha / 2) / alpha : 0;
      row[channel] = straight > 255 ? 255 : straight;
    }
    row[3] = alpha;
  }
}

int cpng_encode(const uint8_t *pixels, size_t bytes_per_row, uint32_t width,
                uint32_t height, int is_opaque, cpng_bytes *out) {
  static const uint8_t signature[8] = {137, 'P', 'N', 'G', 13, 10, 26, 10};
  size_t channels = is_opaque ? 3 : 4;
  deflater *deflater = deflater_create(width * channels, height, channels);
  if (!deflater) return 0;
  for (uint32_t y = 0; y < height; y++, pixels += bytes_per_row) {
    if (y > 0 && memcmp(pixels, pixels - bytes_per_row, width * 4) == 0) {
      deflater_repeat_row(deflater);
      continue;
    }
    uint8_t *row = deflater_next_row(deflater);
    if (is_opaque)
      row_without_padding(pixels, row, width);
    else
      row_with_straight_alpha(pixels, row, width);
    deflater_add_row(deflater);
  }
  size_t count;
  const uint8_t *stream = deflater_finish(deflater, &count);
  uint8_t header[13] = {0};
  put_number(header, width);
  put_number(header + 4, height);
  header[8] = 8;
  header[9] = is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
  int is_done = reserve(out, count + 64);
  if (is_done) {
    memcpy(out->bytes, signature, sizeof signature);
    out->count = sizeof signature;
    is_done = cpng_append_chunk(out, "IHDR", header, sizeof header) &&
              cpng_append_chunk(out, "IDAT", stream, count) &&
              cpng_append_chunk(out, "IEND", NULL, 0);
  }
  deflater_free(deflater);
  return is_done;
}

/* Decoding */

struct cpng_reader {
  png_structp png;
  png_infop info;
  failure failed;
  const uint8_t *data;
  size_t count;
  size_t offset;
  int is_opaque;
};

static void take(png_structp png, png_bytep place, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->offset)
    png_error(png, "the file ends too early");
  memcpy(place, reader->data + reader->offset, count);
  reader->offset += count;
}

void cpng_reader_close(cpng_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/* Whether no chunk claims to be longer than what is left of the file: libpng
   takes memory for what is claimed before it looks. */
static int chunks_fit(const uint8_t *data, size_t count) {
  const size_t signature_size = 8, frame_size = 12;
  size_t offset = signature_size;
  while (offset < count) {
    size_t rest = count - offset;
    if (rest < frame_size) return 0;
    const uint8_t *length = data + offset;
    size_t size = (size_t)length[0] << 24 | length[1] << 16 | length[2] << 8 | length[3];
    if (size > rest - frame_size) return 0;
    if (memcmp(length + 4, "IEND", 4) == 0) return 1;
    offset += frame_size + size;
  }
  return 1;
}

cpng_reader *cpng_reader_open(const uint8_t *data, size_t count,
                              char message[CPNG_MESSAGE_SIZE]) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader) {
    reader->data = data;
    reader->count = count;
    reader->failed.message = message;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING,
                                         &reader->failed, fail, ignore);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  }
  if (!reader || !reader->info) {
    snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
    cpng_reader_close(reader);
    return NULL;
  }
  if (setjmp(reader->failed.back)) {
    cpng_reader_close(reader);
    return NULL;
  }
  png_structp png = reader->png;
  png_infop info = reader->info;
  png_set_user_limits(png, MAXIMUM_SIDE, MAXIMUM_SIDE);
  png_set_chunk_cache_max(png, MAXIMUM_CHUNKS);
  png_set_chunk_malloc_max(png, MAXIMUM_CHUNK_BYTES);
  png_set_read_fn(png, reader, take);
  if (!png_sig_cmp(data, 0, count < 8 ? count : 8) && !chunks_fit(data, count))
    png_error(png, "the file ends too early");
  png_read_info(png, info);
  reader->is_opaque = !(png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) &&
                      !png_get_valid(png, info, PNG_INFO_tRNS);
  /* Whatever the file holds becomes four channels of eight bits. */
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_bgr(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  return reader;
}

uint32_t cpng_reader_width(const cpng_reader *reader) {
  return png_get_image_width(reader->png, reader->info);
}

uint32_t cpng_reader_height(const cpng_reader *reader) {
  return png_get_image_height(reader->png, reader->info);
}

int cpng_reader_is_opaque(const cpng_reader *reader) {
  return reader->is_opaque;
}

static void premultiply(uint8_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, row += 4)
    for (int channel = 0; channel < 3; channel++)
      row[channel] = (row[channel] * row[3] + 127) / 255;
}

int cpng_reader_read(cpng_reader *reader, uint8_t *pixels,
                     size_t bytes_per_row, char message[CPNG_MESSAGE_SIZE]) {
  uint32_t width = cpng_reader_width(reader);
  uint32_t height = cpng_reader_height(reader);
  png_bytep *rows = malloc(((size_t)height + 1) * sizeof *rows);
  reader->failed.message = message;
  if (!rows) {
    snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
    return 0;
  }
  if (setjmp(reader->failed.back)) {
    free(rows);
    return 0;
  }
  for (uint32_t y = 0; y < height; y++) rows[y] = pixels + y * bytes_per_row;
  png_read_image(reader->png, rows);
  png_read_end(reader->png, reader->info);
  if (!reader->is_opaque)
    for (uint32_t y = 0; y < height; y++) premultiply(rows[y], width);
  free(rows);
  return 1;
}

int cpng_reader_text_count(const cpng_reader *reader) {
  return png_get_text(reader->png, reader->info, NULL, NULL);
}

static png_text text(const cpng_reader *reader, int index) {
  png_textp texts = NULL;
  png_get_text(reader->png, reader->info, &texts, NULL);
  return texts[index];
}

const char *cpng_reader_keyword(const cpng_reader *reader, int index) {
  return text(reader, index).key;
}

const char *cpng_reader_text(const cpng_reader *reader, int index) {
  return text(reader, index).text;
}

int cpng_reader_text_is_latin1(const cpng_reader *reader, int index) {
  return text(reader, index).compression < PNG_ITXT_COMPRESSION_NONE;
}
