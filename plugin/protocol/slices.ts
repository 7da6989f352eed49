/**
 * A layer in the words of the REST API, without what is in it, and how many layers that is. Of what is usual, such as
 * full opacity, it says nothing.
 */
export type DescribedLayer = readonly [fields: Readonly<Record<string, unknown>>, children: number];

/** What one message may carry without holding the editor up. */
export const SLICE_LAYERS = 250;

/**
 * Cuts layers, parents before children, into slices, each of them written as JSON: the engine writes a text in one go and
 * hands it over in one piece, where of an object each part would be looked at.
 */
export function* slicesOf(layers: readonly DescribedLayer[]): Generator<string> {
  for (let from = 0; from < layers.length; from += SLICE_LAYERS)
    yield JSON.stringify(layers.slice(from, from + SLICE_LAYERS));
}

/** Reads a slice again. */
export const fromSlice = (slice: string): readonly DescribedLayer[] =>
  JSON.parse(slice) as readonly DescribedLayer[];
