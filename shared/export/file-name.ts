/**
 * Characters that systems refuse in names, and those that turn the direction of writing (`gpj.exe` for `exe.jpg`).
 */
// oxlint-disable-next-line no-control-regex -- they are what is left out
const REFUSED = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|%#&{}$!'`@+=~^]+/gu;

/** In bytes of UTF-8, as most systems count: with an ending below 255. */
const LONGEST = 200;

/** The bytes of a character in UTF-8. */
const bytesOf = (character: string): number =>
  [0x80, 0x8_00, 0x1_00_00].filter((more) => (character.codePointAt(0) ?? 0) >= more).length + 1;

/** As many whole characters of a text as fit. */
function fitting(text: string): string {
  let bytes = 0;
  return Array.from(text)
    .filter((character) => (bytes += bytesOf(character)) <= LONGEST)
    .join("");
}

/** Windows keeps these names for devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file that every system takes, of foreign words; `fallback` when nothing of them is left. */
export function fileName(words: string, ending: string, fallback: string): string {
  const flat = words.replace(REFUSED, " ").replace(/\s+/g, " ");
  const cut = fitting(flat).replace(/^[\s.-]+|[\s.-]+$/g, "");
  const safe = cut === "" || DEVICE.test(cut.split(".", 1).join()) ? `${fallback} ${cut}`.trim() : cut;
  return `${safe}.${ending}`;
}
