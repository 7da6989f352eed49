import type { LayerRef } from "../../../shared/review/report.ts";
import { shownName } from "../../../shared/review/shown-name.ts";
import { oneLine } from "../words/one-line.ts";
import type { ReportWords } from "../words/words.ts";

const SHOWN_LAYERS = 5;

/** Names the layers concerned, the first few of them. */
export function nameLayers(layers: readonly LayerRef[], { andMore }: ReportWords): string {
  const shown = layers
    .slice(0, SHOWN_LAYERS)
    .map((layer) => `${oneLine(shownName(layer))} (${oneLine(layer.id)})`);
  const rest = layers.length - shown.length;
  return rest > 0 ? `${shown.join(", ")} ${andMore(rest)}` : shown.join(", ");
}
