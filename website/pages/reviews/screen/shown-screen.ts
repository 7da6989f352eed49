import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import { isWanted, isWantedUnsure } from "../../../../shared/review/is-wanted.ts";
import { openAndFolded } from "../../../../shared/review/open-and-folded.ts";
import type { FrameReport, Unsure } from "../../../../shared/review/report.ts";
import type { Filters } from "../find/filters.ts";
import { asMeasured, asNoticed, type ItemFinding } from "./item-finding.ts";

/** A finding with the number that it has on the picture, in the list and in what others are told. */
export interface Numbered {
  readonly finding: ItemFinding;
  readonly number: number;
}

/** The findings that a screen shows, part by part. */
export interface ShownScreen {
  readonly open: readonly Numbered[];
  readonly noticed: readonly Numbered[];
  readonly details: readonly Numbered[];
  readonly dismissed: readonly ItemFinding[];
  readonly unsure: readonly Unsure[];
}

/** The open findings, those of a model and the details of a screen, numbered through. */
export function numberedScreen(
  frame: FrameReport,
  noticed: readonly SecondOpinionFinding[],
): Pick<ShownScreen, "open" | "noticed" | "details"> {
  const { open, details } = openAndFolded(frame.findings);
  const numbered = (findings: readonly ItemFinding[], before: number) =>
    findings.map((finding, index) => ({ finding, number: before + index + 1 }));
  return {
    open: numbered(open.map(asMeasured), 0),
    noticed: numbered(noticed.map(asNoticed), open.length),
    details: numbered(details.map(asMeasured), open.length + noticed.length),
  };
}

/** The findings of a screen that pass the filters. One keeps its number whatever is left out. */
export function shownScreen(
  frame: FrameReport,
  noticed: readonly SecondOpinionFinding[],
  filters: Filters,
): ShownScreen {
  const all = numberedScreen(frame, noticed);
  const isOpen = filters.state === "open";
  const wanted = (part: readonly Numbered[]) =>
    isOpen ? part.filter(({ finding }) => isWanted(finding, filters)) : [];
  return {
    open: wanted(all.open),
    noticed: wanted(all.noticed),
    details: wanted(all.details),
    dismissed:
      isOpen || filters.state === "dismissed"
        ? (frame.dismissed ?? []).map(asMeasured).filter((finding) => isWanted(finding, filters))
        : [],
    unsure:
      isOpen || filters.state === "unsure"
        ? frame.unsure.filter((one) => filters.aspect === "all" && isWantedUnsure(one, filters))
        : [],
  };
}
