import type { ReviewWords } from "../../shared/export/review-words.ts";
import { listLayerNames, nameAlike } from "../../shared/export/name-layers.ts";
import { oneLine } from "../../shared/one-line.ts";
import type { LayerRef } from "../../shared/review/report.ts";

/** Names the layers concerned with the id of the first of each name: whoever works in a terminal asks on by it. */
export const listLayers = (layers: readonly LayerRef[], words: Pick<ReviewWords, "andMore">): string =>
  listLayerNames(layers, words, (alike) => {
    const ids = `${oneLine(alike.layers[0].id)}${alike.layers.length > 1 ? " …" : ""}`;
    return `${nameAlike(alike)} (${ids})`;
  });
