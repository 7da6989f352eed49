const WHITE_SPACE = "\t\n\r ";

/** How the names of designs end, in small letters; a file that is named by itself may end as it likes. */
export const ENDINGS: readonly string[] = [".fig", ".json"];

/** Tells by the first bytes whether a file is to be read as JSON, however it is called. What is none, the reader of `.fig` knows. */
export function isJson(bytes: Uint8Array): boolean {
  // A decoder takes the mark of the byte order away.
  let at = new TextDecoder().decode(bytes.subarray(0, 3)) === "" ? 3 : 0;
  while (WHITE_SPACE.includes(String.fromCharCode(bytes[at] ?? 0))) at += 1;
  return "{[".includes(String.fromCharCode(bytes[at] ?? 0));
}
