import { headingName } from "../../../../../shared/review/naming/heading-name.ts";
import type { FrameReport } from "../../../../../shared/review/report.ts";
import { type Verdict, verdictOf } from "../../../../../shared/review/verdict.ts";
import type { PanelTexts } from "../../../../../shared/i18n/panel.en.ts";
import { usePanel } from "../../../state/panel-context.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import type { ListedFinding } from "../../../state/findings/listed-finding.ts";
import { SeverityFilter } from "../filters.tsx";
import styles from "./verdict-banner.module.css";
import { VerdictIcon } from "../../basics/icons.tsx";

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
function headlineOf(verdict: Verdict, { dismissed = [] }: FrameReport, { results }: PanelTexts): string {
  if (verdict.level !== "clear") return results.verdicts[verdict.level].title;
  if (verdict.details > 0) return results.onlyDetails;
  return dismissed.length > 0 ? results.onlyDismissed : results.verdicts.clear.title;
}

/** How the screen stands, in one headline, one sentence and the counts. */
export function VerdictBanner({ report, listed, noticed, checked }: VerdictBannerProps) {
  const { texts } = usePanel();
  const open = listed.filter(({ state }) => state === "open").map(asCounted);
  const verdict = verdictOf([...open, ...noticed]);
  const { level, counts } = verdict;
  const says = texts.results.verdicts[level];
  const isClear = level === "clear";
  const top = listed.filter(
    ({ isDetail, state, change }) => !isDetail && (state === "open" || change !== null),
  );
  const severities = new Set(
    [...top.map(({ finding }) => finding), ...noticed].map(({ severity }) => severity),
  );
  // Where rows stand below, a line more would move them under the hand that mended the last of them.
  const isBare = isClear && severities.size === 0;
  return (
    <div class={styles.banner}>
      <VerdictIcon level={level} />
      <div class={styles.words}>
        <div class={styles.head}>
          <h1 class={styles.title} tabIndex={-1}>
            {headlineOf(verdict, report, texts)}
          </h1>
          <p class={styles.frame} title={report.name}>
            {headingName(report)}
          </p>
        </div>
        <p class={isBare ? "" : "visually-hidden"}>{isClear ? checked : says.text}</p>
        {isBare && report.kind !== "library" && <p class={styles.limits}>{texts.results.clearLimits}</p>}
        {severities.size > 0 && (
          <div class={styles.counts}>
            <SeverityFilter counts={counts} listed={severities} />
          </div>
        )}
      </div>
    </div>
  );
}
