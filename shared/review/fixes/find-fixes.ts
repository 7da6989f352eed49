import { errorText } from "../../error-text.ts";
import { type Change, isLabelChange } from "../../mend/change.ts";
import { spread } from "../../mend/spread.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import type { JudgedFrame, ReviewOptions } from "../judge-frame.ts";
import type { Problem } from "../merge.ts";
import type { Proposal, SharedFix } from "./fix.ts";
import { joinProposals } from "./join-proposals.ts";
import { inOneShade } from "./one-shade.ts";
import { lostNames } from "./lost-names.ts";
import { harmsInSteps, keepBaseline, mendsMostInSteps, provesInSteps } from "./prove.ts";
import { sharedWays } from "./shared-ways.ts";
import { isSeldomRight } from "../weigh/rules-of-details.ts";

/**
 * Each proof is a review: those of the worst problem look at so many layers, those of the second at half as many, and so on.
 * What a problem may use depends on no other, so that it has the same fixes whatever else is asked about.
 */
const MOST_LAYERS = 60_000;

const OF_THE_COMPONENT: ReadonlySet<string> = new Set(["x", "y", "width", "height"]);

/** True when the editor lets a layer be changed: in an instance its component puts it in place. */
const canBeMade = ({ layer, property }: Change): boolean =>
  !(layer.includes(";") && OF_THE_COMPONENT.has(property));

/** True when a change mends something: no text is mended by losing all of its words, and none is put into an instance. */
const isMending = (change: Change): boolean =>
  change.property === "characters"
    ? change.to !== ""
    : !(isLabelChange(change) && change.layer.includes(";"));

type Log = (message: string) => void;

const say = (log: Log, { rule }: Problem, error: unknown): void =>
  log(`fixes of ${rule.id} failed: ${errorText(error)}`);

function proposalsOf(problem: Problem, log: Log): readonly Proposal[] {
  try {
    return joinProposals(problem.fails).filter(
      ({ changes }) => changes.length > 0 && changes.every(isMending),
    );
  } catch (error) {
    say(log, problem, error);
    return [];
  }
}

/** A fix that cannot be tried is none; the review goes on. */
function* holds(
  { scene, node, options }: Proof,
  problem: Problem,
  proposal: Pick<Proposal, "changes">,
): Generator<void, boolean, void> {
  try {
    return yield* provesInSteps(scene, node, { problem, proposal }, options);
  } catch (error) {
    say(options.log ?? (() => {}), problem, error);
    return false;
  }
}

interface Proof {
  readonly frame: JudgedFrame["frame"];
  readonly scene: Scene;
  readonly node: SceneNode;
  readonly options: ReviewOptions;
}

/** The number of layers that may still be looked at in proofs. */
interface Allowance {
  layers: number;
}

const sizeOf = (node: SceneNode): number =>
  1 + (node.children ?? []).reduce((size, child) => size + sizeOf(child), 0);

/** True when changes that reach other screens do no harm there. */
function* isHarmlessElsewhere(
  { changes }: Pick<Proposal, "changes">,
  allowance: Allowance,
  { scene, node, options }: Proof,
): Generator<void, boolean, void> {
  // A layer lies on one screen; only what a variable, a style or a component gives reaches others.
  const shared = changes.filter((change) => "at" in change);
  for (const other of shared.length > 0 ? scene.frames : []) {
    if (other === node || spread(other, shared).length === 0) continue;
    // Known or not, it counts: the answer must not depend on what was reviewed before.
    allowance.layers -= sizeOf(other);
    if (allowance.layers < 0) return false;
    const after = yield* harmsInSteps(scene, other, shared, options);
    if (after?.isWorse) return false;
    yield;
  }
  return true;
}

/** The first that holds, while proofs are left. */
function* firstOf<Tried extends Pick<Proposal, "changes">>(
  problem: Problem,
  tried: readonly Tried[],
  allowance: Allowance,
  proof: Proof,
): Generator<void, Tried | undefined, void> {
  for (const one of tried) {
    allowance.layers -= proof.frame.layers.length;
    if (allowance.layers < 0) break;
    if ((yield* holds(proof, problem, one)) && (yield* isHarmlessElsewhere(one, allowance, proof)))
      return one;
    yield;
  }
  return undefined;
}

