import type { Language } from "../i18n/language.ts";
import { ruleTexts } from "../i18n/rule-texts.ts";
import { SOURCE_WORDS } from "../i18n/source-words.ts";
import type { Layer } from "../perception/frame/frame.ts";
import type { Proposal } from "./fixes/fix.ts";
import { wordFix } from "./fixes/word-fix.ts";
import type { LayerNames } from "./layer-ref.ts";
import type { Problem } from "./merge.ts";
import { phrase } from "./phrase.ts";
import type { Finding } from "./report.ts";
import type { Evidence, MilderTexts } from "./rule.ts";
import { countNames } from "./count-names.ts";
import { shownName } from "./shown-name.ts";
import type { Settled } from "./weigh/settle.ts";

/** The evidence with the layers that it names called as they are called here. */
function evidenceOf({ evidence, options }: Settled, nameOf: (layer: Layer) => string): Evidence {
  const named = Object.entries(options.named ?? {}).map(([key, layers]) => [
    key,
    "node" in layers ? nameOf(layers) : countNames(layers.map(nameOf)),
  ]);
  return named.length === 0 ? evidence : { ...evidence, ...Object.fromEntries(named) };
}

/** What misses by less is called by other words. */
function wordsFor({ rule, degree }: Settled, language: Language): MilderTexts {
  const says = ruleTexts(rule, language);
  const milder = degree === "slight" || degree === "clear" ? says.milder?.[degree] : undefined;
  return milder ?? says;
}

/** What to do, and where to do it once. */
function fixOf(problem: Settled, language: Language, evidence: Evidence): string {
  const fix = phrase(ruleTexts(problem.rule, language).fix, evidence, language);
  return problem.source ? `${fix} ${SOURCE_WORDS[language](problem.source)}` : fix;
}

/** How a problem is called, and where to look first. */
export const idOf = ({ rule, layers }: Problem): string => `${rule.id}@${layers[0]?.node.id}`;

interface Wording extends LayerNames {
  readonly language: Language;
  /** The proven fixes of the problem; undefined when there are none. */
  readonly proposals: readonly Proposal[] | undefined;
}

/** A settled problem in words. */
export function findingOf(problem: Settled, { language, proposals, ...names }: Wording): Finding {
  const { rule, options, layers, severity, isDetail, source } = problem;
  const inSentence = evidenceOf(problem, names.quotedNameOf);
  const { title, why } = wordsFor(problem, language);
  return {
    id: idOf(problem),
    rule: rule.id,
    aspect: rule.aspect,
    severity,
    certainty: options.certainty ?? rule.certainty,
    layers: layers.map(names.refOf),
    title: phrase(title, inSentence, language),
    problem: phrase(ruleTexts(rule, language).problem, inSentence, language),
    why: phrase(why, inSentence, language),
    fix: fixOf(problem, language, inSentence),
    basis: rule.basis,
    evidence: evidenceOf(problem, (layer) => shownName(names.refOf(layer))),
    ...(proposals && { fixes: proposals.map((proposal) => wordFix(proposal, language)) }),
    ...(isDetail && { isDetail }),
    ...(source && { source }),
  };
}
