import { MAX_MESSAGE_DEPTH, MAX_OBJECTS } from "../bounds.ts";
import { FigError } from "../fig-error.ts";
import { ByteReader } from "./byte-reader.ts";
import type { Definition, SchemaField, Primitive } from "./read-schema.ts";

/** A decoded message or struct. Enumerations are words, lists of bytes are `Uint8Array`s; nothing else is checked. */
export type Decoded = Readonly<Record<string, unknown>>;

interface Reading {
  readonly bytes: ByteReader;
  depth: number;
  objects: number;
}

type Read = (reading: Reading) => unknown;

const PRIMITIVES: Readonly<Record<Primitive, Read>> = {
  bool: ({ bytes }) => bytes.byte() !== 0,
  byte: ({ bytes }) => bytes.byte(),
  int: ({ bytes }) => bytes.int(),
  uint: ({ bytes }) => bytes.uint(),
  float: ({ bytes }) => bytes.float(),
  string: ({ bytes }) => bytes.string(),
  int64: ({ bytes }) => bytes.int64(),
  uint64: ({ bytes }) => bytes.uint64(),
};

/** Every element of a list counts, as those of a struct without fields take no bytes at all. */
function count(reading: Reading, objects: number): void {
  reading.objects += objects;
  if (reading.objects > MAX_OBJECTS) throw new FigError("too-large");
}

function readList(reading: Reading, read: Read): unknown[] {
  const length = reading.bytes.uint();
  count(reading, length);
  const list: unknown[] = [];
  for (let index = 0; index < length; index++) list.push(read(reading));
  return list;
}

function readerOf({ type, isList }: SchemaField, readers: readonly Read[]): Read {
  if (isList && type === "byte") return ({ bytes }) => bytes.bytes(bytes.uint());
  // Definitions refer to each other: their readers are looked up when they are needed.
  const read: Read = typeof type === "number" ? (reading) => readers[type]?.(reading) : PRIMITIVES[type];
  return isList ? (reading) => readList(reading, read) : read;
}

function enumReader({ fields }: Definition): Read {
  const words = new Map(fields.map(({ name, value }) => [value, name]));
  return ({ bytes }) => words.get(bytes.uint());
}

/** Objects inside one another are counted, as a schema may nest without an end. */
function nested(read: Read): Read {
  return (reading) => {
    count(reading, 1);
    if (++reading.depth > MAX_MESSAGE_DEPTH) throw new FigError("too-large");
    const object = read(reading);
    reading.depth--;
    return object;
  };
}

function structReader({ fields }: Definition, readers: readonly Read[]): Read {
  const parts = fields.map((field) => [field.name, readerOf(field, readers)] as const);
  return nested((reading) => {
    const struct: Record<string, unknown> = {};
    for (const [name, read] of parts) struct[name] = read(reading);
    return struct;
  });
}

function messageReader(definition: Definition, readers: readonly Read[]): Read {
  const parts = new Map(
    definition.fields.map((field) => [field.value, { name: field.name, read: readerOf(field, readers) }]),
  );
  return nested((reading) => {
    const message: Record<string, unknown> = {};
    for (let key = reading.bytes.uint(); key !== 0; key = reading.bytes.uint()) {
      const part = parts.get(key);
      if (!part) throw new FigError("damaged", `${definition.name} has a field that the schema lacks`);
      message[part.name] = part.read(reading);
    }
    return message;
  });
}

const READERS = { enum: enumReader, struct: structReader, message: messageReader } as const;

/**
 * Decodes a message of Kiwi, without making code from its schema: no page that forbids `eval` could run it.
 * @param root the name of the definition that the message is of.
 * @throws FigError for what the schema does not describe, and for more than any design has.
 */
export function decode(schema: readonly Definition[], root: string, message: Uint8Array): Decoded {
  const readers: Read[] = [];
  for (const definition of schema) readers.push(READERS[definition.kind](definition, readers));
  const read = readers[schema.findIndex(({ name }) => name === root)];
  if (!read) throw new FigError("damaged", `the schema has no ${root}`);
  return read({ bytes: new ByteReader(message), depth: 0, objects: 0 }) as Decoded;
}
