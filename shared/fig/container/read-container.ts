import { strFromU8 } from "fflate";
import { MAX_FILE_BYTES, MAX_MESSAGE_BYTES, MAX_SCHEMA_BYTES } from "../bounds.ts";
import { FigError } from "../fig-error.ts";
import { pictureTypeOf } from "../picture-type.ts";
import { identify } from "./identify.ts";
import { readZip, type ZipEntry } from "./read-zip.ts";
import { unpack } from "./unpack.ts";

/** A `.fig` file, unpacked: what it says, in the words of a schema that comes with it. */
export interface Container {
  readonly schema: Uint8Array;
  readonly message: Uint8Array;
  /** The name of the file in the design tool; absent in old files. */
  readonly name?: string;
  /** The bytes of a picture by its hash, in hexadecimal digits; undefined when the file does not have it. */
  readonly imageOf: (hash: string) => Uint8Array | undefined;
}

const CANVAS = "canvas.fig";
/** The entries of a Sketch document. */
const SKETCH = "document.json";
const HEADER_BYTES = 12;
const LENGTH_BYTES = 4;
const MAX_META_BYTES = 2 ** 20;

function canvasOf(entries: ReadonlyMap<string, ZipEntry>): Uint8Array {
  const canvas = entries.get(CANVAS);
  if (!canvas) throw new FigError(entries.has(SKETCH) ? "sketch" : "other-zip");
  return canvas.read(MAX_FILE_BYTES);
}

/** Two packed parts, each behind its length: the schema and the message. */
function readParts(canvas: Uint8Array): readonly [schema: Uint8Array, message: Uint8Array] {
  const view = new DataView(canvas.buffer, canvas.byteOffset, canvas.byteLength);
  const partAt = (at: number) => {
    if (at + LENGTH_BYTES > canvas.length) throw new FigError("cut-off");
    const start = at + LENGTH_BYTES;
    const end = start + view.getUint32(at, true);
    if (end > canvas.length) throw new FigError("cut-off");
    return canvas.subarray(start, end);
  };
  const schema = partAt(HEADER_BYTES);
  const message = partAt(HEADER_BYTES + LENGTH_BYTES + schema.length);
  return [unpack(schema, MAX_SCHEMA_BYTES), unpack(message, MAX_MESSAGE_BYTES)];
}

function nameIn(entries: ReadonlyMap<string, ZipEntry>): string | undefined {
  try {
    const meta = entries.get("meta.json")?.read(MAX_META_BYTES);
    const name: unknown = meta && (JSON.parse(strFromU8(meta)) as { file_name?: unknown } | null)?.file_name;
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** A picture that cannot be unpacked, or is none, is one that the file does not have. */
function pictureIn(entry: ZipEntry | undefined): Uint8Array | undefined {
  try {
    const bytes = entry?.read(MAX_FILE_BYTES);
    return bytes && pictureTypeOf(bytes) ? bytes : undefined;
  } catch (error) {
    if (error instanceof FigError) return undefined;
    throw error;
  }
}

/**
 * Unpacks a `.fig` file: a zip, or, until about 2021, what the zip now holds as `canvas.fig`.
 * @throws FigError that says what the bytes are instead, or what is wrong with them.
 */
export function readContainer(bytes: Uint8Array): Container {
  if (bytes.length > MAX_FILE_BYTES) throw new FigError("too-large");
  const found = identify(bytes);
  if (found !== "canvas" && found !== "zip") throw new FigError(found);
  const entries = found === "zip" ? readZip(bytes) : new Map<string, ZipEntry>();
  const canvas = found === "zip" ? canvasOf(entries) : bytes;
  const kind = identify(canvas);
  if (kind !== "canvas") throw new FigError(kind === "zip" ? "damaged" : kind);
  const [schema, message] = readParts(canvas);
  const name = nameIn(entries);
  return {
    schema,
    message,
    ...(name !== undefined && { name }),
    imageOf: (hash) => pictureIn(entries.get(`images/${hash}`)),
  };
}
