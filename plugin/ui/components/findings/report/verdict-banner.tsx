import type { FrameReport } from "../../../../../shared/review/report.ts";
import { verdictOf } from "../../../../../shared/review/verdict.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { saidOfPicture } from "../../../state/findings/pictures.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { type ListedFinding, openCounted } from "../../../state/findings/listed-finding.ts";
import { VerdictLine } from "../verdict-line.tsx";
import styles from "./verdict-banner.module.css";

interface VerdictBannerProps {
  readonly report: FrameReport;
  readonly listed: readonly ListedFinding[];
  /** The findings of the second opinion: they count like the rest. */
  readonly noticed: readonly Pick<ShownFinding, "severity">[];
}

/** How the screen that is shown stands, and the counts. */
export function VerdictBanner({ report, listed, noticed }: VerdictBannerProps) {
  const { texts } = usePanel();
  const verdict = verdictOf([...openCounted(listed), ...noticed]);
  const isClear = verdict.level === "clear";
  const isListed = listed.some(
    ({ isDetail, state: is, change }) => !isDetail && (is === "open" || change !== null),
  );
  // Where rows stand below, a line more would move them under the hand that mended the last of them.
  const isBare = isClear && !isListed && noticed.length === 0;
  return (
    <div class={styles.verdict}>
      <VerdictLine verdict={verdict} reports={[report]} />
      <p class={isBare ? "" : "visually-hidden"}>
        {isClear ? saidOfPicture(report) : texts.results.verdicts[verdict.level].text}
      </p>
      {isBare && report.kind !== "library" && <p class={styles.limits}>{texts.results.clearLimits}</p>}
    </div>
  );
}
