import { countsOf } from "../../group-by.ts";
import type { Layer } from "../../perception/frame/frame.ts";
import type { SceneNode } from "../../scene/scene.ts";
import type { Judgement } from "../judge-frame.ts";
import type { Problem, UnsureProblem } from "../merge.ts";

/** The ids of layers. */
export const idsOf = (layers: readonly Layer[]): readonly string[] => layers.map(({ node }) => node.id);

const keyOf = (rule: string, layer: string): string => `${rule} ${layer}`;

interface Named {
  readonly rule: { readonly id: string };
  readonly layers: readonly Layer[];
}

/** The number of fails of each rule on each layer, by their `keyOf`. */
export function countByLayer(all: readonly Named[]): ReadonlyMap<string, number> {
  return countsOf(all.flatMap(({ rule, layers }) => idsOf(layers).map((id) => keyOf(rule.id, id))));
}

/** The number of problems by the rule that tells them. */
export function countByRule(all: readonly Named[]): ReadonlyMap<string, number> {
  return countsOf(all.map(({ rule }) => rule.id));
}

/** The verdicts on a frame before a fix, ready to be held against those after it. */
export interface Baseline {
  readonly problems: ReadonlyMap<string, number>;
  readonly unsure: ReadonlyMap<string, number>;
  readonly ofRules: ReadonlyMap<string, number>;
}

/** All that rules found. */
export const problemsIn = (judgements: readonly Judgement[]): readonly Problem[] =>
  judgements.flatMap(({ problems }) => problems);

/** All that rules left open. */
export const unsureIn = (judgements: readonly Judgement[]): readonly UnsureProblem[] =>
  judgements.flatMap(({ unsure }) => unsure);

/** Sums up the verdicts on a frame as it is. */
export const baselineOf = (judgements: readonly Judgement[]): Baseline => ({
  problems: countByLayer(problemsIn(judgements)),
  unsure: countByLayer(unsureIn(judgements)),
  ofRules: countByRule(problemsIn(judgements)),
});

/** True when each layer of a problem has as many fails of its rule fewer as the problem has on it. */
export function isGone(
  { rule, fails }: Problem,
  before: Baseline,
  after: ReadonlyMap<string, number>,
): boolean {
  const own = countByLayer(fails.map(({ layers }) => ({ rule, layers })));
  return [...own].every(([key, count]) => (after.get(key) ?? 0) <= (before.problems.get(key) ?? 0) - count);
}

/** True when a rule minds a layer. */
export const isMinded = ({ problems }: Baseline, rule: string, layer: string): boolean =>
  problems.has(keyOf(rule, layer));

/** True when a problem stands on layers none of which its rule minded before. */
export const isNew =
  ({ problems }: Baseline) =>
  ({ rule, layers }: Problem): boolean =>
    !idsOf(layers).some((id) => problems.has(keyOf(rule.id, id)));

/**
 * True for a problem that was there before: some rules tell one at a time, and once that is gone the next. It stands on
 * layers that the fix leaves as they are, and its rule has no more to tell than before.
 */
export function wasHidden(
  { rule, layers }: Problem,
  { ofRules }: Baseline,
  now: ReadonlyMap<string, number>,
  untouched: ReadonlySet<SceneNode>,
): boolean {
  const isMore = (now.get(rule.id) ?? 0) > (ofRules.get(rule.id) ?? 0);
  return !isMore && layers.every(({ node }) => untouched.has(node));
}

/** An open question of a rule about layers, by their ids. */
export interface OpenQuestion {
  readonly rule: string;
  readonly layers: readonly string[];
}

/** A rule that can no longer tell has not been answered. */
export const isNewlyUnsure =
  (about: Problem, before: Baseline) =>
  ({ rule, layers }: OpenQuestion): boolean =>
    rule === about.rule.id && !layers.some((id) => before.unsure.has(keyOf(rule, id)));
