/** The format that a design is written in. */
export type Kind = "json" | "fig";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const BYTE_ORDER_MARK = bytesOf("\uFEFF");
const WHITE_SPACE: ReadonlySet<number> = new Set(bytesOf("\t\n\r "));
const OPENING: ReadonlySet<number> = new Set(bytesOf("{["));

const begins = (bytes: Uint8Array, wanted: Uint8Array): boolean =>
  wanted.every((byte, at) => bytes[at] === byte);

function isJson(bytes: Uint8Array): boolean {
  let at = begins(bytes, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  while (WHITE_SPACE.has(bytes[at] ?? 0)) at += 1;
  return OPENING.has(bytes[at] ?? 0);
}

/** Tells by the first bytes how a file is to be read, however it is called. What is no JSON, the reader of `.fig` knows. */
export const kindOfDesign = (bytes: Uint8Array): Kind => (isJson(bytes) ? "json" : "fig");
