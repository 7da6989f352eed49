import type { Box } from "../../scene/scene.ts";

/** A stretch of an outline: a letter of SVG's paths, and its numbers. */
export interface Command {
  readonly letter: "M" | "L" | "Q" | "C" | "Z";
  readonly numbers: readonly number[];
}

/** By what a stretch begins with, its letter and how many numbers follow (32-bit floats, the lowest byte first). */
const COMMANDS: readonly (readonly [letter: Command["letter"], numbers: number])[] = [
  ["Z", 0],
  ["M", 2],
  ["L", 2],
  ["Q", 4],
  ["C", 6],
];
const FLOAT_BYTES = 4;

function isOpen(commands: readonly Command[]): boolean {
  const last = commands[commands.length - 1];
  return last !== undefined && last.letter !== "Z";
}

/** Reads an outline; what comes after a stretch that cannot be read is left out. */
export function readOutline(bytes: Uint8Array): readonly Command[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const commands: Command[] = [];
  let at = 0;
  while (at < bytes.length) {
    const [letter, count] = COMMANDS[bytes[at] ?? -1] ?? [];
    const start = at + 1;
    at = start + (count ?? 0) * FLOAT_BYTES;
    if (letter === undefined || at > bytes.length) break;
    const numbers = Array.from({ length: count ?? 0 }, (_, index) =>
      view.getFloat32(start + index * FLOAT_BYTES, true),
    );
    if (!numbers.every(Number.isFinite)) break;
    // Every outline is closed before it begins, too.
    if (letter !== "Z" || isOpen(commands)) commands.push({ letter, numbers });
  }
  return commands;
}

/** How an outline is enlarged and moved. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

const AS_IT_IS: Placing = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

const place = (numbers: readonly number[], { x, y, scaleX, scaleY }: Placing): readonly number[] =>
  numbers.map((value, index) => (index % 2 === 0 ? x + value * scaleX : y + value * scaleY));

/** Hundredths of a px: finer than any screen shows. */
const written = (value: number): string => String(Math.round(value * 100) / 100);

/** An outline as the data of an SVG path. */
export const writePath = (outline: readonly Command[], placing = AS_IT_IS): string =>
  outline.map(({ letter, numbers }) => letter + place(numbers, placing).map(written).join(" ")).join("");

/** The box around an outline, points that curves only lean towards included; undefined for an empty one. */
export function boxOfOutline(outline: readonly Command[], placing = AS_IT_IS): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { numbers } of outline) {
    const placed = place(numbers, placing);
    for (let index = 0; index + 1 < placed.length; index += 2) {
      const [x = 0, y = 0] = [placed[index], placed[index + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
