import { everyNode } from "../../scene/every-node.ts";
import { errorText } from "../../error-text.ts";
import { type Change, isColorChange, isLabelChange } from "../../mend/change.ts";
import { spread } from "../../mend/spread.ts";
import type { Frame } from "../../perception/frame/frame.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { type JudgedFrame, refill, type ReviewOptions } from "../judge-frame.ts";
import type { Problem } from "../merge.ts";
import { type FixAttempt, attemptsOf } from "./attempts.ts";
import { idsOf } from "./compare-verdicts.ts";
import type { Proposal, SharedFix } from "./fix.ts";
import { isGroundLost } from "./recolor/grounds.ts";
import { inFewColors, areOneToTheEye } from "./recolor/few-colors.ts";
import { joinProposals } from "./join-proposals.ts";
import { lostNames } from "./lost-names.ts";
import { isMetAtMost, provesInSteps } from "./prove.ts";
import { harmsInSteps, type Trial, withJudged } from "./try-changes.ts";
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

const isNothing = (change: Change): boolean =>
  isColorChange(change) &&
  change.from === change.to &&
  (change.variable ?? change.style ?? change.opacity) === undefined;

/** True when a change mends something: no text is mended by losing all of its words, and none is put into an instance. */
const isMending = (change: Change): boolean =>
  change.property === "characters"
    ? change.to !== ""
    : !isNothing(change) && !(isLabelChange(change) && change.layer.includes(";"));

type Log = (message: string) => void;

const say = (log: Log, { rule }: Problem, error: unknown): void =>
  log(`fixes of ${rule.id} failed: ${errorText(error)}`);

/** Thinks something out for the fixes of a problem; a fault there is told in the log, and the review goes on. */
function orNone<Found>(problem: Problem, log: Log, think: () => readonly Found[]): readonly Found[] {
  try {
    return think();
  } catch (error) {
    say(log, problem, error);
    return [];
  }
}

const proposalsOf = ({ fails }: Problem): readonly Proposal[] =>
  joinProposals(fails).filter(({ changes }) => changes.length > 0 && changes.every(isMending));

/** A fix that cannot be tried is none; the review goes on. */
function* holds(
  { scene, node, options, here }: Proof,
  problem: Problem,
  proposal: Pick<Proposal, "changes">,
): Generator<void, boolean, void> {
  try {
    return yield* provesInSteps(scene, node, { problem, proposal }, options, here);
  } catch (error) {
    say(options.log ?? (() => {}), problem, error);
    return false;
  }
}

interface Proof {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly node: SceneNode;
  readonly options: ReviewOptions;
  /** The first fixes of all problems, made in as few copies of this screen as they go into. */
  readonly here: readonly Trial[];
  /** The first fixes that reach other screens, made in copies of those. */
  readonly elsewhere: readonly Trial[];
}

/** The number of layers that may still be looked at in proofs. */
interface ProofBudget {
  layers: number;
}

/** True when changes that reach other screens do no harm there. */
function* isHarmlessElsewhere(
  { changes }: Pick<Proposal, "changes">,
  budget: ProofBudget,
  { scene, node, options, elsewhere }: Proof,
): Generator<void, boolean, void> {
  // A layer lies on one screen; only what a variable, a style or a component gives reaches others.
  const shared = changes.filter((change) => "at" in change);
  for (const other of shared.length > 0 ? scene.frames : []) {
    if (other === node || spread(other, shared).length === 0) continue;
    // Known or not, it counts: the answer must not depend on what was reviewed before.
    budget.layers -= everyNode(other).length;
    if (budget.layers < 0) return false;
    const after = yield* harmsInSteps(scene, other, shared, options, elsewhere);
    if (after?.isWorse) return false;
    yield;
  }
  return true;
}

/** The first that holds, while proofs are left. */
function* firstOf<Way extends Pick<Proposal, "changes">>(
  problem: Problem,
  ways: readonly Way[],
  budget: ProofBudget,
  proof: Proof,
): Generator<void, Way | undefined, void> {
  for (const one of ways) {
    budget.layers -= proof.frame.layers.length;
    if (budget.layers < 0) break;
    if ((yield* holds(proof, problem, one)) && (yield* isHarmlessElsewhere(one, budget, proof))) return one;
    yield;
  }
  return undefined;
}

