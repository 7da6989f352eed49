import type { Language } from "../i18n/language.ts";
import { CRASHED, ruleTexts, TOO_MUCH } from "../i18n/rule-texts.ts";
import type { Scene, SceneNode } from "../scene/scene.ts";
import { paintedIndex } from "../perception/paint/painted-index.ts";
import type { Element } from "../perception/elements/element.ts";
import { elements } from "../perception/elements/elements.ts";
import { targets } from "../perception/controls/targets.ts";
import { textIndex } from "../perception/text/text-index.ts";
import { textRoles } from "../perception/copy/text-roles.ts";
import { spend, TooMuchError } from "../perception/frame/budget.ts";
import { openInSteps, type Frame, type Layer } from "../perception/frame/frame.ts";
import { nameLayers, type LayerNames, type RefOf } from "./layer-ref.ts";
import { hierarchyOverview } from "./hierarchy-overview.ts";
import {
  mergeProblems,
  mergeQuestions,
  problemOf,
  questionOf,
  type OpenQuestion,
  type Problem,
} from "./merge.ts";
import { phrase } from "./phrase.ts";
import type { FramePixels } from "../perception/frame/frame-pixels.ts";
import type { Finding, FrameReport, Unsure } from "./report.ts";
import { notJudged, type RuleRun } from "./not-judged.ts";
import { shownName } from "./shown-name.ts";
import { seenElements } from "./seen-elements.ts";
import { SEVERITIES, type Aspect, type Evidence, type Outcome, type Rule } from "./rule.ts";
import { RULES } from "./rules/index.ts";
import { toEnd } from "../perception/frame/steps.ts";

export interface ReviewOptions {
  /** Only rules of these aspects; all when absent. */
  readonly aspects?: readonly Aspect[];
  /** Language of the findings, not of the design. English when absent. */
  readonly language?: Language;
  /** The rules to run; all of the engine's when absent. */
  readonly rules?: readonly Rule[];
  /** Told about a rule that threw. */
  readonly log?: (message: string) => void;
  /** What the frame looks like: some of what lies on pictures can be judged then. */
  readonly pixels?: FramePixels;
  /** A clock in ms for `durationMs`. */
  readonly now?: () => number;
}

interface Judgement extends RuleRun {
  readonly problems: readonly Problem[];
  readonly questions: readonly OpenQuestion[];
}

/** A rule that judges many layers stops for breath: no step may be felt. */
const LAYERS_A_STEP = 32;

/** Each rule has the whole budget of the frame. */
function refill({ root: { facts } }: Frame): void {
  facts.budget.left = facts.budget.full;
}

/** What is found is worded, merged and sorted: that takes as long as so many looks at a layer. */
const STEPS_A_FINDING = 20;

const stepsOf = (outcome: Outcome): number =>
  outcome.verdict === "fail" ? STEPS_A_FINDING + (outcome.options.layers?.length ?? 1) : 1;

function* judgeLayers(rule: Rule, frame: Frame): Generator<void, Judgement, void> {
  const problems: Problem[] = [];
  const questions: OpenQuestion[] = [];
  let judged = 0;
  refill(frame);
  if (rule.prepare) yield* rule.prepare(frame);
  for (const layer of rule.applies(frame)) {
    if (judged++ % LAYERS_A_STEP === 0) yield;
    for (const outcome of rule.check(layer, frame)) {
      spend(layer, stepsOf(outcome));
      if (outcome.verdict === "fail") problems.push(problemOf(rule, layer, outcome));
      if (outcome.verdict === "unsure") questions.push(questionOf(rule, layer, outcome));
    }
  }
  return { rule, hasJudged: judged > 0, problems, questions };
}

/** What most rules stand on takes a step each, or else the first rule would pay for all at once. */
const GROUNDWORK: readonly ((frame: Frame) => unknown)[] = [textIndex, paintedIndex, targets, textRoles];

function* layGroundwork(frame: Frame): Generator<void, void, void> {
  try {
    yield* elements.inSteps(frame);
  } catch {
    // Said by the rules that need it, as below.
  }
  for (const fact of GROUNDWORK) {
    yield;
    try {
      fact(frame);
    } catch {
      // The rules that need it will ask again, fail, and say so.
    }
  }
  yield;
}

const TOO_MUCH_REASON = "too-much";

const reasonOf = (error: unknown): string => (error instanceof TooMuchError ? TOO_MUCH_REASON : "crashed");

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one rule; when it throws, or there is too much to look at, it costs one open question and a line in the log. */
function* judge(rule: Rule, frame: Frame, log: (message: string) => void): Generator<void, Judgement, void> {
  try {
    return yield* judgeLayers(rule, frame);
  } catch (error) {
    log(`rule ${rule.id} failed on ${frame.root.node.id}: ${messageOf(error)}`);
    return {
      rule,
      hasJudged: true,
      problems: [],
      questions: [{ rule, layers: [frame.root], reason: reasonOf(error) }],
    };
  }
}

/** What was recognised; nothing when that failed. */
function* recognise(frame: Frame, log: (message: string) => void): Generator<void, readonly Element[], void> {
  refill(frame);
  try {
    return yield* elements.inSteps(frame);
  } catch (error) {
    log(`the elements of ${frame.root.node.id} failed: ${messageOf(error)}`);
    return [];
  }
}

