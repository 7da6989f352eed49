import { type Change, LABEL } from "../../mend/change.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { judgeInSteps, type JudgedFrame, type ReviewOptions } from "../judge-frame.ts";
import type { Problem } from "../merge.ts";
import type { Proposal } from "./fix.ts";
import { joinProposals } from "./join-proposals.ts";
import { type Baseline, baselineOf, holdInSteps } from "./prove.ts";

/** Each proof is a review: all of them together look at so many layers, the worst problems first. */
const MOST_LAYERS = 60_000;

/** A picture shows the screen before a fix: it says nothing of the screen after it. */
function* withoutPicture(
  judged: JudgedFrame,
  node: SceneNode,
  { pixels, ...options }: ReviewOptions,
): Generator<void, JudgedFrame, void> {
  return pixels ? yield* judgeInSteps(judged.frame.scene, node, options) : judged;
}

const OF_THE_COMPONENT: ReadonlySet<string> = new Set(["x", "y", "width", "height", LABEL]);

/**
 * True when a change can be made and mends something: the editor lets nobody move or resize a layer in an
 * instance, which its component puts in place, nor put one beside it; and a text is not mended by losing all of its words.
 */
const canBeMade = ({ layer, property, to }: Change): boolean =>
  !(layer.includes(";") && OF_THE_COMPONENT.has(property)) && !(property === "characters" && to === "");

type Log = (message: string) => void;

const say = (log: Log, { rule }: Problem, error: unknown): void =>
  log(`fixes of ${rule.id} failed: ${error instanceof Error ? error.message : String(error)}`);

function proposalsOf(problem: Problem, log: Log): readonly Proposal[] {
  try {
    return joinProposals(problem.fails).filter(
      ({ changes }) => changes.length > 0 && changes.every(canBeMade),
    );
  } catch (error) {
    say(log, problem, error);
    return [];
  }
}

/** A fix that cannot be tried is none; the review goes on. */
function* holds(
  { scene, node, before, options }: Proof,
  problem: Problem,
  proposal: Proposal,
): Generator<void, boolean, void> {
  try {
    return yield* holdInSteps(scene, node, proposal.changes, before, options, problem);
  } catch (error) {
    say(options.log ?? (() => {}), problem, error);
    return false;
  }
}

interface Proof {
  readonly scene: Scene;
  readonly node: SceneNode;
  readonly before: Baseline;
  readonly options: ReviewOptions;
}

/** The number of proofs that are left. */
interface Allowance {
  proofs: number;
}

function* provenOf(
  problem: Problem,
  allowance: Allowance,
  proof: Proof,
): Generator<void, readonly Proposal[], void> {
  const proven: Proposal[] = [];
  for (const proposal of proposalsOf(problem, proof.options.log ?? (() => {}))) {
    if (allowance.proofs-- <= 0) break;
    if (yield* holds(proof, problem, proposal)) proven.push(proposal);
    yield;
  }
  return proven;
}

/**
 * The fixes of these problems that hold: made in a copy of the frame, the problem is gone and nothing worse than a
 * suggestion has come. Proofs are reviews: on frames with many layers and problems, those at the end have none.
 */
export function* findFixes(
  problems: readonly Problem[],
  judged: JudgedFrame,
  node: SceneNode,
  options: ReviewOptions,
): Generator<void, ReadonlyMap<Problem, readonly Proposal[]>, void> {
  const found = new Map<Problem, readonly Proposal[]>();
  const mendable = problems.filter(({ fails }) => fails.every(({ mend }) => mend));
  if (mendable.length === 0) return found;
  const { pixels: _, ...blind } = options;
  const base = yield* withoutPicture(judged, node, options);
  const proof: Proof = {
    scene: judged.frame.scene,
    node,
    before: baselineOf(base.judgements),
    options: blind,
  };
  const allowance: Allowance = { proofs: Math.floor(MOST_LAYERS / judged.frame.layers.length) };
  for (const problem of mendable) {
    const proven = yield* provenOf(problem, allowance, proof);
    if (proven.length > 0) found.set(problem, proven);
  }
  return found;
}
