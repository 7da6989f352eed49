import { starPath } from "./path.ts";
import type { Size } from "../paint/gradient.ts";
import { num } from "../svg.ts";

/**
 * Files often come without the curves of their vectors. These few signs are so common, and their names so plain, that
 * drawing them beats an empty outline. Each is made of lines in a square of 1, `x,y` by `x,y`.
 */
const SIGNS: readonly (readonly [names: RegExp, ...lines: readonly string[]])[] = [
  [/\b(check|checkmark|tick)\b/, "0,.55 .36,1 1,0"],
  [/^x$|\b(close|cross|dismiss)\b/, "0,0 1,1", "1,0 0,1"],
  [/\b(menu|hamburger|burger)\b/, "0,0 1,0", "0,.5 1,.5", "0,1 1,1"],
  [/\b(plus|add)\b/, ".5,0 .5,1", "0,.5 1,.5"],
  [/\b(minus|remove)\b/, "0,.5 1,.5"],
  [/\b(chevron|caret)[ -]?down\b/, "0,0 .5,1 1,0"],
  [/\b(chevron|caret)[ -]?up\b/, "0,1 .5,0 1,1"],
  [/\b(chevron|caret)[ -]?left\b/, "1,0 0,.5 1,1"],
  [/\b(chevron|caret)[ -]?right\b/, "0,0 1,.5 0,1"],
  [/\b(arrow[ -]?left|back)\b/, "1,.5 0,.5", ".5,0 0,.5 .5,1"],
  [/\b(arrow[ -]?right|forward)\b/, "0,.5 1,.5", ".5,0 1,.5 .5,1"],
  [/\barrow[ -]?up\b/, ".5,1 .5,0", "0,.5 .5,0 1,.5"],
  [/\barrow[ -]?down\b/, ".5,0 .5,1", "0,.5 .5,1 1,.5"],
];

function linePath(line: string, { width, height }: Size): string {
  const points = line.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return `${num(x * width)} ${num(y * height)}`;
  });
  return `M${points.join("L")}`;
}

/** A lens and its handle. */
function searchPath({ width, height }: Size): string {
  const [rx, ry] = [width * 0.42, height * 0.42];
  const lens = `M0 ${num(ry)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0`;
  return `${lens}M${num(width * 0.73)} ${num(height * 0.73)}L${num(width)} ${num(height)}`;
}

/** How a vector without curves is drawn: a path, and whether its lines or its area make the sign. */
export interface GlyphPath {
  readonly path: string;
  readonly isClosed: boolean;
}

/** The sign that a name stands for; null when the name says nothing. */
export function glyphFor(name: string, size: Size): GlyphPath | null {
  const word = name.toLowerCase();
  if (/\b(star|rating)\b/.test(word))
    return { path: starPath({ x: 0, y: 0, ...size }, 5, 0.45), isClosed: true };
  if (/\b(search|magnifier|loupe)\b/.test(word)) return { path: searchPath(size), isClosed: false };
  const [, ...lines] = SIGNS.find(([names]) => names.test(word)) ?? [];
  return lines.length > 0
    ? { path: lines.map((line) => linePath(line, size)).join(""), isClosed: false }
    : null;
}
