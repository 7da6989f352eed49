import type { Language } from "../../shared/i18n/language.ts";
import type { Finding } from "../../shared/review/report.ts";
import { isOurSubject, type Candidate } from "./candidate.ts";
import type { CondensedFrame } from "./condense-frame.ts";
import type { Guideline } from "./guidelines.ts";
import {
  GENERIC,
  IDLE_FIX,
  INJECTED,
  MARKUP,
  OWNED_BY_RULES,
  PRAISE,
  UNDECIDABLE,
} from "./reject-patterns.ts";
import { speaksOtherLanguage } from "./speaks-other-language.ts";
import { similarity, wordsOf } from "./similarity.ts";

/** What a candidate is held against. */
export interface Grounds {
  readonly frame: CondensedFrame;
  readonly guidelines: readonly Guideline[];
  readonly measured: readonly Finding[];
  readonly language: Language;
  /** The candidates that were kept before this one. */
  readonly kept: readonly Candidate[];
}

type Check = (candidate: Candidate, grounds: Grounds) => boolean;

const LIMITS = { title: 100, problem: 500, why: 400, fix: 400 } as const;
const PARTS = ["title", "problem", "why", "fix"] as const;

/** Quotation marks of both languages. A short apostrophe is none. */
const QUOTED = /“([^”]+)”|"([^"]+)"|«\s*([^»]+?)\s*»/g;

const quotesIn = (text: string): readonly string[] =>
  [...text.matchAll(QUOTED)].map(([, a, b, c]) => a ?? b ?? c ?? "");

const all = (candidate: Candidate): string => PARTS.map((part) => candidate[part]).join("\n");

/** The claim without the texts it quotes: what a design says is not what the model says. */
const unquoted = (text: string): string => text.replaceAll(QUOTED, "“”");

const claim = ({ title, problem }: Candidate): string => unquoted(`${title}\n${problem}`);

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s.,;:!?…]+|[\s.,;:!?…]+$/g, "");

const isIn = (quote: string, texts: readonly string[]): boolean => {
  const wanted = squeeze(quote.replaceAll(/…|\.\.\./g, " "));
  return wanted === "" || texts.some((text) => text.includes(wanted));
};

const repeats = (text: string, others: readonly string[]): boolean =>
  others.some((other) => similarity(wordsOf(text), wordsOf(other)) > 0.5);

/**
 * Why a claim is dropped before anybody looks at it again, in this order. Models are wrong in known ways: what they say
 * of few pixels, of what a still picture cannot show, and of texts that are not there, is worth nothing.
 */
const REASONS: Readonly<Record<string, Check>> = {
  "empty-or-endless": (candidate) =>
    PARTS.some((part) => candidate[part].trim().length < 8 || candidate[part].length > LIMITS[part]),
  injected: (candidate) =>
    MARKUP.some((pattern) => pattern.test(all(candidate))) ||
    INJECTED.some((pattern) => pattern.test(unquoted(all(candidate)))),
  "unknown-guideline": ({ guideline }, { guidelines }) => guidelines.every(({ id }) => id !== guideline),
  "unknown-layer": ({ layers }, { frame }) =>
    layers.length === 0 || layers.some((handle) => frame.layers.every((layer) => layer.handle !== handle)),
  "other-subject": ({ about }) => !isOurSubject(about),
  "other-language": (candidate, { language }) => speaksOtherLanguage(unquoted(all(candidate)), language),
  "owned-by-rules": (candidate) => OWNED_BY_RULES.some((pattern) => pattern.test(claim(candidate))),
  undecidable: (candidate) => UNDECIDABLE.some((pattern) => pattern.test(claim(candidate))),
  praise: (candidate) => PRAISE.some((pattern) => pattern.test(claim(candidate))),
  generic: (candidate) => GENERIC.some((pattern) => pattern.test(claim(candidate))),
  "idle-fix": ({ fix }) => IDLE_FIX.some((pattern) => pattern.test(fix.trim())),
  "nothing-named": ({ title, problem, layers }, { frame }) =>
    quotesIn(`${title}\n${problem}`).length === 0 &&
    frame.layers.every(({ handle, text }) => !layers.includes(handle) || text !== ""),
  "invented-text": ({ title, problem }, { frame }) => {
    const texts = frame.layers.flatMap(({ text, ref }) => [squeeze(text), squeeze(ref.name)]);
    return quotesIn(`${title}\n${problem}`).some((quote) => !isIn(quote, texts));
  },
  "measured-already": ({ layers, title, problem }, { frame, measured }) => {
    const ids = frame.layers.filter(({ handle }) => layers.includes(handle)).map(({ ref }) => ref.id);
    const same = measured.filter((finding) => finding.layers.some(({ id }) => ids.includes(id)));
    return repeats(
      `${title} ${problem}`,
      same.map((finding) => `${finding.title} ${finding.problem}`),
    );
  },
  duplicate: ({ layers, guideline, title, problem }, { kept }) =>
    kept.some(
      (other) =>
        (other.guideline === guideline && other.layers[0] === layers[0]) ||
        repeats(`${title} ${problem}`, [`${other.title} ${other.problem}`]),
    ),
};

/** The reason for which a candidate is dropped; null when there is none. */
export const rejectionOf = (candidate: Candidate, grounds: Grounds): string | null =>
  Object.entries(REASONS).find(([, isMet]) => isMet(candidate, grounds))?.[0] ?? null;
