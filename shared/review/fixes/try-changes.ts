import { everyNode } from "../../scene/every-node.ts";
import { groupBy } from "../../group-by.ts";
import { applyChanges } from "../../mend/apply-changes.ts";
import { type Change, isColorChange } from "../../mend/change.ts";
import { spread } from "../../mend/spread.ts";
import { type Frame, type Layer, openFrame } from "../../perception/frame/frame.ts";
import { rememberedObject } from "../../perception/frame/remembered-object.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { type JudgedFrame, judgeInSteps, type ReviewOptions } from "../judge-frame.ts";
import type { Problem } from "../merge.ts";
import { ASPECTS, type Rule } from "../rule.ts";
import { RULES } from "../rules/index.ts";
import { weighAlone } from "../weigh/weigh.ts";
import {
  type Baseline,
  baselineOf,
  countByLayer,
  countByRule,
  idsOf,
  isNew,
  type OpenQuestion,
  problemsIn,
  unsureIn,
  wasHidden,
} from "./compare-verdicts.ts";
import { edgesAreKept } from "./place/keeps-edges.ts";
import { boxesStandOut } from "./recolor/stands-out.ts";
import { lettersHaveRoom } from "./words/has-room.ts";

/** True when a problem is worse than a suggestion: no fix may bring up such a one. */
const isWorthMinding = (problem: Problem): boolean => weighAlone(problem).severity !== "suggestion";

function withoutPicture(options: ReviewOptions): ReviewOptions {
  const { pixels: _, ...blind } = options;
  return blind;
}

/** Another colour changes nothing in what is said of words, which takes a third of the time of all rules. */
const withoutWords = (options: ReviewOptions): ReviewOptions => ({
  ...options,
  aspects: (options.aspects ?? ASPECTS).filter((aspect) => aspect !== "copy"),
});

/** The verdicts on a frame after some changes; the frame itself is not kept. */
export interface After {
  readonly problems: Baseline["problems"];
  readonly unsure: readonly OpenQuestion[];
  /** Something that is worse than a suggestion has come, letters have lost their room or outgrow the title, an edge is broken, or a box is not seen any more. */
  readonly isWorse: boolean;
  /** Seen beside other changes: what holds there holds, what does not is to be tried alone. */
  readonly isBesideOthers?: true;
}

interface Known {
  /** The frame as it is, while its fixes are looked for. */
  former?: Frame | undefined;
  readonly before: Map<string, Baseline>;
  readonly after: Map<string, After | null>;
  /** The trials that have been made together. */
  readonly together: WeakSet<readonly Trial[]>;
}

/** Changes that are to be tried, and the layers of the problem that they mend. */
export interface Trial {
  readonly about: readonly string[];
  readonly changes: readonly Change[];
}

/** The verdicts proven of a frame, as long as its scene lives: a style of many screens is tried on each of them once. */
const provenOf = rememberedObject<Scene, (rules: readonly Rule[]) => (node: SceneNode) => Known>(() =>
  rememberedObject(() =>
    rememberedObject(() => ({ before: new Map(), after: new Map(), together: new WeakSet() })),
  ),
);

const knownOf = (scene: Scene, node: SceneNode, { rules = RULES }: ReviewOptions): Known =>
  provenOf(scene)(rules)(node);

/** All that verdicts depend on beside the frame and the rules. */
const demandsKey = ({ level, platform, house, aspects, dismissals }: ReviewOptions) =>
  JSON.stringify([level, platform, house, aspects, dismissals]);

/** The same for the same changes in another order. */
const keyOfChanges = (changes: readonly Change[], options: ReviewOptions): string =>
  demandsKey(options) +
  changes
    .map((change) => JSON.stringify(change))
    .toSorted()
    .join();

