import type { FrameReport } from "../../../../shared/review/report.ts";
import { verdictOf } from "../../../../shared/review/verdict.ts";
import { writeJudgedBy } from "../../../../shared/review/write-judged-by.ts";
import { usePanel } from "../../state/panel-context.ts";
import { SeverityCounts } from "./severity-counts.tsx";
import styles from "./verdict-banner.module.css";
import { VerdictIcon } from "../basics/verdict-icon.tsx";

interface VerdictBannerProps {
  readonly report: FrameReport;
  /** What was checked, for a screen with nothing to mend. */
  readonly checked: string;
}

/** How the screen stands, in one headline, one sentence and the counts. */
export function VerdictBanner({ report, checked }: VerdictBannerProps) {
  const { texts, language } = usePanel();
  const { level, counts, details } = verdictOf(report.findings);
  const says = texts.results.verdicts[level];
  const isClear = level === "clear";
  return (
    <div class={styles.banner}>
      <VerdictIcon level={level} size="large" />
      <div class={styles.words}>
        <p class={styles.frame} title={report.name}>
          {report.name}
        </p>
        <h1 class={styles.title} tabIndex={-1}>
          {isClear && details > 0 ? texts.results.onlyDetails : says.title}
        </h1>
        <p>{isClear ? checked : says.text}</p>
        {isClear && <p class={styles.limits}>{texts.results.clearLimits}</p>}
        {report.judgedBy && (
          <p class={styles.limits}>{texts.results.judgedBy(writeJudgedBy(report.judgedBy, language))}</p>
        )}
        {!isClear && (
          <div class={styles.counts}>
            <SeverityCounts counts={counts} />
          </div>
        )}
      </div>
    </div>
  );
}
