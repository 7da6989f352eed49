import { applyChanges } from "../../mend/apply-changes.ts";
import type { Change } from "../../mend/change.ts";
import type { Layer } from "../../perception/frame/frame.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { judgeInSteps, type Judgement, type ReviewOptions } from "../judge-frame.ts";
import type { UnsureProblem, Problem } from "../merge.ts";
import { weighAlone } from "../weigh/weigh.ts";
import type { Proposal } from "./fix.ts";

/** True when a problem is worse than a suggestion: no fix may bring up such a one. */
const isWorthMinding = (problem: Problem): boolean => weighAlone(problem).severity !== "suggestion";

const idsOf = (layers: readonly Layer[]): readonly string[] => layers.map(({ node }) => node.id);

const keyOf = (rule: string, layer: string): string => `${rule} ${layer}`;

/** All layers of a frame as they are: after a fix, those that it does not concern are the same objects. */
function nodesIn(root: SceneNode): ReadonlySet<SceneNode> {
  const found = new Set<SceneNode>();
  const waiting = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.add(next);
    waiting.push(...(next.children ?? []));
  }
  return found;
}

interface Named {
  readonly rule: { readonly id: string };
  readonly layers: readonly Layer[];
}

/** The number of fails of each rule on each layer, by their `keyOf`. */
function countByLayer(all: readonly Named[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule, layers } of all)
    for (const id of idsOf(layers)) counts.set(keyOf(rule.id, id), (counts.get(keyOf(rule.id, id)) ?? 0) + 1);
  return counts;
}

/** The number of problems by the rule that tells them. */
function countByRule(all: readonly Named[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of all) counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
  return counts;
}

/** The verdicts on a frame before a fix, ready to be held against those after it. */
export interface Baseline {
  readonly problems: ReadonlyMap<string, number>;
  readonly unsure: ReadonlyMap<string, number>;
  readonly ofRules: ReadonlyMap<string, number>;
}

const problemsIn = (judgements: readonly Judgement[]): readonly Problem[] =>
  judgements.flatMap(({ problems }) => problems);
const unsureIn = (judgements: readonly Judgement[]): readonly UnsureProblem[] =>
  judgements.flatMap(({ unsure }) => unsure);

/** Sums up the verdicts on a frame as it is. */
export const baselineOf = (judgements: readonly Judgement[]): Baseline => ({
  problems: countByLayer(problemsIn(judgements)),
  unsure: countByLayer(unsureIn(judgements)),
  ofRules: countByRule(problemsIn(judgements)),
});

/** True when each layer of a problem has as many fails of its rule fewer as the problem has on it. */
function isGone({ rule, fails }: Problem, before: Baseline, after: ReadonlyMap<string, number>): boolean {
  const own = countByLayer(fails.map(({ layers }) => ({ rule, layers })));
  return [...own].every(([key, count]) => (after.get(key) ?? 0) <= (before.problems.get(key) ?? 0) - count);
}

/** True when a problem stands on layers none of which its rule minded before. */
const isNew =
  ({ problems }: Baseline) =>
  ({ rule, layers }: Problem): boolean =>
    !idsOf(layers).some((id) => problems.has(keyOf(rule.id, id)));

/**
 * True for a problem that was there before: some rules tell one at a time, and once that is gone the next. It stands on
 * layers that the fix leaves as they are, and its rule has no more to tell than before.
 */
function wasHidden(
  { rule, layers }: Problem,
  { ofRules }: Baseline,
  now: ReadonlyMap<string, number>,
  untouched: ReadonlySet<SceneNode>,
): boolean {
  const isMore = (now.get(rule.id) ?? 0) > (ofRules.get(rule.id) ?? 0);
  return !isMore && layers.every(({ node }) => untouched.has(node));
}

/** A rule that can no longer tell has not been answered. */
const isNewlyUnsure =
  (about: Problem, { unsure }: Baseline) =>
  ({ rule, layers }: UnsureProblem): boolean =>
    rule.id === about.rule.id && !idsOf(layers).some((id) => unsure.has(keyOf(rule.id, id)));

/** The verdicts on a frame after some changes. */
interface After {
  readonly problems: readonly Problem[];
  readonly unsure: readonly UnsureProblem[];
  /** Something that is worse than a suggestion has come. */
  readonly isWorse: boolean;
}

/** Makes changes in a copy of the frame and has it judged anew; null where they change nothing. */
export function* harmsInSteps(
  scene: Scene,
  node: SceneNode,
  changes: readonly Change[],
  before: Baseline,
  options: ReviewOptions,
): Generator<void, After | null, void> {
  const mended = applyChanges(node, changes);
  if (mended === node) return null;
  const frames = scene.frames.map((frame) => (frame === node ? mended : frame));
  const { judgements } = yield* judgeInSteps({ ...scene, frames }, mended, options);
  const problems = problemsIn(judgements);
  const [now, untouched] = [countByRule(problems), nodesIn(node)];
  const isWorse = problems.some(
    (one) => isWorthMinding(one) && isNew(before)(one) && !wasHidden(one, before, now, untouched),
  );
  return { problems, unsure: unsureIn(judgements), isWorse };
}

/** A proposal holds when its problem is gone, no doubt has come up in its place, and it does no harm. */
export function* provesInSteps(
  scene: Scene,
  node: SceneNode,
  { problem, proposal }: { readonly problem: Problem; readonly proposal: Pick<Proposal, "changes"> },
  before: Baseline,
  options: ReviewOptions,
): Generator<void, boolean, void> {
  const after = yield* harmsInSteps(scene, node, proposal.changes, before, options);
  return (
    after !== null &&
    !after.isWorse &&
    isGone(problem, before, countByLayer(after.problems)) &&
    !after.unsure.some(isNewlyUnsure(problem, before))
  );
}
