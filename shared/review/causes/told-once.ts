import type { Layer } from "../../perception/frame/frame.ts";
import type { Problem } from "../merge.ts";
import type { Weighed } from "../weigh/weigh.ts";

/** A rule that compares names the odd layer and the one that it is compared with: half of both is one place. */
const ONE_PLACE_SHARE = 0.5;

/** True when so many of some layers are spoken of already that another finding about them would say it twice. */
export const areOnePlace = (layers: readonly Layer[], isTold: (layer: Layer) => boolean): boolean =>
  layers.filter(isTold).length >= ONE_PLACE_SHARE * layers.length;

type Told = ReadonlyMap<string, ReadonlySet<Layer>>;

/** The layers of which each rule has spoken, and each kind of it: `rule/kind`. */
function toldBy(problems: readonly Problem[]): Told {
  const told = new Map<string, Set<Layer>>();
  for (const { rule, layers, options } of problems)
    for (const id of [rule.id, `${rule.id}/${options.kind}`]) {
      const all = told.get(id) ?? new Set();
      for (const layer of layers) all.add(layer);
      told.set(id, all);
    }
  return told;
}

const isTold = ({ rule, layers }: Weighed, told: Told): boolean =>
  (rule.yieldsTo ?? []).some((first) => {
    const known = told.get(first);
    return known !== undefined && areOnePlace(layers, (layer) => known.has(layer));
  });

/**
 * The problems without those that another one tells about the same layers, in better words; or that one would tell which
 * somebody dismissed: who did not mind it in the better words does not mind it in others.
 */
export function toldOnce(
  problems: readonly Weighed[],
  dismissed: readonly Problem[] = [],
): readonly Weighed[] {
  const told = toldBy([...problems, ...dismissed]);
  return problems.filter((problem) => !isTold(problem, told));
}
