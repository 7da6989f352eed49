import type { LayerRef } from "../review/report.ts";
import { calledAlike, timesName, type CalledAlike } from "../review/seen/count-names.ts";
import { oneLine } from "./one-line.ts";
import type { ReviewWords } from "./review-words.ts";

const SHOWN_NAMES = 5;

/** A name once, how many are called so, and the id of the first. */
function writeAlike({ name, layers }: CalledAlike): string {
  const ids = `${oneLine(layers[0].id)}${layers.length > 1 ? " …" : ""}`;
  return `${timesName(oneLine(name), layers.length)} (${ids})`;
}

/** Names the layers concerned, the first few of them, each name once. */
export function listLayerNames(
  layers: readonly LayerRef[],
  { andMore }: Pick<ReviewWords, "andMore">,
): string {
  const all = calledAlike(layers);
  const shown = all.slice(0, SHOWN_NAMES);
  const rest = all.slice(SHOWN_NAMES).reduce((sum, { layers: { length } }) => sum + length, 0);
  const names = shown.map(writeAlike).join(", ");
  return rest > 0 ? `${names} ${andMore(rest)}` : names;
}
