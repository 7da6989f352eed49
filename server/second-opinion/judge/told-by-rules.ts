import type { Finding } from "../../../shared/review/report.ts";
import type { RelationName } from "../../../shared/review/measures/relation.ts";
import type { Candidate } from "../candidate.ts";
import { partsOf, type SeenScreen } from "../screen/seen-screen.ts";

const LINES = ["out-of-line", "off-centre", "uneven-margins"];
const GAPS = ["uneven-gaps"];
const EMPHASIS = ["competing-primaries", "type-scale", "heading-order", "disguised-action"];

/** Rules that say what a relation says, where they say it of the same part. */
export const RULES_OF: Readonly<Partial<Record<RelationName, readonly string[]>>> = {
  "too-faint": ["text-contrast", "icon-contrast", "faint-field"],
  "too-small": ["target-size", "small-text"],
  "not-aligned-with": LINES,
  "off-center-in": LINES,
  "gap-unlike": GAPS,
  "same-weight-as": EMPHASIS,
  "heavier-than": EMPHASIS,
  "lighter-than": EMPHASIS,
  "cut-off": ["text-cut"],
  "unlike-peers": ["unlike-peers"],
  misspelled: ["misspelling"],
  repeated: ["same-label-twice"],
  unclear: ["vague-label", "unhelpful-error", "placeholder-copy"],
  contradicts: ["sign-words-mixed", "inconsistent-terms"],
  "wrong-format": ["mixed-formats"],
  missing: ["field-lacks-label", "error-without-message"],
  "wrong-state": ["chosen-option"],
};

/** True when a finding of a rule, shown at once, says the same of a claim's first part. */
export function isToldByRules(
  { relation, layers: handles }: Candidate,
  screen: SeenScreen,
  measured: readonly Finding[],
): boolean {
  const rules = RULES_OF[relation] ?? [];
  const [part] = partsOf(handles.slice(0, 1), screen);
  return measured.some(
    ({ rule, layers, isDetail }) =>
      !isDetail && rules.includes(rule) && layers.some(({ id }) => part?.layerIds.includes(id)),
  );
}
