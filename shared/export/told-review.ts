import type { Perspective } from "../review/perspective.ts";
import type { Fix } from "../review/fixes/fix.ts";
import type { Finding, LayerRef, Report } from "../review/report.ts";
import { factsOfOpinion, type OpinionCertainty } from "../review/opinion-certainty.ts";
import type { Certainty } from "../review/rule.ts";

/** How certain a finding is that is told to others: of a rule, or of the second opinion. */
export type ToldCertainty = Certainty | OpinionCertainty;

/** A finding that a model noticed on a screen, as the API gives it. */
export interface NoticedFinding extends Pick<
  Finding,
  "id" | "aspect" | "severity" | "layers" | "title" | "problem" | "why" | "fix"
> {
  readonly frameId: string;
  readonly guideline: { readonly title: string; readonly url: string };
  readonly measured?: { readonly evidence: Readonly<Record<string, number>>; readonly basis?: string };
}

/** A question that somebody asked about a screen, with the reply to it, as the API gives them. */
export interface ToldInquiry {
  readonly id: string;
  readonly frameId: string;
  /** Empty where it was asked in somebody's place. */
  readonly words: string;
  readonly perspective?: Perspective;
  readonly points: readonly {
    readonly text: string;
    readonly layers: readonly LayerRef[];
    readonly fixes?: readonly Pick<Fix, "title" | "effect">[];
  }[];
}

/** A review as it is told to others: of the command line, of the panel, or a stored one. */
export interface ToldReview extends Report {
  /** The findings that a model noticed on the screens; absent where none was asked. */
  readonly noticed?: readonly NoticedFinding[];
  /** The questions that were asked about the screens; absent where none was. */
  readonly inquiries?: readonly ToldInquiry[];
  /** When it was made, an instant in ISO 8601. */
  readonly madeAt?: string;
  /** The purpose of the screens, in their designer's words. */
  readonly purpose?: string;
}

/** A finding of either kind, as writers take it. */
export interface ToldFinding extends Pick<
  Finding,
  "id" | "aspect" | "severity" | "layers" | "title" | "problem" | "why" | "fix" | "basis" | "fixes" | "doubt"
> {
  readonly certainty: ToldCertainty;
  /** Empty for a finding that a model noticed. */
  readonly rule: string;
}

/** The questions about one screen. */
export const inquiriesOn = ({ inquiries = [] }: ToldReview, screenId: string): readonly ToldInquiry[] =>
  inquiries.filter(({ frameId }) => frameId === screenId);

/** The findings that a model noticed on one screen, in the form of all others. */
export const noticedOn = ({ noticed = [] }: ToldReview, screenId: string): readonly ToldFinding[] =>
  noticed.flatMap((finding) => {
    const { certainty, basis } = factsOfOpinion(finding);
    return finding.frameId === screenId ? [{ ...finding, certainty, rule: "", basis }] : [];
  });
