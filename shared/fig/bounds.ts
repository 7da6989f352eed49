const MEGABYTE = 2 ** 20;

/** Bytes of a file. */
export const MAX_FILE_BYTES = 512 * MEGABYTE;

/** Bytes of what a file holds once unpacked, without its pictures. */
export const MAX_MESSAGE_BYTES = 512 * MEGABYTE;

/** Bytes of the schema once unpacked: real ones have some 100 kB. */
export const MAX_SCHEMA_BYTES = 4 * MEGABYTE;

/** Entries of the zip: pictures, above all. */
export const MAX_ENTRIES = 20_000;

/** Definitions of the schema, and fields of one: real ones have some 700 and 500. */
export const MAX_DEFINITIONS = 10_000;
export const MAX_FIELDS = 10_000;

/** Objects inside one another in a message: real ones reach about 10. */
export const MAX_MESSAGE_DEPTH = 60;

/** Objects of a message, all counted. */
export const MAX_OBJECTS = 30_000_000;

/** Layers of a page, those in instances counted, long lists as several: real ones reach 33,000. */
export const MAX_LAYERS = 100_000;