/** Context is not worth a review: when it fails, there is none. */
function contextOf<T>(
  what: string,
  frame: Frame,
  log: (message: string) => void,
  find: () => T,
): T | undefined {
  refill(frame);
  try {
    return find();
  } catch (error) {
    log(`${what} of ${frame.root.node.id} failed: ${messageOf(error)}`);
    return undefined;
  }
}

/** Strings by code unit: the order is the same in every locale. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byReadingOrder(a: Layer, b: Layer): number {
  return a.node.box.y - b.node.box.y || a.node.box.x - b.node.box.x || a.order - b.order;
}

const severityOf = ({ rule, options }: Problem) => options.severity ?? rule.severity;

function compareProblems(a: Problem, b: Problem): number {
  const severity = SEVERITIES.indexOf(severityOf(a)) - SEVERITIES.indexOf(severityOf(b));
  return (
    severity ||
    byReadingOrder(a.layers[0] as Layer, b.layers[0] as Layer) ||
    compareText(a.rule.id, b.rule.id) ||
    compareText(JSON.stringify(a.evidence), JSON.stringify(b.evidence))
  );
}

/** The evidence with the layers that it names called as they are called here. */
function evidenceOf({ evidence, options }: Problem, nameOf: (layer: Layer) => string): Evidence {
  const named = Object.entries(options.named ?? {}).map(([key, layers]) => [
    key,
    "node" in layers ? nameOf(layers) : layers.map(nameOf),
  ]);
  return named.length === 0 ? evidence : { ...evidence, ...Object.fromEntries(named) };
}

function findingOf(problem: Problem, language: Language, { refOf, quotedNameOf }: LayerNames): Finding {
  const { rule, options, layers } = problem;
  const says = ruleTexts(rule, language);
  const inSentence = evidenceOf(problem, quotedNameOf);
  return {
    id: `${rule.id}@${layers[0]?.node.id}`,
    rule: rule.id,
    aspect: rule.aspect,
    severity: severityOf(problem),
    certainty: options.certainty ?? rule.certainty,
    layers: layers.map(refOf),
    title: phrase(says.title, inSentence, language),
    problem: phrase(says.problem, inSentence, language),
    why: says.why,
    fix: phrase(says.fix, inSentence, language),
    basis: rule.basis,
    evidence: evidenceOf(problem, (layer) => shownName(refOf(layer))),
  };
}

/** A rule may find two things in one layer: the second keeps an id of its own. */
function withUniqueIds(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}#${count}` };
  });
}

function reasonIn(language: Language, { rule, reason, evidence = {} }: OpenQuestion): string {
  if (reason === TOO_MUCH_REASON) return TOO_MUCH[language];
  return phrase(ruleTexts(rule, language).unsure?.[reason] ?? CRASHED[language], evidence, language);
}

function unsureOf(question: OpenQuestion, language: Language, refOf: RefOf): Unsure {
  return {
    rule: question.rule.id,
    layers: question.layers.map(refOf),
    reason: reasonIn(language, question),
  };
}

const sortLayers = <T extends { readonly layers: readonly Layer[] }>(item: T): T => ({
  ...item,
  layers: item.layers.toSorted(byReadingOrder),
});

/**
 * Reviews one frame of a scene in steps, one or more a rule, so that a window can paint and listen between them. The same
 * scene gives the same report, but for `durationMs`.
 */
export function* reviewInSteps(
  scene: Scene,
  node: SceneNode,
  options: ReviewOptions = {},
): Generator<void, FrameReport, void> {
  const { language = "en", rules = RULES, aspects, log = () => {}, now = Date.now } = options;
  const startedAt = now();
  const frame = yield* openInSteps(scene, node, options.pixels);
  yield* layGroundwork(frame);
  const recognised = yield* recognise(frame, log);
  const judgements: Judgement[] = [];
  for (const rule of rules) {
    if (aspects && !aspects.includes(rule.aspect)) continue;
    judgements.push(yield* judge(rule, frame, log));
    yield;
  }
  const problems = mergeProblems(judgements.flatMap((judgement) => judgement.problems))
    .map(sortLayers)
    .toSorted(compareProblems);
  const questions = mergeQuestions(judgements.flatMap((judgement) => judgement.questions))
    .map(sortLayers)
    .toSorted((a, b) => compareText(a.rule.id, b.rule.id) || compareText(a.reason, b.reason));
  refill(frame);
  const names = yield* nameLayers(frame, language, log);
  const { refOf } = names;
  yield;
  const hierarchy =
    !aspects || aspects.includes("hierarchy")
      ? contextOf("the overview", frame, log, () => hierarchyOverview(frame, refOf))
      : undefined;
  return {
    id: node.id,
    name: node.name,
    layers: frame.layers.length,
    elements: seenElements(recognised, refOf),
    notJudged:
      contextOf("what is not judged", frame, log, () => notJudged(judgements, frame, recognised, language)) ??
      [],
    ...(hierarchy && { hierarchy }),
    findings: withUniqueIds(problems.map((problem) => findingOf(problem, language, names))),
    unsure: questions.map((question) => unsureOf(question, language, refOf)),
    durationMs: Math.round((now() - startedAt) * 100) / 100,
  };
}

/** Reviews one frame of a scene at once. */
export const reviewFrame = (scene: Scene, node: SceneNode, options: ReviewOptions = {}): FrameReport =>
  toEnd(reviewInSteps(scene, node, options));
