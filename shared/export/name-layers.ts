import type { LayerRef } from "../review/report.ts";
import { calledAlike, timesName, type CalledAlike } from "../review/seen/count-names.ts";
import { oneLine } from "../one-line.ts";
import type { ReviewWords } from "./review-words.ts";

const SHOWN_NAMES = 5;

/** A name once, with how many are called so. */
export const nameAlike = ({ name, layers }: CalledAlike): string => timesName(oneLine(name), layers.length);

/** Names the layers concerned, the first few of them, each name once. */
export function listLayerNames(
  layers: readonly LayerRef[],
  { andMore }: Pick<ReviewWords, "andMore">,
  write: (alike: CalledAlike) => string = nameAlike,
): string {
  const all = calledAlike(layers);
  const shown = all.slice(0, SHOWN_NAMES);
  const rest = all.slice(SHOWN_NAMES).reduce((sum, { layers: { length } }) => sum + length, 0);
  const names = shown.map((alike) => write(alike)).join(", ");
  return rest > 0 ? `${names} ${andMore(rest)}` : names;
}
