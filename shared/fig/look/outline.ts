import { hundredths } from "../../scene/round.ts";
import type { Point } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";

/** An outline: the letters of an SVG path one after another, and the numbers that follow them in one list. */
export interface Outline {
  readonly letters: readonly Letter[];
  readonly numbers: Float32Array;
  /** The box around all its points, those that curves only lean towards included; undefined for an empty one. */
  readonly box: Box | undefined;
}

type Letter = "M" | "L" | "Q" | "C" | "Z";

/** The letters of the stretches of an outline, by the number that a stretch begins with. */
const LETTERS: readonly Letter[] = ["Z", "M", "L", "Q", "C"];

/** How many numbers follow a letter (32-bit floats, the lowest byte first). */
const NUMBERS: Readonly<Record<Letter, number>> = { Z: 0, M: 2, L: 2, Q: 4, C: 6 };
const FLOAT_BYTES = 4;

function boxOf(numbers: Float32Array): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x = 0, y = 0] = [numbers[index], numbers[index + 1]];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

function read(bytes: Uint8Array): Outline {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const letters: Letter[] = [];
  const numbers: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const letter = LETTERS[bytes[at] ?? -1];
    const start = at + 1;
    if (letter === undefined) break;
    at = start + NUMBERS[letter] * FLOAT_BYTES;
    if (at > bytes.length) break;
    const last = letters[letters.length - 1];
    // Every outline is closed before it begins, too.
    if (letter === "Z" && (last === undefined || last === "Z")) continue;
    letters.push(letter);
    for (let byte = start; byte < at; byte += FLOAT_BYTES) {
      const value = view.getFloat32(byte, true);
      numbers.push(Number.isFinite(value) ? value : 0);
    }
  }
  const all = Float32Array.from(numbers);
  return { letters, numbers: all, box: boxOf(all) };
}

/** A letter is drawn as often as it is written: its outline is read once. */
const known = new WeakMap<Uint8Array, Outline>();

/** Reads an outline; what comes after a stretch that cannot be read is left out. */
export function readOutline(bytes: Uint8Array): Outline {
  const before = known.get(bytes);
  if (before) return before;
  const outline = read(bytes);
  known.set(bytes, outline);
  return outline;
}

/** An outline as the data of an SVG path. */
export function writePath({ letters, numbers }: Outline): string {
  let path = "";
  let at = 0;
  for (const letter of letters) {
    path += letter;
    for (const end = at + NUMBERS[letter]; at < end; at += 2)
      path += `${hundredths(numbers[at] ?? 0)} ${hundredths(numbers[at + 1] ?? 0)} `;
  }
  return path;
}

function letterPath({ letters, numbers }: Outline, sizePx: number): string {
  const places = Float64Array.from(numbers, (value, index) =>
    hundredths(index % 2 === 0 ? value * sizePx : -value * sizePx),
  );
  let path = "";
  let at = 0;
  // Before any point the pen is at the origin; an outline ends where it began.
  let pen = -2;
  let begun = -2;
  const from = (index: number) => (index < 0 ? 0 : (places[index] ?? 0));
  for (const letter of letters) {
    path += letter.toLowerCase();
    const start = pen;
    for (const end = at + NUMBERS[letter]; at < end; at += 2) {
      path += `${hundredths(from(at) - from(start))} ${hundredths(from(at + 1) - from(start + 1))} `;
      pen = at;
    }
    if (letter === "M") begun = pen;
    if (letter === "Z") pen = begun;
  }
  return path;
}

const knownPaths = new WeakMap<Outline, Map<number, string>>();

/**
 * The outline of a letter as the data of an SVG path that goes on from where the pen is: the letter stands wherever that
 * was moved to. Outlines are of letters 1 px high, and their y axis points up.
 */
export function writeLetter(outline: Outline, sizePx: number): string {
  const sizes = knownPaths.get(outline) ?? new Map<number, string>();
  knownPaths.set(outline, sizes);
  const path = sizes.get(sizePx) ?? letterPath(outline, sizePx);
  sizes.set(sizePx, path);
  return path;
}

/** The box of the outline of a letter in px of its layer. */
export function boxOfLetter({ box }: Outline, { x, y }: Point, sizePx: number): Box | undefined {
  if (!box) return undefined;
  const [width, height] = [box.width * sizePx, box.height * sizePx];
  return { x: x + box.x * sizePx, y: y - box.y * sizePx - height, width, height };
}
