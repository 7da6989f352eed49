import { SEVERITIES } from "../../../../../shared/review/rule.ts";
import type { SeverityCounts as Counts } from "../../../../../shared/review/verdict.ts";
import { usePanel } from "../../../state/panel-context.ts";
import styles from "./severity-counts.module.css";
import { SeverityIcon } from "../../basics/icons/severity-icon.tsx";

/** How many findings there are of each severity; severities without any are left out. */
export function SeverityTally({ counts }: { readonly counts: Counts }) {
  const { texts } = usePanel();
  return (
    <ul class={styles.counts}>
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
        <li key={severity} class={styles.count}>
          <SeverityIcon severity={severity} />
          {texts.severities[severity](counts[severity])}
        </li>
      ))}
    </ul>
  );
}
