/**
 * A layer in the words of the REST API, without what is in it, and how many layers that is. Of what is usual, such as
 * full opacity, it says nothing.
 */
export type DescribedLayer = readonly [fields: Readonly<Record<string, unknown>>, children: number];

/** What one message may carry without holding the editor up. */
export const SLICE_LAYERS = 250;

/** Cuts layers, parents before children, into slices. */
export function* slicesOf(layers: readonly DescribedLayer[]): Generator<readonly DescribedLayer[]> {
  for (let from = 0; from < layers.length; from += SLICE_LAYERS)
    yield layers.slice(from, from + SLICE_LAYERS);
}
