import type { Change } from "../../mend/change.ts";
import { spread } from "../../mend/spread.ts";
import { everyNode } from "../../scene/every-node.ts";
import { contains } from "../../scene/geometry.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import type { ReviewOptions } from "../judge-frame.ts";
import type { Problem } from "../merge.ts";
import type { Rule } from "../rule.ts";
import { isGone, isMinded, isNewlyUnsure } from "./compare-verdicts.ts";
import type { Proposal } from "./fix.ts";
import { type After, baselineInSteps, harmsInSteps, type Trial, tryAlone } from "./try-changes.ts";

/** True when a finding of this rule is met, in it or on it, at most of the places that changes reach, on all screens. */
export function* isMetAtMost(
  scene: Scene,
  { id }: Rule,
  changes: readonly Change[],
  options: ReviewOptions,
): Generator<void, boolean, void> {
  let [met, places] = [0, 0];
  for (const node of scene.frames) {
    const reached = new Set(spread(node, changes).map(({ layer }) => layer));
    if (reached.size === 0) continue;
    const before = yield* baselineInSteps(scene, node, options);
    const nodes = everyNode(node);
    const minded = nodes.filter((one) => isMinded(before, id, one.id));
    const isMet = ({ box }: SceneNode): boolean => minded.some((one) => contains(box, one.box));
    places += reached.size;
    met += nodes.filter((one) => reached.has(one.id) && isMet(one)).length;
  }
  return 2 * met > places;
}

/** A proposal holds when its problem is gone, no doubt has come up in its place, and it does no harm. */
export function* provesInSteps(
  scene: Scene,
  node: SceneNode,
  { problem, proposal }: { readonly problem: Problem; readonly proposal: Pick<Proposal, "changes"> },
  options: ReviewOptions,
  others: readonly Trial[],
): Generator<void, boolean, void> {
  const after = yield* harmsInSteps(scene, node, proposal.changes, options, others);
  const before = yield* baselineInSteps(scene, node, options);
  const holds = (one: After | null): boolean =>
    one !== null &&
    !one.isWorse &&
    isGone(problem, before, one.problems) &&
    !one.unsure.some(isNewlyUnsure(problem, before));
  if (holds(after)) return true;
  return after?.isBesideOthers === true && holds(yield* tryAlone(scene, node, proposal.changes, options));
}