/** True when a variable, a style or a component gives its value to few other layers than those that are to change anyway. */
const isMost = ({ changes }: Proposal, { places }: SharedFix): boolean =>
  2 * new Set(changes.map(({ layer }) => layer)).size > places;

/** Tries a proposal where its layers take the value from, and in the layers alone. */
function* proven(
  problem: Problem,
  proposal: Proposal,
  allowance: Allowance,
  proof: Proof,
): Generator<void, Proposal | undefined, void> {
  const { frame } = proof;
  const shared = yield* firstOf(problem, sharedWays(proposal, frame), allowance, proof);
  const own = proposal.changes.every(canBeMade) ? [proposal] : [];
  const inLayers = yield* firstOf(problem, own, allowance, proof);
  const made = inLayers ?? shared;
  if (!made) return undefined;
  const isFirst =
    shared &&
    (isMost(proposal, shared) ||
      (yield* mendsMostInSteps(frame.scene, problem.rule, shared.changes, proof.options)));
  const loses = lostNames(proposal, frame);
  return {
    ...proposal,
    changes: made.changes,
    ...(shared && {
      shared: {
        ...shared,
        ...(isFirst && { isFirst: true as const }),
        ...(!inLayers && { isOnly: true as const }),
      },
    }),
    ...(loses.length > 0 && { loses }),
  };
}

type Proposed = ReadonlyMap<Problem, readonly Proposal[]>;

/** The fixes that hold, by problem; null: none that was tried does, and there was no room to try all. */
export type ProvenFixes = ReadonlyMap<Problem, readonly Proposal[] | null>;

function* provenOf(
  problem: Problem,
  proposed: Proposed,
  allowance: Allowance,
  proof: Proof,
): Generator<void, readonly Proposal[], void> {
  const found: Proposal[] = [];
  const inOne = new Set<Change["from"]>();
  for (const proposal of proposed.get(problem) ?? []) {
    const [{ from } = { from: "" }] = proposal.changes;
    if (inOne.has(from)) continue;
    const everywhere = inOneShade(problem, proposal, proposed, proof.frame);
    const whole = everywhere && (yield* proven(problem, everywhere, allowance, proof));
    if (whole) inOne.add(from);
    const one = whole ?? (yield* proven(problem, proposal, allowance, proof));
    if (one) found.push(one);
  }
  return found;
}

const isMendable = ({ fails, rule, options }: Problem): boolean =>
  fails.every(({ mend }) => mend) && !isSeldomRight(rule.id, options.kind);

/**
 * The fixes of some problems of a frame that hold: made in a copy of the frame, the problem is gone and nothing worse than a
 * suggestion has come; a problem without proposals is left out. Proofs are reviews: on frames with many layers and
 * problems, those at the end are not tried.
 */
export function* findFixes(
  { wanted, all }: Record<"wanted" | "all", readonly Problem[]>,
  judged: JudgedFrame,
  node: SceneNode,
  options: ReviewOptions,
): Generator<void, ProvenFixes, void> {
  const found = new Map<Problem, readonly Proposal[] | null>();
  const mendable = all.filter(isMendable);
  if (!mendable.some((problem) => wanted.includes(problem))) return found;
  keepBaseline(judged, node, options);
  const proof: Proof = { frame: judged.frame, scene: judged.frame.scene, node, options };
  const proposed = new Map<Problem, readonly Proposal[]>();
  // A colour is replaced wherever it is at fault, also in what is not asked about.
  for (const problem of mendable)
    if (problem.rule.colors || wanted.includes(problem)) {
      proposed.set(problem, proposalsOf(problem, options.log ?? (() => {})));
      yield;
    }
  for (const [rank, problem] of mendable.entries()) {
    if (!wanted.includes(problem) || proposed.get(problem)?.length === 0) continue;
    const allowance: Allowance = { layers: MOST_LAYERS / (rank + 1) };
    const held = yield* provenOf(problem, proposed, allowance, proof);
    found.set(problem, held.length > 0 || allowance.layers >= 0 ? held : null);
  }
  return found;
}
