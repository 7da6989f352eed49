import { errorText } from "../error-text.ts";
import type { HouseRules } from "../house-rules/house-rules.ts";
import type { Language } from "../i18n/language.ts";
import { CRASHED, TOO_MUCH } from "../i18n/rule-texts.ts";
import { screenName } from "../scene/screen-name.ts";
import type { Scene, SceneNode } from "../scene/scene.ts";
import type { Frame } from "../perception/frame/frame.ts";
import { screenKind } from "../perception/structure/screens/screen-kind.ts";
import { runToCompletion } from "../perception/frame/steps.ts";
import { type Dismissal, saidOf } from "./dismissed/dismissal.ts";
import { deniedRoles } from "./dismissed/denied-roles.ts";
import { divideProblems } from "./dismissed/divide.ts";
import { findingOf, findingIdOf, withUniqueIds } from "./finding-of.ts";
import { idByRule } from "./finding-id.ts";
import { findFixes, type ProvenFixes } from "./fixes/find-fixes.ts";
import type { Proposal } from "./fixes/fix.ts";
import { judgeInSteps, refill, TOO_MUCH_REASON, type ReviewOptions } from "./judge-frame.ts";
import { nameLayers, type RefOf } from "./naming/layer-ref.ts";
import { mergeProblems, mergeUnsure, type UnsureProblem, type Problem } from "./merge.ts";
import { notJudged } from "./seen/not-judged.ts";
import { phrase } from "./phrase.ts";
import { frameLanguage } from "../perception/text/language/language.ts";
import { platformOf } from "../perception/parts/platform.ts";
import type { DismissedFinding, Finding, FrameReport, JudgedBy, Unsure } from "./report.ts";
import { seenElements } from "./seen/seen-elements.ts";
import { compareText, settle, type Settled } from "./weigh/settle.ts";
import { RULES } from "./rules/index.ts";

/** A part of the report about the context of the findings; undefined where it cannot be had, which is no reason to have no review. */
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
    log(`${what} of ${frame.root.node.id} failed: ${errorText(error)}`);
    return undefined;
  }
}

/** True when a house says more than which rules are off. */
const saysMore = ({ words = [], values = {}, principles = [], rules = {} }: HouseRules): boolean =>
  words.length + principles.length + Object.keys(values).length > 0 ||
  Object.values(rules).some((choice) => choice !== "off");

/**
 * The standards that a frame was judged by; without its platform when the parts of the system cannot be looked for.
 */
function judgedBy(frame: Frame, options: ReviewOptions, log: (message: string) => void): JudgedBy {
  const platform = contextOf("the platform", frame, log, () => platformOf(frame));
  const { level, platform: asked } = frame.demands;
  const { ignoresLibraries, house } = options;
  const rulesOff = Object.entries(house?.rules ?? {}).flatMap(([id, choice]) =>
    choice === "off" ? [id] : [],
  );
  return {
    level,
    ...(platform && { platform }),
    ...(asked === "auto" && { isPlatformGuessed: true }),
    ...(rulesOff.length > 0 && { rulesOff }),
    ...(ignoresLibraries && { ignoresLibraries }),
    ...(house && saysMore(house) && { byHouse: true }),
  };
}

function copyOf(frame: Frame, log: (message: string) => void): NonNullable<FrameReport["copy"]> {
  const language = contextOf("the language", frame, log, () => frameLanguage(frame)) ?? "unknown";
  return { texts: frame.texts.length, ...(language !== "unknown" && { language }) };
}

function problemsToMend(problems: readonly Problem[], wanted: ReviewOptions["fixesFor"]): readonly Problem[] {
  if (wanted === "all") return problems;
  const ids = new Set(wanted?.findingIds.map(idByRule));
  return problems.filter((problem) => ids.has(findingIdOf(problem)));
}

const NO_FIXES: ProvenFixes = new Map();

type DismissedProblems = readonly (readonly [dismissal: Dismissal, problem: Settled])[];

/**
 * Merges and weighs dismissed problems apart from all others, each dismissal by itself: it has a reason of its own.
 */
const settleDismissed = (
  dismissed: ReadonlyMap<Dismissal, readonly Problem[]>,
  frame: Frame,
  log: (message: string) => void,
): DismissedProblems =>
  [...dismissed].flatMap(([dismissal, problems]) => {
    refill(frame);
    return settle(mergeProblems(problems), frame, log).map((problem) => [dismissal, problem] as const);
  });

function reasonIn(language: Language, { rule, reason, evidence = {} }: UnsureProblem): string {
  if (reason === TOO_MUCH_REASON) return TOO_MUCH[language];
  return phrase(rule.says[language].unsure?.[reason] ?? CRASHED[language], evidence, language);
}

