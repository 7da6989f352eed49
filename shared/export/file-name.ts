/**
 * Characters that systems refuse in names, and those that turn the direction of writing (`gpj.exe` for `exe.jpg`).
 */
// oxlint-disable-next-line no-control-regex -- they are what is left out
const REFUSED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|%#&{}$!'`@+=~^]+/gu;

const LONGEST = 80;

/** Windows keeps these names for devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file that every system takes, of foreign words; `fallback` when nothing of them is left. */
export function fileName(words: string, ending: string, fallback: string): string {
  const flat = words.replace(REFUSED, " ").replace(/\s+/g, " ");
  const cut = Array.from(flat)
    .slice(0, LONGEST)
    .join("")
    .replace(/^[\s.-]+|[\s.-]+$/g, "");
  const safe = cut === "" || DEVICE.test(cut) ? `${fallback} ${cut}`.trim() : cut;
  return `${safe}.${ending}`;
}