/** True when a variable, a style or a component gives its value to nothing else on a screen, and to few layers of others. */
function isMost({ changes }: Proposal, shared: SharedFix, node: SceneNode): boolean {
  const own = new Set(changes.map(({ layer }) => layer));
  return 2 * own.size > shared.places && spread(node, shared.changes).every(({ layer }) => own.has(layer));
}

const ownWay = (proposal: Proposal): readonly Proposal[] =>
  proposal.changes.every(canBeMade) ? [proposal] : [];

/** Tries a proposal where its layers take the value from, and in the layers alone. */
function* proven(
  problem: Problem,
  proposal: Proposal,
  budget: ProofBudget,
  proof: Proof,
): Generator<void, Proposal | undefined, void> {
  const { frame } = proof;
  const shared = yield* firstOf(problem, sharedWays(proposal, frame), budget, proof);
  const inLayers = yield* firstOf(problem, ownWay(proposal), budget, proof);
  const made = inLayers ?? shared;
  if (!made) return undefined;
  const isFirst =
    shared &&
    (isMost(proposal, shared, proof.node) ||
      (yield* isMetAtMost(frame.scene, problem.rule, shared.changes, proof.options)));
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

interface Tried {
  readonly problem: Problem;
  readonly attempts: readonly FixAttempt[];
  readonly budget: ProofBudget;
}

/** The fixes that hold, by problem; null: none that was tried does, and there was no room to try all. */
export type ProvenFixes = ReadonlyMap<Problem, readonly Proposal[] | null>;

function* provenOf(
  problem: Problem,
  attempts: readonly FixAttempt[],
  budget: ProofBudget,
  proof: Proof,
): Generator<void, readonly Proposal[], void> {
  const found: Proposal[] = [];
  const inOne = new Set<FixAttempt["from"]>();
  for (const { from, tries } of attempts) {
    if (inOne.has(from)) continue;
    for (const one of tries) {
      if (found.length > 0 && (isGroundLost(one) || found.some((first) => areOneToTheEye(first, one))))
        continue;
      const held = yield* proven(problem, one, budget, proof);
      if (!held) continue;
      found.push(held);
      if (one.kind === "one-shade") inOne.add(from);
      break;
    }
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
  const [asked, mendable] = [new Set(wanted), all.filter(isMendable)];
  if (!mendable.some((problem) => asked.has(problem))) return found;
  const { frame } = judged;
  const { log = () => {} } = options;
  const proposed = new Map<Problem, readonly Proposal[]>();
  // A colour is replaced wherever it is at fault, also in what is not asked about.
  for (const problem of mendable)
    if (problem.rule.colors || asked.has(problem)) {
      proposed.set(
        problem,
        orNone(problem, log, () => proposalsOf(problem)),
      );
      yield;
    }
  const inFew = inFewColors(proposed);
  const tried: Tried[] = [];
  for (const [rank, problem] of mendable.entries()) {
    refill(frame);
    if (!asked.has(problem) || proposed.get(problem)?.length === 0) continue;
    const budget: ProofBudget = { layers: MOST_LAYERS / (rank + 1) };
    if (budget.layers < frame.layers.length) found.set(problem, null);
    else
      tried.push({
        problem,
        budget,
        attempts: orNone(problem, log, () => attemptsOf(problem, inFew, frame)),
      });
    yield;
  }
  const first = tried.flatMap(({ problem, attempts }) =>
    attempts.map(({ tries: [one] }) => ({
      about: idsOf(problem.layers),
      own: ownWay(one),
      shared: sharedWays(one, frame),
    })),
  );
  const proof: Proof = {
    frame,
    scene: frame.scene,
    node,
    options,
    here: first.flatMap(({ about, own, shared }) =>
      [...shared, ...own].map(({ changes }) => ({ about, changes })),
    ),
    elsewhere: first.flatMap(({ shared }) => shared.map(({ changes }) => ({ about: [], changes }))),
  };
  return yield* withJudged(judged, node, options, function* () {
    for (const { problem, attempts, budget } of tried) {
      const held = yield* provenOf(problem, attempts, budget, proof);
      found.set(problem, held.length > 0 || budget.layers >= 0 ? held : null);
    }
    return found;
  });
}
