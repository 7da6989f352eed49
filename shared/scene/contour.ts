/** The lines that a drawing paints, as its source tells them. */
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
  /** It is painted as the strokes of the layer are; else as its fills. */
  readonly isStroke?: true;
}

/** Types that are drawn from points, in the words of the REST API; others paint their box. */
const DRAWN: ReadonlySet<string> = new Set(["VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON"]);

/** True of a drawing whose contours may be told. */
export const isDrawing = (type: string | undefined): boolean => type !== undefined && DRAWN.has(type);

/** A larger drawing is no icon: it is told when so few letters write it as a card or a wave behind words takes. */
const LARGEST_ICON_PX = 72;
export const LONGEST_PATH = 6000;
export const MOST_PATHS = 40;
const LONGEST_GROUND = 1500;

type Paths = readonly { readonly length: number }[];

/** True of paths that may be the ground of words: longer ones would take long to follow for each of the words. */
export const mayBeGround = (paths: Paths): boolean =>
  paths.reduce((sum, { length }) => sum + length, 0) <= LONGEST_GROUND;

/** True of paths that are an icon, or the ground of words; of others, illustrations, only the box is told. */
export const areToldWhole = (
  { width, height }: { readonly width: number; readonly height: number },
  paths: Paths,
): boolean =>
  paths.length <= MOST_PATHS &&
  (Math.max(width, height) <= LARGEST_ICON_PX
    ? paths.every(({ length }) => length <= LONGEST_PATH)
    : mayBeGround(paths));
