import { SEVERITIES } from "../../../../shared/review/rule.ts";
import type { SeverityCounts } from "../../../../shared/review/verdict.ts";
import { usePanel } from "../../state/use-panel.ts";
import { SeverityIcon } from "../basics/icons.tsx";
import styles from "./verdict-line.module.css";

interface SeverityTallyProps {
  readonly counts: SeverityCounts;
  /** How many are folded away, where that is told. */
  readonly details?: number;
}

/** How many findings there are of each severity; severities without any are left out. */
export function SeverityTally({ counts, details = 0 }: SeverityTallyProps) {
  const { texts } = usePanel();
  return (
    <ul class={styles.tally}>
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
        <li key={severity} class={styles.tallied}>
          <SeverityIcon severity={severity} />
          {texts.severities[severity](counts[severity])}
        </li>
      ))}
      {details > 0 && <li class={styles.tallied}>{texts.details(details)}</li>}
    </ul>
  );
}

interface VerdictLineProps {
  readonly title: string;
  readonly counts: SeverityCounts;
}

/** How screens stand, in a line below their name. */
export const VerdictLine = ({ title, counts }: VerdictLineProps) => (
  <div class={styles.verdict}>
    <h2>{title}</h2>
    <SeverityTally counts={counts} />
  </div>
);
