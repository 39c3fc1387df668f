// The part of the index store's C interface that the ladder check calls. The library
// comes with the toolchain and is opened at run time, so these are types of functions.
#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Bytes that the library owns, without a zero at the end.
typedef struct {
  const char *data;
  size_t length;
} IndexStoreText;

enum {
  IndexStoreDependencyRecord = 2,
  IndexStoreSymbolModule = 1,
  IndexStoreSymbolExtension = 9,
  IndexStoreRoleDeclaration = 1 << 0,
  IndexStoreRoleDefinition = 1 << 1,
  IndexStoreRoleReference = 1 << 2,
};

typedef bool (*IndexStoreTextVisitor)(void *context, IndexStoreText name);
typedef bool (*IndexStoreVisitor)(void *context, void *object);

typedef void *(*IndexStoreOpen)(const char *path, void **error);
typedef void *(*IndexStoreOpenPart)(void *store, const char *name, void **error);
typedef void (*IndexStoreDispose)(void *object);
typedef bool (*IndexStoreVisitUnits)(
    void *store, unsigned sorted, void *context, IndexStoreTextVisitor visitor);
typedef bool (*IndexStoreVisitParts)(
    void *reader, void *context, IndexStoreVisitor visitor);
typedef void (*IndexStoreGetTime)(
    void *reader, int64_t *seconds, int64_t *nanoseconds);
typedef IndexStoreText (*IndexStoreGetText)(void *object);
typedef unsigned (*IndexStoreGetKind)(void *object);
typedef uint64_t (*IndexStoreGetRoles)(void *occurrence);
typedef void *(*IndexStoreGetSymbol)(void *occurrence);
typedef void (*IndexStoreGetPlace)(
    void *occurrence, unsigned *line, unsigned *column);

#endif
