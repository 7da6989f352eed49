import { contains, intersection } from "../../../shared/scene/geometry.ts";
import type { Box } from "../../../shared/scene/scene.ts";

/** Three by five dots a digit, row by row: a server need not have any font. */
const DIGITS: readonly string[] = [
  "111101101101111",
  "010110010010111",
  "111001111100111",
  "111001111001111",
  "101101111001001",
  "111100111001111",
  "111100111101111",
  "111001010010010",
  "111101111101111",
  "111101111001111",
];
const DOT_PX = 2;
const COLUMNS = 3;
const ROWS = 5;
const RIM_PX = 2;
/** Letters have a little more ink than their boxes say. */
const GAP_PX = 2;

const MARK_HEIGHT_PX = ROWS * DOT_PX + 2 * RIM_PX;

/** How wide the mark of a handle is, in px. */
const widthOf = (digits: string): number => digits.length * (COLUMNS + 1) * DOT_PX - DOT_PX + 2 * RIM_PX;

/** A handle and where its part lies in the picture, in px. */
export interface Marked {
  readonly handle: string;
  readonly box: Box;
  /** There is room in its corner. */
  readonly isLarge: boolean;
}

function dotsOf(digit: string, x: number, y: number): string {
  const pattern = DIGITS[Number(digit)] ?? "";
  return Array.from(pattern)
    .map((dot, index) =>
      dot === "1"
        ? `M${x + (index % COLUMNS) * DOT_PX} ${y + Math.floor(index / COLUMNS) * DOT_PX}h${DOT_PX}v${DOT_PX}h-${DOT_PX}z`
        : "",
    )
    .join("");
}

/** Where a mark may stand: in a corner of what is large, left of its part, above it, right of it, or in it. */
function placesOf(
  { box, isLarge }: Marked,
  width: number,
): readonly { readonly x: number; readonly y: number }[] {
  const top = Math.round(box.y);
  const left = Math.round(box.x);
  const right = Math.round(box.x + box.width);
  const corners = [
    { x: left, y: top },
    { x: right - width, y: top },
  ];
  const middle = Math.round(box.y + (box.height - MARK_HEIGHT_PX) / 2);
  return [
    ...(isLarge ? corners : []),
    { x: left - width - GAP_PX, y: middle },
    { x: left, y: top - MARK_HEIGHT_PX - GAP_PX },
    { x: right + GAP_PX, y: middle },
    ...(isLarge ? [] : corners),
  ];
}

/** More are not drawn: they would hide the design. */
const MOST_MARKS = 80;

/** A tag with digits on it, in px of the picture. */
type Mark = Box & { readonly digits: string };

/** A tag with a number, its upper left corner there. */
export const numberMark = (number: number, x: number, y: number): Mark => ({
  x,
  y,
  width: widthOf(String(number)),
  height: MARK_HEIGHT_PX,
  digits: String(number),
});

interface Sheet {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The boxes that no mark may hide: of letters and icons. */
  readonly kept: readonly Box[];
}

/** A mark where it hides nothing; undefined where there is no such place. */
function markOf(
  marked: Marked,
  { widthPx, heightPx, kept }: Sheet,
  drawn: readonly Mark[],
): Mark | undefined {
  const digits = marked.handle.replaceAll(/\D/g, "");
  const width = widthOf(digits);
  return placesOf(marked, width)
    .map((place) => ({ ...place, width, height: MARK_HEIGHT_PX, digits }))
    .find(
      (mark) =>
        contains({ x: 0, y: 0, width: widthPx, height: heightPx }, mark) &&
        [...kept, ...drawn].every((other) => !intersection(other, mark)),
    );
}

/** An SVG of these tags. */
export function drawMarks(marks: readonly Mark[], { widthPx, heightPx }: Omit<Sheet, "kept">): string {
  const tags = marks.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join("");
  const dots = marks
    .flatMap(({ digits, x, y }) =>
      Array.from(digits).map((digit, index) =>
        dotsOf(digit, x + RIM_PX + index * (COLUMNS + 1) * DOT_PX, y + RIM_PX),
      ),
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><path d="${tags}" fill="#c2185b" fill-opacity="0.85"/><path d="${dots}" fill="#fff"/></svg>`;
}

/** An SVG that writes the handles beside their parts, hiding no letters; what has no room has no mark. */
export function handleMarks(marked: readonly Marked[], sheet: Sheet): string {
  const drawn: Mark[] = [];
  for (const one of marked) {
    const mark = drawn.length < MOST_MARKS ? markOf(one, sheet, drawn) : undefined;
    if (mark) drawn.push(mark);
  }
  return drawMarks(drawn, sheet);
}
