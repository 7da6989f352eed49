import { applyChanges } from "../../mend/apply-changes.ts";
import { type Change, LABEL } from "../../mend/change.ts";
import type { Layer } from "../../perception/frame/frame.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { judgeInSteps, type Judgement, type ReviewOptions } from "../judge-frame.ts";
import type { UnsureProblem, Problem } from "../merge.ts";
import { weighAlone } from "../weigh/weigh.ts";
import type { Rule } from "../rule.ts";
import { RULES } from "../rules/index.ts";

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

const WORDS: ReadonlySet<string> = new Set(["characters", "text-case", "text-style", LABEL]);

/** The rules that can see changes: those about words do not see colours and places. The one that minds comes first. */
function rulesThatSee(changes: readonly Change[], about: Rule | undefined, rules: readonly Rule[]) {
  const changesWords = changes.some(({ property }) => WORDS.has(property));
  const others = rules.filter((rule) => rule !== about && (changesWords || rule.aspect !== "copy"));
  return about ? [about, ...others] : others;
}

/**
 * Makes changes in a copy of the frame and has it judged anew, until the first rule says no. They hold when nothing
 * worse than a suggestion has come, and the problem that they are for is gone, with no doubt in its place.
 */
export function* holdInSteps(
  scene: Scene,
  node: SceneNode,
  changes: readonly Change[],
  before: Baseline,
  options: ReviewOptions,
  about?: Problem,
): Generator<void, boolean, void> {
  const mended = applyChanges(node, changes);
  if (mended === node) return false;
  const frames = scene.frames.map((frame) => (frame === node ? mended : frame));
  const rules = rulesThatSee(changes, about?.rule, options.rules ?? RULES);
  const untouched = nodesIn(node);
  let holds = true;
  const isFine = ({ rule, problems, unsure }: Judgement): boolean => {
    const now = countByRule(problems);
    const isWorse = problems.some(
      (one) => isWorthMinding(one) && isNew(before)(one) && !wasHidden(one, before, now, untouched),
    );
    const isMended =
      rule !== about?.rule ||
      (isGone(about, before, countByLayer(problems)) && !unsure.some(isNewlyUnsure(about, before)));
    return (holds &&= !isWorse && isMended);
  };
  yield* judgeInSteps({ ...scene, frames }, mended, { ...options, rules }, isFine);
  return holds;
}
