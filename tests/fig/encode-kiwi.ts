import { strToU8 } from "fflate";
import type { Definition, SchemaField, Primitive } from "../../shared/fig/kiwi/read-schema.ts";

/** Writes the values of Kiwi one after another. */
class ByteWriter {
  readonly bytes: number[] = [];

  byte(value: number): void {
    this.bytes.push(value & 255);
  }

  uint(value: number): void {
    let left = value >>> 0;
    for (; left > 127; left >>>= 7) this.byte((left & 127) | 128);
    this.byte(left);
  }

  int(value: number): void {
    this.uint((value << 1) ^ (value >> 31));
  }

  float(value: number): void {
    const bits = new Int32Array(new Float32Array([value]).buffer)[0] ?? 0;
    if (value === 0) return this.byte(0);
    const turned = (bits >>> 23) | (bits << 9);
    for (const shift of [0, 8, 16, 24]) this.byte(turned >>> shift);
  }

  string(value: string): void {
    for (const byte of strToU8(value)) this.byte(byte);
    this.byte(0);
  }
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

/** Writes a schema as Kiwi does. */
export function encodeSchema(schema: readonly Definition[]): Uint8Array {
  const writer = new ByteWriter();
  writer.uint(schema.length);
  for (const { name, kind, fields } of schema) {
    writer.string(name);
    writer.byte(KINDS.indexOf(kind));
    writer.uint(fields.length);
    for (const field of fields) {
      writer.string(field.name);
      writer.int(typeof field.type === "number" ? field.type : ~PRIMITIVES.indexOf(field.type));
      writer.byte(field.isList ? 1 : 0);
      writer.uint(field.value);
    }
  }
  return Uint8Array.from(writer.bytes);
}

type Value = unknown;

function writeField(
  writer: ByteWriter,
  schema: readonly Definition[],
  { type, isList }: SchemaField,
  value: Value,
) {
  const one = (element: Value) => {
    if (typeof type === "number") return writeValue(writer, schema, schema[type], element);
    if (type === "string") return writer.string(String(element));
    if (type === "float") return writer.float(Number(element));
    if (type === "int") return writer.int(Number(element));
    return type === "uint" ? writer.uint(Number(element)) : writer.byte(Number(element));
  };
  if (!isList) return one(value);
  const elements = [...(value as Iterable<Value>)];
  writer.uint(elements.length);
  for (const element of elements) one(element);
}

function writeValue(
  writer: ByteWriter,
  schema: readonly Definition[],
  definition: Definition | undefined,
  value: Value,
): void {
  if (!definition) throw new Error("The schema has no such definition.");
  const fields = (definition.kind === "enum" ? {} : value) as Readonly<Record<string, Value>>;
  if (definition.kind === "enum")
    writer.uint(definition.fields.find(({ name }) => name === value)?.value ?? 0);
  for (const field of definition.kind === "enum" ? [] : definition.fields) {
    if (definition.kind === "message" && fields[field.name] === undefined) continue;
    if (definition.kind === "message") writer.uint(field.value);
    writeField(writer, schema, field, fields[field.name]);
  }
  if (definition.kind === "message") writer.uint(0);
}

/** Writes a message of a definition as Kiwi does. */
export function encode(schema: readonly Definition[], root: string, message: Value): Uint8Array {
  const writer = new ByteWriter();
  writeValue(
    writer,
    schema,
    schema.find(({ name }) => name === root),
    message,
  );
  return Uint8Array.from(writer.bytes);
}

/** Definitions as text, one a line: `message Name: field type, field type[]`; an enumeration has only names. */
export function schemaOf(text: string): readonly Definition[] {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => /^(enum|struct|message) (\w+): (.*)$/.exec(line.trim()))
    .filter((match) => match !== null);
  const names = lines.map(([, , name]) => name);
  const typeOf = (word: string): SchemaField["type"] =>
    PRIMITIVES.find((primitive) => primitive === word) ?? names.indexOf(word);
  return lines.map(([, kind, name = "", fields = ""]) => ({
    name,
    kind: kind as Definition["kind"],
    fields: fields.split(", ").map((field, index) => {
      const [fieldName = "", type = "uint"] = field.split(" ");
      const value = kind === "enum" ? index : index + 1;
      return { name: fieldName, type: typeOf(type.replace("[]", "")), isList: type.endsWith("[]"), value };
    }),
  }));
}
