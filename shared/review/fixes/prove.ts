import { applyChanges } from "../../mend/apply-changes.ts";
import type { Change } from "../../mend/change.ts";
import { spread } from "../../mend/spread.ts";
import { type Frame, openFrame } from "../../perception/frame/frame.ts";
import { rememberedObject } from "../../perception/frame/remembered-object.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { type JudgedFrame, judgeInSteps, type ReviewOptions } from "../judge-frame.ts";
import type { Problem } from "../merge.ts";
import type { Rule } from "../rule.ts";
import { edgesAreKept } from "./place/keeps-edges.ts";
import { staysBelowTitle } from "./words/below-title.ts";
import { lettersHaveRoom } from "./words/has-room.ts";
import { RULES } from "../rules/index.ts";
import { weighAlone } from "../weigh/weigh.ts";
import {
  type Baseline,
  baselineOf,
  countByLayer,
  countByRule,
  countOfRule,
  type OpenQuestion,
  idsOf,
  isGone,
  isNew,
  isNewlyUnsure,
  nodesIn,
  problemsIn,
  unsureIn,
  wasHidden,
} from "./compare-verdicts.ts";
import type { Proposal } from "./fix.ts";

/** True when a problem is worse than a suggestion: no fix may bring up such a one. */
const isWorthMinding = (problem: Problem): boolean => weighAlone(problem).severity !== "suggestion";

function withoutPicture(options: ReviewOptions): ReviewOptions {
  const { pixels: _, ...blind } = options;
  return blind;
}

/** The verdicts on a frame after some changes; the frame itself is not kept. */
interface After {
  readonly problems: Baseline["problems"];
  readonly unsure: readonly OpenQuestion[];
  /** Something that is worse than a suggestion has come, letters have lost their room or outgrow the title, or an edge is broken. */
  readonly isWorse: boolean;
}

interface Known {
  readonly before: Map<string, Baseline>;
  readonly after: Map<string, After | null>;
}

/** The verdicts proven of a frame, as long as its scene lives: a style of many screens is tried on each of them once. */
const provenOf = rememberedObject<Scene, (rules: readonly Rule[]) => (node: SceneNode) => Known>(() =>
  rememberedObject(() => rememberedObject(() => ({ before: new Map(), after: new Map() }))),
);

const knownOf = (scene: Scene, node: SceneNode, { rules = RULES }: ReviewOptions): Known =>
  provenOf(scene)(rules)(node);

/** All that verdicts depend on beside the frame and the rules. */
const demandsKey = ({ level, platform, house, aspects, dismissals }: ReviewOptions) =>
  JSON.stringify([level, platform, house, aspects, dismissals]);

/** The verdicts on a frame as it is, seen without its picture: that says nothing of the frame after a fix. */
function* baselineInSteps(
  scene: Scene,
  node: SceneNode,
  options: ReviewOptions,
): Generator<void, Baseline, void> {
  const { before } = knownOf(scene, node, options);
  const key = demandsKey(options);
  const baseline =
    before.get(key) ?? baselineOf((yield* judgeInSteps(scene, node, withoutPicture(options))).judgements);
  before.set(key, baseline);
  return baseline;
}

/** Keeps the verdicts of a review for proofs, unless it saw a picture. */
export function keepBaseline(
  { frame, judgements }: JudgedFrame,
  node: SceneNode,
  options: ReviewOptions,
): void {
  if (options.pixels) return;
  knownOf(frame.scene, node, options).before.set(demandsKey(options), baselineOf(judgements));
}

function* judgeAfter(
  scene: Scene,
  node: SceneNode,
  changes: readonly Change[],
  options: ReviewOptions,
): Generator<void, After | null, void> {
  const mended = applyChanges(node, changes);
  if (mended === node) return null;
  const before = yield* baselineInSteps(scene, node, options);
  const frames = scene.frames.map((frame) => (frame === node ? mended : frame));
  const { frame, judgements } = yield* judgeInSteps({ ...scene, frames }, mended, withoutPicture(options));
  const problems = problemsIn(judgements);
  const [now, untouched] = [countByRule(problems), nodesIn(node)];
  let former: Frame | undefined;
  const openBefore = (): Frame => (former ??= openFrame(scene, node));
  const isWorse =
    problems.some(
      (one) => isWorthMinding(one) && isNew(before)(one) && !wasHidden(one, before, now, untouched),
    ) ||
    !lettersHaveRoom(changes, openBefore, frame) ||
    !edgesAreKept(changes, openBefore, frame) ||
    !staysBelowTitle(changes, openBefore, frame);
  const unsure = unsureIn(judgements).map(({ rule, layers }) => ({ rule: rule.id, layers: idsOf(layers) }));
  return { problems: countByLayer(problems), unsure, isWorse };
}

/** Makes changes in a copy of the frame and has it judged anew; null where they change nothing. */
export function* harmsInSteps(
  scene: Scene,
  node: SceneNode,
  wanted: readonly Change[],
  options: ReviewOptions,
): Generator<void, After | null, void> {
  const { after } = knownOf(scene, node, options);
  const changes = spread(node, wanted);
  const key = demandsKey(options) + JSON.stringify(changes);
  const known = after.get(key);
  if (known !== undefined) return known;
  const found = yield* judgeAfter(scene, node, changes, options);
  after.set(key, found);
  return found;
}

/** True when changes that hold mend a finding of this rule at most of the places that they reach, on all screens. */
export function* mendsMostInSteps(
  scene: Scene,
  { id }: Rule,
  changes: readonly Change[],
  options: ReviewOptions,
): Generator<void, boolean, void> {
  let [mended, places] = [0, 0];
  for (const node of scene.frames) {
    const reached = new Set(spread(node, changes).map(({ layer }) => layer)).size;
    const after = reached > 0 ? yield* harmsInSteps(scene, node, changes, options) : null;
    if (!after) continue;
    const before = yield* baselineInSteps(scene, node, options);
    mended += countOfRule(before.problems, id) - countOfRule(after.problems, id);
    places += reached;
  }
  return 2 * mended > places;
}

/** A proposal holds when its problem is gone, no doubt has come up in its place, and it does no harm. */
export function* provesInSteps(
  scene: Scene,
  node: SceneNode,
  { problem, proposal }: { readonly problem: Problem; readonly proposal: Pick<Proposal, "changes"> },
  options: ReviewOptions,
): Generator<void, boolean, void> {
  const after = yield* harmsInSteps(scene, node, proposal.changes, options);
  if (!after || after.isWorse) return false;
  const before = yield* baselineInSteps(scene, node, options);
  return isGone(problem, before, after.problems) && !after.unsure.some(isNewlyUnsure(problem, before));
}
