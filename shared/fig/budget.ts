import { isRecord } from "../scene/json.ts";
import { MAX_LAYERS } from "./bounds.ts";
import { FigError } from "./fig-error.ts";
import type { Decoded } from "./kiwi/decode.ts";

/** A count of the layers that may still be written of a page. */
export interface PageBudget {
  layersLeft: number;
}

/** A budget for one page. */
export const fullBudget = (): PageBudget => ({ layersLeft: MAX_LAYERS });

/** A layer of a component is written for each instance: its paints, letters and regions count with it. */
const ITEMS_AS_A_LAYER = 50;

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const itemsIn = (object: Decoded): number => {
  let items = 0;
  for (const name in object) items += lengthOf(object[name]);
  return items;
};

/** The fields of a layer that hold long lists. */
const HOLDERS = ["textData", "derivedTextData", "vectorData"] as const;

/**
 * Counts a layer.
 * @throws FigError when the page has more than can be reviewed.
 */
export function countLayer(budget: PageBudget, layer: Decoded): void {
  const held = HOLDERS.map((name) => layer[name]).filter(isRecord);
  const items = [layer, ...held].reduce((sum, object) => sum + itemsIn(object), 0);
  budget.layersLeft -= 1 + items / ITEMS_AS_A_LAYER;
  if (budget.layersLeft < 0) throw new FigError("too-large");
}
