import type { Layer } from "../../perception/frame/frame.ts";
import type { Problem } from "../merge.ts";
import type { Weighed } from "../weigh/weigh.ts";

/**
 * The rules that say the same about the same layers in other words: the one on the left is more to the point,
 * and where it has spoken, all on the right are silent.
 */
const SAYS_IT_FOR: Readonly<Record<string, readonly string[]>> = {
  "leftover-text": ["stand-in-text", "placeholder-copy", "misspelling", "repeated-words"],
  "missing-space": ["space-at-mark"],
  "stand-in-text": ["misspelling", "repeated-words", "space-at-mark", "double-space"],
  "placeholder-copy": [
    "vague-button",
    "vague-link",
    "misspelling",
    "repeated-words",
    "inconsistent-case",
    "inconsistent-terms",
    "room-for-translation",
    "uneven-end-marks",
    "missing-question-mark",
  ],
  "spaces-as-layout": ["shouting"],
  "flat-hierarchy": ["heading-not-distinct", "heading-steps-inverted"],
  "heading-steps-inverted": ["heading-not-distinct", "near-duplicate-sizes", "odd-text-style"],
  "heading-not-distinct": ["near-duplicate-sizes", "odd-text-style"],
  "too-many-sizes": ["near-duplicate-sizes"],
  "competing-primaries": ["primary-outweighed"],
  "odd-text-style": ["near-duplicate-sizes", "loose-text-style"],
  "label-proximity": ["odd-place", "field-lacks-label"],
  "odd-padding": ["odd-size", "uneven-padding", "cramped-box", "off-scale-spacing", "loose-spacing"],
  "off-margin": ["near-miss-alignment", "almost-full-width", "text-at-edge"],
  "odd-size": ["control-heights", "almost-full-width", "uneven-padding", "uneven-gaps", "off-scale-spacing"],
  "control-heights": ["uneven-padding", "off-scale-spacing"],
  "almost-full-width": ["near-miss-alignment"],
  "odd-place": ["near-miss-alignment", "off-centre", "uneven-gaps", "off-scale-spacing"],
  "near-miss-alignment": ["uneven-gaps"],
  "off-middle": ["near-miss-alignment", "off-margin", "uneven-margins"],
  "wandering-edges": [
    "crooked-column",
    "off-margin",
    "uneven-margins",
    "near-miss-alignment",
    "almost-full-width",
  ],
  "uneven-row": ["off-scale-spacing"],
  "crooked-row": ["near-miss-alignment", "odd-place"],
  "crooked-column": ["near-miss-alignment", "odd-place", "off-margin", "uneven-margins", "almost-full-width"],
  "uneven-gaps": ["uneven-row", "off-scale-spacing", "loose-spacing"],
  "uneven-padding": ["off-centre", "off-scale-spacing", "loose-spacing"],
  "off-scale-spacing": ["loose-spacing"],
  "uneven-corners": ["loose-radius"],
  "cramped-box": ["off-centre"],
  "uneven-margins": ["near-miss-alignment"],
  "odd-shade": ["near-duplicate-colours", "loose-colour"],
  "near-duplicate-colours": ["loose-colour"],
  "odd-shadow": ["near-duplicate-shadows"],
  "text-clipped": ["text-overflow", "truncated-text"],
  "texts-overlap": ["text-overflow", "text-clipped"],
  "text-overflow": ["text-at-edge", "cramped-box", "room-for-translation"],
  "targets-overlap": ["target-size", "tiny-control"],
  "target-size": ["tiny-control"],
  "tab-bar-labels": ["control-without-label"],
  "two-languages": ["other-language"],
  "unhelpful-error": ["blaming-error"],
};

/** A rule that compares names what is odd and what it is compared with: half of it is the same place. */
const TOLD_SHARE = 0.5;

type Told = ReadonlyMap<string, ReadonlySet<Layer>>;

/** The layers of which each rule has spoken. */
function toldBy(problems: readonly Problem[]): Told {
  const told = new Map<string, Set<Layer>>();
  for (const { rule, layers } of problems) {
    const all = told.get(rule.id) ?? new Set();
    for (const layer of layers) all.add(layer);
    told.set(rule.id, all);
  }
  return told;
}

const WORDED_BY: ReadonlyMap<string, readonly string[]> = (() => {
  const before = new Map<string, string[]>();
  for (const [first, others] of Object.entries(SAYS_IT_FOR))
    for (const other of others) before.set(other, [...(before.get(other) ?? []), first]);
  return before;
})();

const isTold = ({ rule, layers }: Weighed, told: Told): boolean =>
  (WORDED_BY.get(rule.id) ?? []).some((first) => {
    const known = told.get(first);
    return (
      known !== undefined && layers.filter((layer) => known.has(layer)).length >= TOLD_SHARE * layers.length
    );
  });

/**
 * The problems without those that another one tells about the same layers, in better words; or that one would tell which
 * somebody dismissed: who did not mind it in the better words does not mind it in others.
 */
export function toldOnce(
  problems: readonly Weighed[],
  dismissed: readonly Problem[] = [],
): readonly Weighed[] {
  const told = toldBy([...problems, ...dismissed]);
  return problems.filter((problem) => !isTold(problem, told));
}

/** The order of precedence, for its tests. */
export const PRECEDENCE = SAYS_IT_FOR;