/** The verdicts on a frame as it is, seen without its picture: that says nothing of the frame after a fix. */
export function* baselineInSteps(
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

/**
 * Looks for fixes of a frame with what its review has found; what saw a picture says nothing of the frame after a fix.
 */
export function* withJudged<T>(
  { frame, judgements }: JudgedFrame,
  node: SceneNode,
  options: ReviewOptions,
  look: () => Generator<void, T, void>,
): Generator<void, T, void> {
  if (options.pixels) return yield* look();
  const known = knownOf(frame.scene, node, options);
  known.before.set(demandsKey(options), baselineOf(judgements));
  known.former = frame;
  try {
    return yield* look();
  } finally {
    known.former = undefined;
  }
}

/** A frame as it is, and as it is judged after some changes. */
interface Mended {
  readonly openBefore: () => Frame;
  readonly frame: Frame;
  readonly problems: Baseline["problems"];
  readonly unsure: readonly OpenQuestion[];
  /** The problems that have come and are worse than a suggestion. */
  readonly harms: readonly Problem[];
}

/** Makes changes in a copy of the frame and has it judged anew; null where they change nothing. */
function* mendInSteps(
  scene: Scene,
  node: SceneNode,
  changes: readonly Change[],
  options: ReviewOptions,
): Generator<void, Mended | null, void> {
  const mended = applyChanges(node, changes);
  if (mended === node) return null;
  const before = yield* baselineInSteps(scene, node, options);
  const known = knownOf(scene, node, options);
  const isRecolored = changes.every(isColorChange);
  const frames = scene.frames.map((frame) => (frame === node ? mended : frame));
  const { frame, judgements } = yield* judgeInSteps(
    { ...scene, frames },
    mended,
    isRecolored ? withoutWords(withoutPicture(options)) : withoutPicture(options),
    isRecolored ? known.former : undefined,
  );
  const problems = problemsIn(judgements);
  const [now, untouched] = [countByRule(problems), new Set(everyNode(node))];
  let { former } = known;
  return {
    openBefore: () => (former ??= openFrame(scene, node)),
    frame,
    problems: countByLayer(problems),
    unsure: unsureIn(judgements).map(({ rule, layers }) => ({ rule: rule.id, layers: idsOf(layers) })),
    harms: problems.filter(
      (one) => isWorthMinding(one) && isNew(before)(one) && !wasHidden(one, before, now, untouched),
    ),
  };
}

const keepsWhatIsSeen = (changes: readonly Change[], { openBefore, frame }: Mended): boolean =>
  lettersHaveRoom(changes, openBefore, frame) &&
  boxesStandOut(changes, openBefore, frame) &&
  edgesAreKept(changes, openBefore, frame);

/** Trials of which no two touch the same layer: they can be made in one copy. */
function apart<T extends Trial>(trials: readonly T[]): readonly (readonly T[])[] {
  const rounds: { readonly touched: Set<string>; readonly trials: T[] }[] = [];
  for (const trial of trials) {
    const layers = [...trial.about, ...trial.changes.map(({ layer }) => layer)];
    let round = rounds.find(({ touched }) => !layers.some((layer) => touched.has(layer)));
    if (!round) rounds.push((round = { touched: new Set(), trials: [] }));
    for (const layer of layers) round.touched.add(layer);
    round.trials.push(trial);
  }
  return rounds.map((round) => round.trials);
}

/** The ids of the layers that problems are about, and of those around them. */
function idsAround(problems: readonly Problem[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const layer of problems.flatMap(({ layers }) => layers))
    for (let next: Layer | null = layer; next; next = next.parent) ids.add(next.node.id);
  return ids;
}

/**
 * Makes many changes in as few copies of the frame as they go into, each of which is judged once. What could be to blame
 * for harm that is done there stays unknown.
 */
function* tryTogether(
  scene: Scene,
  node: SceneNode,
  trials: readonly Trial[],
  options: ReviewOptions,
): Generator<void, void, void> {
  const { after, together } = knownOf(scene, node, options);
  if (together.has(trials)) return;
  together.add(trials);
  const spreadOut = trials.map(({ about, changes }) => ({ about, changes: spread(node, changes) }));
  const unknown = [...groupBy(spreadOut, ({ changes }) => keyOfChanges(changes, options))]
    .filter(([key, [{ changes }]]) => changes.length > 0 && !after.has(key))
    .map(([key, same]) => ({ key, about: same.flatMap(({ about }) => about), changes: same[0].changes }));
  for (const round of apart(unknown)) {
    const all = round.flatMap(({ changes }) => changes);
    const mended = round.length > 1 ? yield* mendInSteps(scene, node, all, options) : null;
    if (!mended) continue;
    const { problems, unsure, harms } = mended;
    const harmed = idsAround(harms);
    const isBlamed = ({ changes }: Trial): boolean => changes.some(({ layer }) => harmed.has(layer));
    if (harms.length > 0 && !round.some(isBlamed)) continue;
    for (const trial of round)
      if (!isBlamed(trial) && keepsWhatIsSeen(trial.changes, mended))
        after.set(trial.key, { problems, unsure, isWorse: false, isBesideOthers: true });
  }
}

/** Tries changes alone. */
export function* tryAlone(
  scene: Scene,
  node: SceneNode,
  wanted: readonly Change[],
  options: ReviewOptions,
): Generator<void, After | null, void> {
  const { after } = knownOf(scene, node, options);
  const changes = spread(node, wanted);
  const mended = yield* mendInSteps(scene, node, changes, options);
  const found = mended && {
    problems: mended.problems,
    unsure: mended.unsure,
    isWorse: mended.harms.length > 0 || !keepsWhatIsSeen(changes, mended),
  };
  after.set(keyOfChanges(changes, options), found);
  return found;
}

/** The verdicts on a frame after some changes, tried together with others; null where they change nothing. */
export function* harmsInSteps(
  scene: Scene,
  node: SceneNode,
  wanted: readonly Change[],
  options: ReviewOptions,
  others: readonly Trial[] = [],
): Generator<void, After | null, void> {
  const { after } = knownOf(scene, node, options);
  yield* tryTogether(scene, node, others, options);
  const known = after.get(keyOfChanges(spread(node, wanted), options));
  return known === undefined ? yield* tryAlone(scene, node, wanted, options) : known;
}
