#include "deflate.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
  WINDOW = 32768,
  SHORTEST_MATCH = 4,
  LONGEST_MATCH = 258,
  HASH_BITS = 13,
  END_OF_BLOCK = 256,
};

/* A code of the fixed alphabet, in the order in which its bits are written. */
typedef struct {
  uint32_t bits;
  uint32_t count;
} code;

struct deflater {
  uint8_t *raw; /* All rows so far, each behind the byte of its filter. */
  size_t stride;
  size_t pixel_length;
  size_t end;
  uint32_t seen[1 << HASH_BITS]; /* Where four bytes were last, plus one. */
  uint32_t checksum;
  uint32_t row_checksum;

  uint8_t *out;
  size_t out_count;
  uint64_t pending;
  uint32_t pending_count;

  code literal[END_OF_BLOCK + 1];
  code length[LONGEST_MATCH + 1];
};

/* Codes */

static uint32_t reversed(uint32_t bits, uint32_t count) {
  uint32_t result = 0;
  for (uint32_t i = 0; i < count; i++) result |= (bits >> i & 1) << (count - 1 - i);
  return result;
}

static code fixed_code(uint32_t symbol) {
  if (symbol < 144) return (code){reversed(0x30 + symbol, 8), 8};
  if (symbol < 256) return (code){reversed(0x190 + symbol - 144, 9), 9};
  if (symbol < 280) return (code){reversed(symbol - 256, 7), 7};
  return (code){reversed(0xc0 + symbol - 280, 8), 8};
}

/*
 * Splits a number as RFC 1951 does: symbols come in groups of `1 << precision`
 * for each power of two, the bits below follow as they are.
 */
static uint32_t split(uint32_t number, uint32_t precision, uint32_t *extra_count) {
  uint32_t top = number < 2 ? 0 : 31 - __builtin_clz(number);
  *extra_count = top > precision ? top - precision : 0;
  return (*extra_count << precision) + (number >> *extra_count);
}

static code length_code(uint32_t length) {
  uint32_t extra_count;
  if (length == LONGEST_MATCH) return fixed_code(285);
  uint32_t symbol = split(length - 3, 2, &extra_count);
  uint32_t extra = (length - 3) & ((1u << extra_count) - 1);
  code result = fixed_code(257 + symbol);
  result.bits |= extra << result.count;
  result.count += extra_count;
  return result;
}

static code distance_code(uint32_t distance) {
  uint32_t extra_count;
  uint32_t symbol = split(distance - 1, 1, &extra_count);
  uint32_t extra = (distance - 1) & ((1u << extra_count) - 1);
  return (code){reversed(symbol, 5) | extra << 5, 5 + extra_count};
}

/* Output; there is always room, as no byte of input needs more than 9 bits, also
   for the seven bytes that are written ahead. */

static void put(deflater *self, code code) {
  self->pending |= (uint64_t)code.bits << self->pending_count;
  self->pending_count += code.count;
  uint64_t bytes = htole64(self->pending);
  memcpy(self->out + self->out_count, &bytes, sizeof bytes);
  uint32_t whole = self->pending_count / 8;
  self->out_count += whole;
  self->pending >>= 8 * whole;
  self->pending_count -= 8 * whole;
}

static void put_match(deflater *self, size_t length, size_t distance) {
  code back = distance_code(distance);
  while (length > 0) {
    size_t part = length < LONGEST_MATCH ? length : LONGEST_MATCH;
    /* No rest may be too short to be a match of its own. */
    if (length > part && length - part < 3) part = length - 3;
    put(self, self->length[part]);
    put(self, back);
    length -= part;
  }
}

/* Matching */

static size_t common_length(const uint8_t *a, const uint8_t *b, size_t limit) {
  size_t length = 0;
  while (limit - length >= 8) {
    uint64_t left, right;
    memcpy(&left, a + length, 8);
    memcpy(&right, b + length, 8);
    /* The first byte that differs is the one with the lowest bit that does. */
    if (left != right)
      return length + __builtin_ctzll(htole64(left ^ right)) / 8;
    length += 8;
  }
  while (length < limit && a[length] == b[length]) length++;
  return length;
}

static void encode(deflater *self, size_t from, size_t to) {
  const uint8_t *raw = self->raw;
  size_t at = from;
  while (at < to) {
    size_t best = 0, distance = 0;
    const size_t candidates[] = {self->stride, self->pixel_length};
    for (int i = 0; i < 2; i++) {
      if (candidates[i] > at || candidates[i] > WINDOW) continue;
      size_t length = common_length(raw + at, raw + at - candidates[i], to - at);
      if (length > best) best = length, distance = candidates[i];
    }
    if (best < 16 && to - at >= 4) {
      uint32_t four;
      memcpy(&four, raw + at, 4);
      uint32_t *seen = &self->seen[four * 0x9e3779b1u >> (32 - HASH_BITS)];
      size_t back = at + 1 - *seen;
      if (*seen && back <= WINDOW) {
        size_t length = common_length(raw + at, raw + at - back, to - at);
        if (length > best) best = length, distance = back;
      }
      *seen = (uint32_t)at + 1;
    }
    if (best >= SHORTEST_MATCH) {
      put_match(self, best, distance);
      at += best;
    } else {
      put(self, self->literal[raw[at++]]);
    }
  }
}

/* The stream */

void deflater_free(deflater *self) {
  if (!self) return;
  free(self->raw);
  free(self->out);
  free(self);
}

deflater *deflater_create(size_t row_length, size_t height,
                          size_t pixel_length) {
  deflater *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->stride = row_length + 1;
  self->pixel_length = pixel_length;
  size_t count = self->stride * height;
  self->raw = malloc(count);
  self->out = malloc(count / 8 * 9 + 64);
  if (!self->raw || !self->out) {
    deflater_free(self);
    return NULL;
  }
  for (uint32_t i = 0; i <= END_OF_BLOCK; i++) self->literal[i] = fixed_code(i);
  for (uint32_t i = 3; i <= LONGEST_MATCH; i++) self->length[i] = length_code(i);
  self->checksum = adler32(0, NULL, 0);
  /* Window of 32 KiB, fastest compression; then one last block of fixed codes. */
  self->out[0] = 0x78;
  self->out[1] = 0x01;
  self->out_count = 2;
  put(self, (code){1, 1});
  put(self, (code){1, 2});
  return self;
}

uint8_t *deflater_next_row(deflater *self) {
  self->raw[self->end] = 0; /* No filter. */
  return self->raw + self->end + 1;
}

void deflater_add_row(deflater *self) {
  size_t from = self->end;
  self->end += self->stride;
  self->row_checksum =
      adler32(adler32(0, NULL, 0), self->raw + from, (uInt)self->stride);
  self->checksum = adler32_combine(self->checksum, self->row_checksum, self->stride);
  encode(self, from, self->end);
}

void deflater_repeat_row(deflater *self) {
  size_t from = self->end;
  memcpy(self->raw + from, self->raw + from - self->stride, self->stride);
  self->end += self->stride;
  self->checksum = adler32_combine(self->checksum, self->row_checksum, self->stride);
  if (self->stride <= WINDOW && self->stride >= SHORTEST_MATCH)
    put_match(self, self->stride, self->stride);
  else
    encode(self, from, self->end);
}

const uint8_t *deflater_finish(deflater *self, size_t *count) {
  put(self, self->literal[END_OF_BLOCK]);
  put(self, (code){0, (8 - self->pending_count) % 8});
  for (int shift = 24; shift >= 0; shift -= 8)
    self->out[self->out_count++] = self->checksum >> shift;
  *count = self->out_count;
  return self->out;
}
