import Flatbush from "flatbush";
import type { Box } from "../../scene/scene.ts";
import { spend } from "./budget.ts";
import type { Layer } from "./frame.ts";

/** Finds layers by their place. */
export interface BoxIndex<L extends Layer> {
  /** The layers whose boxes touch a box, in painting order: all, or those that are accepted. */
  readonly touching: (box: Box, accepts?: (layer: L) => boolean) => readonly L[];
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Indexes layers, given in painting order, by their boxes or what can be seen of them: finding neighbours stays fast
 * on large frames.
 */
export function indexBoxes<L extends Layer>(
  layers: readonly L[],
  boxOf: (layer: L) => Box | null = ({ node }) => node.box,
): BoxIndex<L> {
  const [payer] = layers;
  if (!payer) return { touching: () => [] };
  const index = new Flatbush(layers.length);
  for (const layer of layers) {
    const { x, y, width, height } = boxOf(layer) ?? NOWHERE;
    index.add(x, y, x + width, y + height);
  }
  index.finish();
  return {
    touching: ({ x, y, width, height }, accepts) => {
      const positions = index.search(x, y, x + width, y + height);
      spend(payer, positions.length);
      const found: L[] = [];
      const ordered = positions.length > FEW ? inOrder(positions) : sortFew(positions);
      for (let at = 0; at < ordered.length; at++) {
        const layer = layers[ordered[at] as number] as L;
        if (!accepts || accepts(layer)) found.push(layer);
      }
      return found;
    },
  };
}

const FEW = 24;

/** Many numbers are sorted as what they are, which takes a tenth of the time that comparing them takes. */
const inOrder = (positions: number[]): readonly number[] => Array.from(Uint32Array.from(positions).sort());

/** Most places hold a few layers, for which sorting by insertion is fastest. */
function sortFew(positions: number[]): readonly number[] {
  for (let end = 1; end < positions.length; end++) {
    const position = positions[end] as number;
    let at = end;
    for (; at > 0 && (positions[at - 1] as number) > position; at--)
      positions[at] = positions[at - 1] as number;
    positions[at] = position;
  }
  return positions;
}
