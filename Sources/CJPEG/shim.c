#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

/*
 * Bounds for files of strangers: what libjpeg may keep in memory besides the
 * pixels, which a file in many passes needs most of, and the passes.
 */
enum { MAXIMUM_MEMORY = 512 << 20, MAXIMUM_SCANS = 200 };

/* Where libjpeg's error goes: a message, and the way back. */
typedef struct {
  struct jpeg_error_mgr errors;
  char *message;
  jmp_buf back;
} failure;

static void fail(j_common_ptr info) {
  failure *failed = (failure *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  if (failed->message)
    snprintf(failed->message, CJPEG_MESSAGE_SIZE, "%s", text);
  longjmp(failed->back, 1);
}

static void ignore(j_common_ptr info, int level) {
  (void)info;
  (void)level;
}

static struct jpeg_error_mgr *catch_errors(failure *failed, char *message) {
  struct jpeg_error_mgr *errors = jpeg_std_error(&failed->errors);
  errors->error_exit = fail;
  errors->emit_message = ignore;
  failed->message = message;
  return errors;
}

/* Decoding */

struct cjpeg_reader {
  struct jpeg_decompress_struct info;
  failure failed;
  struct jpeg_progress_mgr progress;
};

static void count_scans(j_common_ptr info) {
  j_decompress_ptr decompress = (j_decompress_ptr)info;
  failure *failed = (failure *)info->err;
  if (decompress->input_scan_number <= MAXIMUM_SCANS) return;
  if (failed->message)
    snprintf(failed->message, CJPEG_MESSAGE_SIZE, "it has too many scans");
  longjmp(failed->back, 1);
}

cjpeg_reader *cjpeg_reader_open(const uint8_t *data, size_t count,
                                char message[CJPEG_MESSAGE_SIZE]) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) {
    snprintf(message, CJPEG_MESSAGE_SIZE, "out of memory");
    return NULL;
  }
  reader->info.err = catch_errors(&reader->failed, message);
  if (setjmp(reader->failed.back)) {
    cjpeg_reader_close(reader);
    return NULL;
  }
  j_decompress_ptr info = &reader->info;
  jpeg_create_decompress(info);
  info->mem->max_memory_to_use = MAXIMUM_MEMORY;
  reader->progress.progress_monitor = count_scans;
  info->progress = &reader->progress;
  jpeg_mem_src(info, data, count);
  jpeg_save_markers(info, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(info, TRUE);
  int has_ink = info->jpeg_color_space == JCS_CMYK ||
                info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = has_ink ? JCS_CMYK : JCS_EXT_BGRX;
  return reader;
}

uint32_t cjpeg_reader_width(const cjpeg_reader *reader) {
  return reader->info.image_width;
}

uint32_t cjpeg_reader_height(const cjpeg_reader *reader) {
  return reader->info.image_height;
}

const uint8_t *cjpeg_reader_exif(const cjpeg_reader *reader, size_t *count) {
  static const uint8_t name[6] = "Exif\0";
  jpeg_saved_marker_ptr marker = reader->info.marker_list;
  for (; marker; marker = marker->next) {
    if (marker->data_length <= sizeof name ||
        memcmp(marker->data, name, sizeof name) != 0)
      continue;
    *count = marker->data_length - sizeof name;
    return marker->data + sizeof name;
  }
  *count = 0;
  return NULL;
}

/* Inks, which such files hold inverted, become light. */
static void lighten(uint8_t *row, uint32_t width, int is_inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    uint32_t light[4];
    for (int channel = 0; channel < 4; channel++)
      light[channel] = is_inverted ? row[channel] : 255 - row[channel];
    for (int channel = 0; channel < 3; channel++)
      row[2 - channel] = (light[channel] * light[3] + 127) / 255;
    row[3] = 255;
  }
}

int cjpeg_reader_read(cjpeg_reader *reader, uint8_t *pixels,
                      size_t bytes_per_row, char message[CJPEG_MESSAGE_SIZE]) {
  reader->failed.message = message;
  if (setjmp(reader->failed.back)) return 0;
  j_decompress_ptr info = &reader->info;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    uint8_t *row = pixels + info->output_scanline * bytes_per_row;
    JSAMPROW rows[1] = {row};
    if (jpeg_read_scanlines(info, rows, 1) != 1) return 0;
    if (info->out_color_space == JCS_CMYK)
      lighten(row, info->output_width, info->saw_Adobe_marker);
  }
  jpeg_finish_decompress(info);
  return 1;
}

void cjpeg_reader_close(cjpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->info);
  free(reader);
}

/* Encoding */

uint8_t *cjpeg_encode(const uint8_t *pixels, size_t bytes_per_row,
                      uint32_t width, uint32_t height, int quality,
                      size_t *count) {
  struct jpeg_compress_struct info;
  failure failed;
  /* libjpeg takes and changes these, also between setjmp and longjmp. */
  unsigned char *volatile bytes = NULL;
  unsigned char *place = NULL;
  unsigned long size = 0;
  memset(&info, 0, sizeof info);
  info.err = catch_errors(&failed, NULL);
  if (setjmp(failed.back)) {
    jpeg_destroy_compress(&info);
    free(bytes);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &place, &size);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW rows[1] = {
        (JSAMPROW)(pixels + info.next_scanline * bytes_per_row)};
    jpeg_write_scanlines(&info, rows, 1);
  }
  jpeg_finish_compress(&info);
  bytes = place;
  jpeg_destroy_compress(&info);
  *count = size;
  return bytes;
}
