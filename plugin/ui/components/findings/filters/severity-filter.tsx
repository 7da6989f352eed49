import { SEVERITIES, type Severity } from "../../../../../shared/review/rule.ts";
import type { SeverityCounts } from "../../../../../shared/review/verdict.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { SeverityIcon } from "../../basics/icons/severity-icon.tsx";
import styles from "./severity-filter.module.css";

interface SeverityFilterProps {
  readonly counts: SeverityCounts;
  /** The severities that are listed, also when none of them is open any more: a button does not go under the hand. */
  readonly listed: ReadonlySet<Severity>;
}

/** How many findings there are of each severity; each count shows those alone, and all again. */
export function SeverityFilter({ counts, listed }: SeverityFilterProps) {
  const { state, commands, texts } = usePanel();
  const chosen = state.filters.severity;
  return (
    <ul class={styles.counts} aria-label={texts.results.bySeverity}>
      {SEVERITIES.filter((severity) => listed.has(severity) || severity === chosen).map((severity) => (
        <li key={severity}>
          <button
            type="button"
            class={`${styles.count} ${counts[severity] === 0 ? styles.none : ""}`}
            aria-pressed={severity === chosen}
            onClick={() => commands.chooseFilters({ severity: severity === chosen ? null : severity })}
          >
            <SeverityIcon severity={severity} />
            {texts.severities[severity](counts[severity])}
          </button>
        </li>
      ))}
    </ul>
  );
}
