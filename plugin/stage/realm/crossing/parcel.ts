/** A part that lies beside the JSON of a message: bytes, or a text that is too long to be written anew. */
export type Part = Uint8Array | string;

/** A message that crosses between the editor and the plugin. */
export interface Parcel {
  readonly json: string;
  readonly parts: readonly Part[];
}

const PART = "\u0000part";
const NOTHING = "\u0000nothing";

/** Bytes made by another window are no instance of this window's Uint8Array. */
function asBytes(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return value instanceof ArrayBuffer ? new Uint8Array(value) : undefined;
}

/** True when all of a value goes into JSON: to look first is a fraction of what it takes to ask at each part. */
function isPlain(value: unknown, longestText: number): boolean {
  if (typeof value === "string") return value.length <= longestText;
  if (typeof value !== "object" || value === null) return value !== undefined;
  if (Array.isArray(value)) return value.every((part) => isPlain(part, longestText));
  if (asBytes(value)) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key], longestText)) return false;
  return true;
}

/**
 * Packs a value; Uint8Arrays and `undefined` survive, functions do not. Texts of more characters than `longestText` lie
 * beside the JSON as they are.
 */
export function pack(value: unknown, longestText = Infinity): Parcel {
  if (isPlain(value, longestText)) return { json: JSON.stringify({ value }), parts: [] };
  const parts: Part[] = [];
  // `this` holds the part as it was before its own `toJSON` spoke: a Buffer has one.
  const json = JSON.stringify({ value }, function replaceParts(this: Record<string, unknown>, key, part) {
    if (part === undefined) return { [NOTHING]: true };
    const isLong = typeof part === "string" && part.length > longestText;
    const found = isLong ? part : asBytes(this[key]);
    return found === undefined ? (part as unknown) : { [PART]: parts.push(found) - 1 };
  });
  return { json, parts };
}

const isMarked = (part: unknown, mark: string): part is Record<string, unknown> =>
  typeof part === "object" && part !== null && mark in part;

function revive(part: unknown, parts: readonly Part[]): unknown {
  if (isMarked(part, NOTHING)) return undefined;
  if (isMarked(part, PART)) return parts[Number(part[PART])];
  if (Array.isArray(part)) return part.map((element: unknown) => revive(element, parts));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, revive(inner, parts)]));
}

const hasMarks = (json: string): boolean => json.includes("\\u0000");

/** Unpacks what `pack` made. */
export function openParcel({ json, parts }: Parcel): unknown {
  const { value } = JSON.parse(json) as { value: unknown };
  return hasMarks(json) ? revive(value, parts) : value;
}