function unsureOf(problem: UnsureProblem, language: Language, refOf: RefOf): Unsure {
  return {
    rule: problem.rule.id,
    layers: problem.layers.map(refOf),
    reason: reasonIn(language, problem),
  };
}

function withoutRole(dismissal: Dismissal): Dismissal {
  const { role: _, ...plain } = dismissal;
  return plain;
}

/**
 * The findings that go with roles which somebody denied: on the screen as it is taken for without that they would be
 * dismissed.
 */
function* silenced(
  node: SceneNode,
  frame: Frame,
  options: ReviewOptions,
): Generator<void, readonly DismissedFinding[], void> {
  const { rules = RULES, dismissals = [] } = options;
  const denials = dismissals.filter((one) => {
    const isDenied = deniedRoles([one]);
    return isDenied && frame.layers.some((layer) => one.role && isDenied(layer, one.role));
  });
  if (denials.length === 0) return [];
  const wanted = new Set(denials.map(({ rule }) => rule));
  const { dismissed = [] } = yield* reviewInSteps(frame.scene, node, {
    ...options,
    rules: rules.filter(({ id }) => wanted.has(id)),
    dismissals: dismissals.map(withoutRole),
    fixesFor: { findingIds: [] },
  });
  const roles = new Map(denials.map(({ id, role }) => [id, role]));
  return dismissed.flatMap(({ dismissal, ...finding }) => {
    const role = roles.get(dismissal.id);
    return role ? [{ ...finding, dismissal: { ...dismissal, role } }] : [];
  });
}

/**
 * Reviews one frame of a scene in steps, one or more a rule, so that a window can paint and listen between them. The same
 * scene gives the same report, but for `durationMs`.
 */
export function* reviewInSteps(
  scene: Scene,
  node: SceneNode,
  options: ReviewOptions = {},
): Generator<void, FrameReport, void> {
  const { language = "en", log = () => {}, now = Date.now } = options;
  const startedAt = now();
  const judged = yield* judgeInSteps(scene, node, options);
  const { frame, recognised, judgements } = judged;
  const divided = divideProblems(
    judgements.flatMap((judgement) => judgement.problems),
    options,
  );
  const merged = mergeProblems(divided.told);
  refill(frame);
  const problems = settle(merged, frame, log, [...divided.dismissed.values()].flat());
  yield;
  const dismissed = settleDismissed(divided.dismissed, frame, log);
  yield;
  const denied = yield* silenced(node, frame, options);
  const unsure = mergeUnsure(judgements.flatMap((judgement) => judgement.unsure)).toSorted(
    (a, b) => compareText(a.rule.id, b.rule.id) || compareText(a.reason, b.reason),
  );
  const mended = problemsToMend(problems, options.fixesFor);
  const fixes =
    mended.length > 0 ? yield* findFixes({ wanted: mended, all: problems }, judged, node, options) : NO_FIXES;
  refill(frame);
  const names = yield* nameLayers(frame, language, log);
  const { refOf } = names;
  yield;
  const word = (problem: Settled, proposals?: readonly Proposal[] | null): Finding =>
    findingOf(problem, { ...names, language, proposals });
  const inSight = dismissed.map(([dismissal, problem]) => ({
    ...word(problem),
    dismissal: saidOf(dismissal),
  }));
  const seen = new Set(inSight.map(({ id }) => id));
  const allDismissed = [...inSight, ...denied.filter(({ id }) => !seen.has(id))];
  const kind = contextOf("the kind", frame, log, () => screenKind(frame));
  return {
    id: node.id,
    name: screenName(node, scene.components[node.id]?.setName),
    ...(kind && { kind }),
    layers: frame.layers.length,
    judgedBy: judgedBy(frame, options, log),
    elements: seenElements(recognised, refOf),
    copy: copyOf(frame, log),
    notJudged:
      contextOf("what is not judged", frame, log, () => notJudged(judgements, frame, recognised, language)) ??
      [],
    findings: withUniqueIds(problems.map((problem) => word(problem, fixes.get(problem)))),
    unsure: unsure.map((problem) => unsureOf(problem, language, refOf)),
    ...(allDismissed.length > 0 && { dismissed: allDismissed }),
    durationMs: Math.round((now() - startedAt) * 100) / 100,
  };
}

/** Reviews one frame of a scene at once. */
export const reviewFrame = (scene: Scene, node: SceneNode, options: ReviewOptions = {}): FrameReport =>
  runToCompletion(reviewInSteps(scene, node, options));
