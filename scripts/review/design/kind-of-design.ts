/** What a design may be written in. */
export type Kind = "json" | "fig";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const BYTE_ORDER_MARK = bytesOf("\uFEFF");
const WHITE_SPACE: ReadonlySet<number> = new Set(bytesOf("\t\n\r "));
const OPENING: ReadonlySet<number> = new Set(bytesOf("{["));
const ZIP = bytesOf("PK\u0003\u0004");
/** Of a design it goes on with `kiwi`; what else it may be, whoever opens it says. */
const FIG = bytesOf("fig-");

const begins = (bytes: Uint8Array, wanted: Uint8Array): boolean =>
  wanted.every((byte, at) => bytes[at] === byte);

function isJson(bytes: Uint8Array): boolean {
  let at = begins(bytes, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  while (WHITE_SPACE.has(bytes[at] ?? 0)) at += 1;
  return OPENING.has(bytes[at] ?? 0);
}

/** Tells by the first bytes what a file is, however it is called; null when it is no kind of design. */
export function kindOfDesign(bytes: Uint8Array): Kind | null {
  if (isJson(bytes)) return "json";
  return begins(bytes, ZIP) || begins(bytes, FIG) ? "fig" : null;
}
