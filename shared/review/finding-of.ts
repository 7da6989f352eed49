import type { Language } from "../i18n/language.ts";
import { OF_MATTER, OUT_OF_SIGHT, OTHER_CONTRASTS, PART_OF_TEXT } from "../i18n/words/problem-words.ts";
import { SOURCE_WORDS } from "../i18n/words/source-words.ts";
import { closest, frameOf, type Layer } from "../perception/frame/frame.ts";
import { idApart, type TakenIds } from "./finding-id.ts";
import { cautionsOf } from "./fixes/cautions.ts";
import type { Proposal } from "./fixes/fix.ts";
import { shownRatios } from "./fixes/preview/preview-of.ts";
import { wordFix } from "./fixes/words/word-fix.ts";
import type { LayerNames, RefOf } from "./naming/layer-ref.ts";
import type { Problem } from "./merge.ts";
import { phrase } from "./phrase.ts";
import type { Finding, FixOfFinding, LayerRef } from "./report.ts";
import type { Evidence, RuleTexts } from "./rule.ts";
import { countNames } from "./seen/count-names.ts";
import { shownName } from "./naming/shown-name.ts";
import type { Settled } from "./weigh/settle.ts";

/** The evidence with the layers that it names called as they are called here. */
function evidenceOf({ evidence, named }: Settled, nameOf: (layer: Layer) => string): Evidence {
  const names = Object.entries(named ?? {}).map(([key, layers]) => [
    key,
    "node" in layers ? nameOf(layers) : countNames(layers.map(nameOf)),
  ]);
  return { ...evidence, ...Object.fromEntries(names) };
}

/**
 * The texts of a rule for a problem. They are other ones for its kind, and where the problem misses by less.
 */
function wordsOf({ rule, degree, options: { kind } }: Settled, language: Language): RuleTexts {
  const says = rule.says[language];
  if (kind !== undefined) return { ...says, ...says.kinds?.[kind] };
  const milder = degree === "slight" || degree === "clear" ? says.milder?.[degree] : undefined;
  return milder === undefined ? says : { ...says, why: milder };
}

/** The same with what is to be done in this case, where the rule tells more than one way. */
function wordsFor(problem: Settled, language: Language): RuleTexts {
  const says = wordsOf(problem, language);
  const { advice } = problem.options;
  return { ...says, fix: (advice !== undefined && says.advice?.[advice]) || says.fix };
}

/** The advice on what to do, and where to do it once. */
const writeFix = (fix: string, { source }: Settled, language: Language): string =>
  source ? `${fix} ${SOURCE_WORDS[language](source)}` : fix;

/**
 * The problem in words; of a part of one text, which one; of a group whose contrasts differ, how far they reach; and why it
 * weighs more or less than elsewhere.
 */
const problemText = (
  { problem }: RuleTexts,
  evidence: Evidence,
  { layers, matter }: Settled,
  language: Language,
): string =>
  [
    problem,
    ...("part" in evidence && layers.length === 1 ? [PART_OF_TEXT[language]] : []),
    ...("bestRatio" in evidence ? [OTHER_CONTRASTS[language]] : []),
    ...(matter === "usual" ? [] : [OF_MATTER[language][matter]]),
  ].join(" ");

/** The id of a finding: its rule, and the layer to look at first. */
export const findingIdOf = ({ rule, layers }: Problem): string => `${rule.id}@${layers[0]?.node.id}`;

/** The layers that a proposal changes beside some layers and all that these hold. */
function othersOf({ changes }: Proposal, layers: readonly Layer[]): readonly Layer[] {
  const [first] = layers;
  const changed = new Set(changes.map(({ layer }) => layer));
  const isOwn = (layer: Layer): boolean => closest(layer, (around) => layers.includes(around)) !== undefined;
  return first ? frameOf(first).layers.filter((layer) => changed.has(layer.node.id) && !isOwn(layer)) : [];
}

/** A proposal with the ratios that its preview shows: nobody reads two numbers for one contrast. */
function asShown(proposal: Proposal, [first, ...more]: readonly Layer[], evidence: Evidence): Proposal {
  const { values, changes } = proposal;
  if (!first || values["before"] === undefined) return proposal;
  const about = { layers: [first, ...more].map(({ node }) => node), evidence };
  return { ...proposal, values: { ...values, ...shownRatios(frameOf(first).root.node, about, changes) } };
}

/** A layer that a fix changes beside those of its finding: what a list or a drawer hides is called so. */
function refOfOther(layer: Layer, refOf: RefOf, language: Language): LayerRef {
  const ref = refOf(layer);
  return layer.visibleBox ? ref : { ...ref, shown: OUT_OF_SIGHT[language](shownName(ref)) };
}

/** A proposal in words, with what is to be known beside them. */
function fixOf(
  proposal: Proposal,
  { layers, evidence }: Settled,
  refOf: RefOf,
  language: Language,
): FixOfFinding {
  const [first] = layers;
  const others = othersOf(proposal, layers).map((layer) => refOfOther(layer, refOf, language));
  return {
    ...wordFix(asShown(proposal, layers, evidence), language),
    ...(others.length > 0 && { others }),
    ...(first && cautionsOf(proposal.changes, frameOf(first))),
  };
}

interface Wording extends LayerNames {
  readonly language: Language;
  /** The proven fixes of the problem, as they were found; undefined when none was looked for, or there is none to try. */
  readonly proposals: readonly Proposal[] | null | undefined;
}

/** A settled problem in words. */
export function findingOf(problem: Settled, { language, proposals, ...names }: Wording): Finding {
  const { rule, options, layers, severity, matter, isDetail, source } = problem;
  const named = Object.values(problem.named ?? {}).flat();
  const inSentence = evidenceOf(problem, (layer) => names.quotedNameOf(layer, named));
  const says = wordsFor(problem, language);
  return {
    id: findingIdOf(problem),
    rule: rule.id,
    aspect: rule.aspect,
    severity,
    certainty: options.certainty ?? rule.certainty,
    layers: layers.map(names.refOf),
    title: phrase(says.title, inSentence, language),
    problem: phrase(problemText(says, inSentence, problem, language), inSentence, language),
    why: phrase(says.why, inSentence, language),
    fix: writeFix(phrase(says.fix, inSentence, language), problem, language),
    basis: rule.kinds?.[options.kind ?? ""]?.basis ?? rule.basis,
    evidence: evidenceOf(problem, (layer) => shownName(names.refOf(layer))),
    ...(proposals === null && { withoutFix: "untried" }),
    ...(proposals?.length === 0 && { withoutFix: "tried" }),
    ...(proposals?.[0] && {
      fixes: proposals.map((proposal) => fixOf(proposal, problem, names.refOf, language)),
    }),
    ...(matter !== "usual" && { matter }),
    ...(isDetail && { isDetail }),
    ...(source && { source }),
  };
}

/** A rule may find two things in one layer: the second keeps an id of its own. */
export function withUniqueIds<Told extends Finding>(findings: readonly Told[]): readonly Told[] {
  const taken: TakenIds = new Map();
  return findings.map((finding) => ({ ...finding, id: idApart(finding.id, taken) }));
}
