import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import { hostOf } from "../../../../shared/host-of.ts";
import type { DismissedFinding, Finding } from "../../../../shared/review/report.ts";
import { factsOfOpinion, type OpinionCertainty } from "../../../../shared/review/opinion-certainty.ts";
import type { Certainty } from "../../../../shared/review/rule.ts";

/** The fields that findings of both kinds share: measured, and noticed by a model. */
export interface ItemFinding extends Pick<
  Finding,
  | "id"
  | "aspect"
  | "severity"
  | "layers"
  | "title"
  | "problem"
  | "why"
  | "fix"
  | "fixes"
  | "evidence"
  | "doubt"
> {
  readonly certainty: Certainty | OpinionCertainty;
  /** Why somebody dismissed it; absent when nobody did. */
  readonly dismissal?: DismissedFinding["dismissal"];
  readonly basis: { readonly url: string; readonly title: string };
}

/** A finding of a rule, dismissed or not. */
export const asMeasured = (finding: Finding | DismissedFinding): ItemFinding => ({
  ...finding,
  basis: { url: finding.basis, title: hostOf(finding.basis) },
});

/** A finding of the second opinion as an item. */
export const asNoticed = ({ guideline, measured, ...finding }: SecondOpinionFinding): ItemFinding => {
  const { basis: url, ...facts } = factsOfOpinion({ guideline, ...(measured && { measured }) });
  return {
    ...finding,
    ...facts,
    basis: url === guideline.url ? guideline : { url, title: hostOf(url) },
  };
};
