import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import { openAndFolded } from "../../../../shared/review/open-and-folded.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { asMeasured, asNoticed, type ItemFinding } from "./item-finding.ts";

/** A finding with the number that it has on the picture, in the list and in what others are told. */
export interface Numbered {
  readonly finding: ItemFinding;
  readonly number: number;
}

/** The open findings of a screen, those that a model noticed, and its details. */
export interface NumberedScreen {
  readonly open: readonly Numbered[];
  readonly noticed: readonly Numbered[];
  readonly details: readonly Numbered[];
}

/** The findings of a screen, numbered as they stand: what is open, what a model noticed, the details. */
export function numberedScreen(frame: FrameReport, noticed: readonly SecondOpinionFinding[]): NumberedScreen {
  const { open, details } = openAndFolded(frame.findings);
  const numbered = (findings: readonly ItemFinding[], before: number) =>
    findings.map((finding, index) => ({ finding, number: before + index + 1 }));
  return {
    open: numbered(open.map(asMeasured), 0),
    noticed: numbered(noticed.map(asNoticed), open.length),
    details: numbered(details.map(asMeasured), open.length + noticed.length),
  };
}
