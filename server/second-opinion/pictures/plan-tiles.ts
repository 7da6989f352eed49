import type { Box } from "../../../shared/scene/scene.ts";

/** The smallest letters in a picture that is sent, as far as the original has them. */
const SMALLEST_LETTERS_PX = 11;

/** Larger than twice the design, a picture grows and shows nothing more. */
const LARGEST_SCALE = 2;

/** The size that vision models look at without making it smaller: longer on one side only where the other is short. */
const SHORT_PX = 768;
const LONG_PX = 1536;
const WIDEST_PX = 2048;

/** Models count a picture by the squares of this side that it covers. */
export const SQUARE_PX = 512;

/** More would cost more than a review may. What lies below is in the data only. */
const MOST_TILES = 8;

/** The overlap of two pieces: a part that is cut by an edge is whole in the next one. */
const OVERLAP_PX = 40;

export interface Tile {
  /** In px of the design. */
  readonly part: Box;
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Sized {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly smallestPx: number;
}

/**
 * How many px of the picture stand for one of the design, so that its smallest letters can be read: one, where a screen is no
 * wider than a square.
 */
function scaleFor({ smallestPx, widthPx }: Sized): number {
  const wanted = smallestPx > 0 ? SMALLEST_LETTERS_PX / smallestPx : 1;
  const least = Math.min(1, SQUARE_PX / widthPx);
  return Math.min(LARGEST_SCALE, WIDEST_PX / widthPx, Math.max(least, wanted));
}

/** True when letters can be read where so many px stand for one of the design. */
export const isReadable = (scale: number, { smallestPx }: Pick<Sized, "smallestPx">): boolean =>
  smallestPx === 0 || scale * smallestPx >= SMALLEST_LETTERS_PX || scale >= 1;

/** How many pieces of a height cover a picture of this height. */
const countFor = (heightPx: number, highest: number, overlap: number): number =>
  Math.max(1, Math.ceil((heightPx - overlap) / (highest - overlap)));

/**
 * How high the pieces of a wide picture are: as high as it takes for the fewest squares, and then the fewest pieces.
 */
function highestFor(heightPx: number, overlap: number): number {
  const squares = (highest: number): number =>
    countFor(heightPx, highest, overlap) * Math.ceil(Math.min(heightPx, highest) / SQUARE_PX);
  const isTooMany = countFor(heightPx, SQUARE_PX, overlap) > MOST_TILES;
  return !isTooMany && squares(SQUARE_PX) < squares(SHORT_PX) ? SQUARE_PX : SHORT_PX;
}

/** How much larger a picture can be for the squares that it covers anyway, while it is looked at as it is. */
function roomIn(width: number, height: number, scale: number): number {
  const upTo = (length: number): number => (Math.ceil(length / SQUARE_PX) * SQUARE_PX) / length;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const rooms = [upTo(width), upTo(height), SHORT_PX / short, WIDEST_PX / long, LARGEST_SCALE / scale];
  return Math.max(1, Math.min(...rooms));
}

/** Cuts a screen into pieces from the top down, each small enough to be looked at as it is, and as large as its price allows. */
export function planTiles(screen: Sized): readonly Tile[] {
  const { widthPx, heightPx } = screen;
  if (widthPx <= 0 || heightPx <= 0) return [];
  const least = scaleFor(screen);
  const overlap = OVERLAP_PX * least;
  const highest = widthPx * least > SHORT_PX ? highestFor(heightPx * least, overlap) : LONG_PX;
  const count = countFor(heightPx * least, highest, overlap);
  const tall = Math.min(heightPx, ((heightPx * least - overlap) / count + overlap) / least);
  const scale = least * roomIn(widthPx * least, tall * least, least);
  return Array.from({ length: Math.min(count, MOST_TILES) }, (_, index) => {
    const y = index * (tall - OVERLAP_PX);
    const height = Math.min(tall, heightPx - y);
    return {
      part: { x: 0, y, width: widthPx, height },
      widthPx: Math.max(1, Math.round(widthPx * scale)),
      heightPx: Math.max(1, Math.round(height * scale)),
    };
  });
}
