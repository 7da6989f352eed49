/** A message that crosses between the editor and the plugin: JSON, with the bytes beside it. */
export interface Parcel {
  readonly json: string;
  readonly bytes: readonly Uint8Array[];
}

const BYTES = "\u0000bytes";
const NOTHING = "\u0000nothing";

/** Bytes made by another window are no instance of this window's Uint8Array. */
function asBytes(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return value instanceof ArrayBuffer ? new Uint8Array(value) : undefined;
}

/** Whether JSON loses nothing of a value: to look first is a fraction of what it takes to ask at each part. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value !== undefined;
  if (Array.isArray(value)) return value.every(isPlain);
  if (asBytes(value)) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
  return true;
}

/** Packs a value; Uint8Arrays and `undefined` survive, functions do not. */
export function pack(value: unknown): Parcel {
  if (isPlain(value)) return { json: JSON.stringify({ value }), bytes: [] };
  const bytes: Uint8Array[] = [];
  // `this` holds the part as it was before its own `toJSON` spoke: a Buffer has one.
  const json = JSON.stringify({ value }, function replaceBytes(this: Record<string, unknown>, key, part) {
    if (part === undefined) return { [NOTHING]: true };
    const found = asBytes(this[key]);
    return found ? { [BYTES]: bytes.push(found) - 1 } : (part as unknown);
  });
  return { json, bytes };
}

const isMarked = (part: unknown, mark: string): part is Record<string, unknown> =>
  typeof part === "object" && part !== null && mark in part;

function revive(part: unknown, bytes: readonly Uint8Array[]): unknown {
  if (isMarked(part, NOTHING)) return undefined;
  if (isMarked(part, BYTES)) return bytes[Number(part[BYTES])];
  if (Array.isArray(part)) return part.map((element: unknown) => revive(element, bytes));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, revive(inner, bytes)]));
}

const hasMarks = (json: string): boolean => json.includes("\\u0000");

/** Unpacks what `pack` made. */
export function openParcel({ json, bytes }: Parcel): unknown {
  const { value } = JSON.parse(json) as { value: unknown };
  return hasMarks(json) ? revive(value, bytes) : value;
}
