/**
 * A layer in the words of the REST API, without what is in it, and how many layers that is. Of what is usual, such as
 * full opacity, it says nothing.
 */
export type DescribedLayer = readonly [fields: Readonly<Record<string, unknown>>, children: number];

/** The most layers that one message may carry without holding the editor up. */
export const SLICE_LAYERS = 250;

/**
 * Takes layers, parents before children, out of their list slice by slice: what was handed over is let go piecemeal, as
 * to clear thousands away in one go would hold the editor up.
 */
export function* takeSlices(layers: DescribedLayer[]): Generator<readonly DescribedLayer[]> {
  while (layers.length > 0) yield layers.splice(0, SLICE_LAYERS);
}

/**
 * Writes a slice as JSON: the engine writes a text in one go and hands it over in one piece, where of an object each part
 * would be looked at.
 */
export const writeSlice = (slice: readonly DescribedLayer[]): string => JSON.stringify(slice);

/** Reads a slice again. */
export const readSlice = (slice: string): readonly DescribedLayer[] =>
  JSON.parse(slice) as readonly DescribedLayer[];
