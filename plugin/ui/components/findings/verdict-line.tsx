import { SEVERITIES } from "../../../../shared/review/rule.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { type SeverityCounts, titleOf, type Verdict } from "../../../../shared/review/verdict.ts";
import { saidOfPicture } from "../../state/findings/pictures.ts";
import { usePanel } from "../../state/use-panel.ts";
import { Icon, SeverityIcon } from "../basics/icons.tsx";
import styles from "./verdict-line.module.css";

/** How many findings there are of each severity; severities without any are left out. */
export function SeverityTally({ counts }: { readonly counts: Partial<SeverityCounts> }) {
  const { texts } = usePanel();
  return (
    <ul class={styles.tally}>
      {SEVERITIES.map((severity) => {
        const { [severity]: count = 0 } = counts;
        return (
          count > 0 && (
            <li key={severity} class={styles.tallied}>
              <SeverityIcon severity={severity} />
              {texts.severities[severity](count)}
            </li>
          )
        );
      })}
    </ul>
  );
}

interface VerdictLineProps {
  readonly verdict: Verdict;
  readonly reports: readonly FrameReport[];
}

/** How screens stand, in a line below their name; an eye that is needed shows by a sign. */
export function VerdictLine({ verdict, reports }: VerdictLineProps) {
  const { results, live } = usePanel().texts;
  const unsure = reports.flatMap((report) => report.unsure);
  const dismissed = reports.flatMap((report) => report.dismissed ?? []);
  const isClear = verdict.level === "clear";
  const isUnread = isClear && verdict.details === 0 && reports.every((report) => saidOfPicture(report));
  return (
    <div class={styles.verdict}>
      {isClear && unsure.length > 0 && (
        <span class={styles.unsure}>
          <Icon name="unsure" />
        </span>
      )}
      <h2>{isUnread ? live.notRead : titleOf(verdict, results, { unsure, dismissed })}</h2>
      <SeverityTally counts={verdict.counts} />
    </div>
  );
}
