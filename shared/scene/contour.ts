/** Closed lines around what is painted: of each the x and y of its corners in turn, in px from the middle of the layer’s box. */
export interface Contour {
  readonly lines: readonly (readonly number[])[];
  /** Where lines lie in one another, every second one is a hole. Else holes run the other way round. */
  readonly isEvenOdd?: true;
}

/** Types that are drawn from points, in the words of the REST API; others paint their box. */
const DRAWN: ReadonlySet<string> = new Set(["VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON"]);

/** Limits of an icon: a larger drawing, or one that takes more letters to write, is an illustration. */
const LARGEST_PX = 72;
export const LONGEST_PATH = 6000;

/** True of a drawing whose contour is told: one that may be an icon, or a part of one. */
export const isSmallDrawing = (
  type: string | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => type !== undefined && DRAWN.has(type) && Math.max(width, height) <= LARGEST_PX;
