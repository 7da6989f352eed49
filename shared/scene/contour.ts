/** The lines that a small drawing paints, as its source tells them. */
export interface Contours {
  /** SVG paths of closed lines, in letters and numbers as the design tool writes them, in px from the corner of the layer. */
  readonly paths: readonly ContourPath[];
  /** The size of the layer before it is turned; absent when it is that of its box. */
  readonly size?: { readonly width: number; readonly height: number };
  /** How it is turned and mirrored in its parent: x′ = a·x + c·y, y′ = b·x + d·y; absent when it is not. */
  readonly turn?: readonly [a: number, b: number, c: number, d: number];
}

export interface ContourPath {
  readonly data: string;
  /** Where lines lie in one another, every second one is a hole. Else holes run the other way round. */
  readonly isEvenOdd?: true;
}

/** Types that are drawn from points, in the words of the REST API; others paint their box. */
const DRAWN: ReadonlySet<string> = new Set(["VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON"]);

/** Limits of an icon: a larger drawing, or one that takes more letters to write, is an illustration. */
const LARGEST_PX = 72;
export const LONGEST_PATH = 6000;
export const MOST_PATHS = 40;

/** True of a drawing whose contours are told: one that may be an icon, or a part of one. */
export const isSmallDrawing = (
  type: string | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => type !== undefined && DRAWN.has(type) && Math.max(width, height) <= LARGEST_PX;
