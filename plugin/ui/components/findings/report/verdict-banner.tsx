import type { FrameReport } from "../../../../../shared/review/report.ts";
import { type Verdict, verdictOf } from "../../../../../shared/review/verdict.ts";
import type { PanelTexts } from "../../../../../shared/i18n/panel.en.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { saidOfPicture } from "../../../state/findings/pictures.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import type { ListedFinding } from "../../../state/findings/listed-finding.ts";
import { VerdictLine } from "../verdict-line.tsx";
import styles from "./verdict-banner.module.css";

interface VerdictBannerProps {
  readonly report: FrameReport;
  readonly listed: readonly ListedFinding[];
  /** The findings of the second opinion: they count like the rest. */
  readonly noticed: readonly Pick<ShownFinding, "severity">[];
  /** Says how much was checked, on a screen with nothing to mend. */
  readonly checked: string;
}

/** A row as the verdict counts it: a detail of the list stays one, and does not rise above under the hand. */
const asCounted = ({ finding: { severity }, isDetail }: ListedFinding) => ({
  severity,
  ...(isDetail && { isDetail: true as const }),
});

/** The headline: of a clear screen it says what was set aside. */
function headlineOf(verdict: Verdict, report: FrameReport, { live, results }: PanelTexts): string {
  if (verdict.level !== "clear") return results.verdicts[verdict.level].title;
  if (verdict.details > 0) return results.onlyDetails;
  if (saidOfPicture(report)) return live.notRead;
  return report.dismissed?.length ? results.onlyDismissed : results.verdicts.clear.title;
}

/** How the screen that is shown stands, and the counts. */
export function VerdictBanner({ report, listed, noticed, checked }: VerdictBannerProps) {
  const { texts } = usePanel();
  const open = listed.filter(({ state: is }) => is === "open").map(asCounted);
  const verdict = verdictOf([...open, ...noticed]);
  const isClear = verdict.level === "clear";
  const isListed = listed.some(
    ({ isDetail, state: is, change }) => !isDetail && (is === "open" || change !== null),
  );
  // Where rows stand below, a line more would move them under the hand that mended the last of them.
  const isBare = isClear && !isListed && noticed.length === 0;
  return (
    <div class={styles.verdict}>
      <VerdictLine title={headlineOf(verdict, report, texts)} counts={verdict.counts} />
      <p class={isBare ? "" : "visually-hidden"}>
        {isClear ? (saidOfPicture(report) ?? checked) : texts.results.verdicts[verdict.level].text}
      </p>
      {isBare && report.kind !== "library" && <p class={styles.limits}>{texts.results.clearLimits}</p>}
    </div>
  );
}
