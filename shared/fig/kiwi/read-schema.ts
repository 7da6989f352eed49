import { MAX_DEFINITIONS, MAX_FIELDS } from "../bounds.ts";
import { FigError } from "../fig-error.ts";
import { ByteReader } from "./byte-reader.ts";

/** The types that every schema has. */
export type Primitive = "bool" | "byte" | "int" | "uint" | "float" | "string" | "int64" | "uint64";

export interface SchemaField {
  readonly name: string;
  /** A primitive, or the index of a definition. */
  readonly type: Primitive | number;
  readonly isList: boolean;
  /** The number in front of the field in a message; of a member of an enumeration, the number that stands for it. */
  readonly value: number;
}

export interface Definition {
  readonly name: string;
  readonly kind: "enum" | "struct" | "message";
  readonly fields: readonly SchemaField[];
}

const PRIMITIVES: readonly Primitive[] = [
  "bool",
  "byte",
  "int",
  "uint",
  "float",
  "string",
  "int64",
  "uint64",
];
const KINDS: readonly Definition["kind"][] = ["enum", "struct", "message"];
const NAME = /^[a-z]\w{0,99}$/i;

const damaged = (detail: string) => new FigError("damaged", `the schema ${detail}`);

function readName(bytes: ByteReader): string {
  const name = bytes.string();
  if (!NAME.test(name)) throw damaged("has a name that is none");
  return name;
}

function readCount(bytes: ByteReader, most: number): number {
  const count = bytes.uint();
  if (count > most) throw new FigError("too-large");
  return count;
}

/** Primitives are written as numbers below zero. */
function typeOf(written: number, definitionCount: number): SchemaField["type"] {
  const type = written < 0 ? PRIMITIVES[~written] : written < definitionCount ? written : undefined;
  if (type === undefined) throw damaged("has a type that is not defined");
  return type;
}

function readField(bytes: ByteReader, kind: Definition["kind"], definitionCount: number): SchemaField {
  const name = readName(bytes);
  const written = bytes.int();
  const isList = bytes.byte() !== 0;
  const value = bytes.uint();
  return kind === "enum"
    ? { name, type: "uint", isList: false, value }
    : { name, type: typeOf(written, definitionCount), isList, value };
}

function readDefinition(bytes: ByteReader, definitionCount: number): Definition {
  const name = readName(bytes);
  const kind = KINDS[bytes.byte()];
  if (!kind) throw damaged("has a definition of an unknown kind");
  const fieldCount = readCount(bytes, MAX_FIELDS);
  return {
    name,
    kind,
    fields: Array.from({ length: fieldCount }, () => readField(bytes, kind, definitionCount)),
  };
}

/**
 * Reads a binary Kiwi schema.
 * @throws FigError for what is none, or has more definitions than any design needs.
 */
export function readSchema(schema: Uint8Array): readonly Definition[] {
  const bytes = new ByteReader(schema);
  const count = readCount(bytes, MAX_DEFINITIONS);
  return Array.from({ length: count }, () => readDefinition(bytes, count));
}
