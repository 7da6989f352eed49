import { errorText } from "../error-text.ts";
import type { Language } from "../i18n/language.ts";
import type { Scene, SceneNode } from "../scene/scene.ts";
import { paintedIndex } from "../perception/paint/painted-index.ts";
import type { Element } from "../perception/elements/element.ts";
import { elements } from "../perception/elements/elements.ts";
import { sight } from "../perception/elements/evidence/sight.ts";
import { textsToRead } from "../perception/contrast/run-contrast.ts";
import type { InSteps } from "../perception/frame/computed.ts";
import { repetitions } from "../perception/structure/repetition/repetition.ts";
import { things } from "../perception/things/things.ts";
import { targets } from "../perception/controls/targets/targets.ts";
import { textIndex } from "../perception/text/text-index.ts";
import { textRoles } from "../perception/copy/text-roles.ts";
import { spend, TooMuchError } from "../perception/frame/budget.ts";
import { openInSteps, type Frame } from "../perception/frame/frame.ts";
import type { FramePixels } from "../perception/frame/frame-pixels.ts";
import { USUAL_DEMANDS } from "../standards/demands.ts";
import type { PlatformChoice } from "../standards/platforms.ts";
import type { HouseRules } from "../house-rules/house-rules.ts";
import type { Level } from "../standards/wcag.ts";
import { deniedRoles } from "./dismissed/denied-roles.ts";
import type { Dismissal } from "./dismissed/dismissal.ts";
import { problemOf, unsureProblemOf, type UnsureProblem, type Problem } from "./merge.ts";
import type { RuleRun } from "./seen/not-judged.ts";
import type { Aspect, Outcome, Rule } from "./rule.ts";
import { HOUSE_CHECKS } from "./house/index.ts";
import { RULES } from "./rules/index.ts";

export interface ReviewOptions {
  /** Only rules of these aspects; all when absent. */
  readonly aspects?: readonly Aspect[];
  /** Language of the findings, not of the design. English when absent. */
  readonly language?: Language;
  /** The level of WCAG that the screen is judged by. AA when absent. */
  readonly level?: Level;
  /** The platform that the screen is made for: its targets and texts are judged by that. Guessed when absent. */
  readonly platform?: PlatformChoice;
  /** The rules of the house whose screen it is: what it says, its values, its rules switched off. */
  readonly house?: HouseRules | undefined;
  /** True to tell only what this file makes of components of other files, and not what they brought along. */
  readonly ignoresLibraries?: boolean;
  /** The dismissals of the file: problems that they cover are reported apart from those to be mended. */
  readonly dismissals?: readonly Dismissal[];
  /** The rules to run; all of the engine's when absent. */
  readonly rules?: readonly Rule[];
  /** Told about a rule that threw. */
  readonly log?: (message: string) => void;
  /** The picture of the frame: with it, some layers on pictures can be judged. */
  readonly pixels?: FramePixels;
  /** A clock in ms for `durationMs`. */
  readonly now?: () => number;
  /** The findings whose proven fixes are wanted, by their ids; none when absent: each proof is a review of its own. */
  readonly fixesFor?: "all" | { readonly findingIds: readonly string[] };
}

/** The verdicts of a rule on a frame. */
export interface Judgement extends RuleRun {
  readonly problems: readonly Problem[];
  readonly unsure: readonly UnsureProblem[];
}

/** A rule that judges many layers stops for breath: no step may be felt. */
const LAYERS_A_STEP = 32;

/** Each rule has the whole budget of the frame. */
export function refill({ root: { facts } }: Frame): void {
  facts.budget.left = facts.budget.full;
}

/** Each finding is worded, merged and sorted: that takes as long as so many looks at a layer. */
const STEPS_A_FINDING = 20;

const stepsOf = (outcome: Outcome): number =>
  outcome.verdict === "fail" ? STEPS_A_FINDING + (outcome.options.layers?.length ?? 1) : 1;

function* judgeLayers(rule: Rule, frame: Frame): Generator<void, Judgement, void> {
  const problems: Problem[] = [];
  const unsure: UnsureProblem[] = [];
  let judged = 0;
  refill(frame);
  const { applies } = rule;
  for (const layer of "inSteps" in applies ? yield* applies.inSteps(frame) : applies(frame)) {
    if (judged++ % LAYERS_A_STEP === 0) yield;
    for (const outcome of rule.check(layer, frame)) {
      spend(layer, stepsOf(outcome));
      if (outcome.verdict === "fail") problems.push(problemOf(rule, layer, outcome));
      if (outcome.verdict === "unsure") unsure.push(unsureProblemOf(rule, layer, outcome));
    }
  }
  return { rule, hasJudged: judged > 0, problems, unsure };
}

/** Facts that most rules stand on: each takes steps of its own, or else the first rule would pay for all at once. */
const GROUNDWORK: readonly InSteps<unknown>[] = [
  things,
  sight,
  elements,
  textIndex,
  paintedIndex,
  targets,
  textRoles,
  repetitions,
  textsToRead,
];

function* layGroundwork(frame: Frame): Generator<void, void, void> {
  for (const fact of GROUNDWORK) {
    try {
      yield* fact.inSteps(frame);
    } catch {
      // The rules that need it will ask again, fail, and say so.
    }
    yield;
  }
}

/** Says that the budget of a rule was spent. */
export const TOO_MUCH_REASON = "too-much";

const reasonOf = (error: unknown): string => (error instanceof TooMuchError ? TOO_MUCH_REASON : "crashed");

/** Runs one rule; when it throws, or there is too much to look at, it costs one open question and a line in the log. */
function* judge(rule: Rule, frame: Frame, log: (message: string) => void): Generator<void, Judgement, void> {
  try {
    return yield* judgeLayers(rule, frame);
  } catch (error) {
    log(`rule ${rule.id} failed on ${frame.root.node.id}: ${errorText(error)}`);
    return {
      rule,
      hasJudged: true,
      problems: [],
      unsure: [{ rule, layers: [frame.root], reason: reasonOf(error) }],
    };
  }
}

/** The elements of a frame; none when looking for them failed. */
function* recognise(frame: Frame, log: (message: string) => void): Generator<void, readonly Element[], void> {
  refill(frame);
  try {
    return yield* elements.inSteps(frame);
  } catch (error) {
    log(`the elements of ${frame.root.node.id} failed: ${errorText(error)}`);
    return [];
  }
}

/** A frame, its elements, and the verdicts of the rules on it. */
export interface JudgedFrame {
  readonly frame: Frame;
  readonly recognised: readonly Element[];
  readonly judgements: readonly Judgement[];
}

/** Opens a frame and lets the rules judge it, one or more steps a rule; `former` is the frame in other colours. */
export function* judgeInSteps(
  scene: Scene,
  node: SceneNode,
  options: ReviewOptions = {},
  former?: Frame,
): Generator<void, JudgedFrame, void> {
  const { rules = RULES, aspects, log = () => {} } = options;
  const { level, platform, house } = { ...USUAL_DEMANDS, ...options };
  const demands = { level, platform, house };
  const isDenied = deniedRoles(options.dismissals);
  const frame = yield* openInSteps(scene, node, { demands, pixels: options.pixels, isDenied, former });
  yield* layGroundwork(frame);
  const recognised = yield* recognise(frame, log);
  const judgements: Judgement[] = [];
  for (const rule of house ? [...rules, ...HOUSE_CHECKS] : rules) {
    if (house?.rules?.[rule.id] === "off" || (aspects && !aspects.includes(rule.aspect))) continue;
    judgements.push(yield* judge(rule, frame, log));
    yield;
  }
  return { frame, recognised, judgements };
}
