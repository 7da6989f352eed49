const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of a text in base 64; the bare realms that this runs in do not all have `atob`. */
export function bytesOf(text: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let code = 0; code < ALPHABET.length; code++) codes[ALPHABET.charCodeAt(code)] = code;
  const letters = text.replace(/={1,2}$/, "");
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (let index = 0; index < letters.length; index++) {
    held = ((held << 6) | (codes[letters.charCodeAt(index)] ?? 0)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}
