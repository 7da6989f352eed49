import Flatbush from "flatbush";
import type { Change } from "../../mend/change.ts";
import { spread } from "../../mend/spread.ts";
import { everyNode } from "../../scene/every-node.ts";
import { bottom, contains, right } from "../../scene/geometry.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import type { ReviewOptions } from "../judge-frame.ts";
import type { Problem } from "../merge.ts";
import type { Rule } from "../rule.ts";
import { isGone, isMinded, isNewlyUnsure } from "./compare-verdicts.ts";
import type { Proposal } from "./fix.ts";
import { type After, baselineInSteps, harmsInSteps, type Trial, tryAlone } from "./try-changes.ts";

/** Tells whether a layer is one of some, or one of them lies in its box. */
function holdsOneOf(some: readonly SceneNode[]): (node: SceneNode) => boolean {
  if (some.length === 0) return () => false;
  const index = new Flatbush(some.length);
  for (const { box } of some) index.add(box.x, box.y, right(box), bottom(box));
  index.finish();
  const own = new Set(some);
  return (node) => {
    const { box } = node;
    const near = (): readonly number[] => index.search(box.x, box.y, right(box), bottom(box));
    return own.has(node) || near().some((at) => contains(box, (some[at] as SceneNode).box));
  };
}

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
    const isThere = holdsOneOf(nodes.filter((one) => isMinded(before, id, one.id)));
    places += reached.size;
    met += nodes.filter((one) => reached.has(one.id) && isThere(one)).length;
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
