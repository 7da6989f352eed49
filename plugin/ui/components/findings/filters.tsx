import { IconButton } from "../basics/buttons.tsx";
import { usePanel } from "../../state/panel-context.ts";
import { Icon, SeverityIcon } from "../basics/icons.tsx";
import styles from "./filters.module.css";
import { type Aspect, SEVERITIES, type Severity } from "../../../../shared/review/rule.ts";
import type { SeverityCounts } from "../../../../shared/review/verdict.ts";

/** How many findings there are of each severity; severities without any are left out. */
export function SeverityTally({ counts }: { readonly counts: SeverityCounts }) {
  const { texts } = usePanel();
  return (
    <ul class={styles.tally}>
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
        <li key={severity} class={styles.tallied}>
          <SeverityIcon severity={severity} />
          {texts.severities[severity](counts[severity])}
        </li>
      ))}
    </ul>
  );
}

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
            class={`${styles.severity} ${counts[severity] === 0 ? styles.none : ""}`}
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

type AspectFilter = Aspect | "all";

/** Ids that tie the tabs to the list they filter. */
export const FINDINGS_PANEL_ID = "findings";
export const tabIdOf = (filter: AspectFilter): string => `tab-${filter}`;

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

interface AspectTabsProps {
  /** The findings that each tab counts. */
  readonly findings: readonly { readonly aspect: Aspect }[];
  /** The aspects that were looked at. */
  readonly aspects: readonly Aspect[];
}

/** Filters the findings by aspect. */
export function AspectTabs({ findings, aspects }: AspectTabsProps) {
  const { state, commands, texts } = usePanel();
  const chosen = state.filters.aspect;
  const filters: readonly AspectFilter[] = ["all", ...aspects];
  const countOf = (filter: AspectFilter) =>
    findings.filter(({ aspect }) => filter === "all" || aspect === filter).length;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    const index = (filters.indexOf(chosen) + move + filters.length) % filters.length;
    const filter = filters[index] ?? "all";
    commands.chooseFilters({ aspect: filter });
    document.getElementById(tabIdOf(filter))?.focus();
  };
  return (
    <div class={styles.tabs} role="tablist" aria-label={texts.results.filter}>
      {filters.map((filter) => (
        <button
          key={filter}
          id={tabIdOf(filter)}
          type="button"
          role="tab"
          class={styles.tab}
          aria-selected={filter === chosen}
          aria-controls={FINDINGS_PANEL_ID}
          tabIndex={filter === chosen ? 0 : -1}
          onClick={() => commands.chooseFilters({ aspect: filter })}
          onKeyDown={onKeyDown}
        >
          {filter === "all" ? texts.results.all : texts.aspects[filter]}{" "}
          <span class={styles.count}>{countOf(filter)}</span>
        </button>
      ))}
    </div>
  );
}

/** Finds one of many findings by its words. */
export function SearchField() {
  const { state, commands, texts } = usePanel();
  const { words } = state.filters;
  const say = (typed: string) => commands.chooseFilters({ words: typed });
  return (
    <search class={styles.search}>
      <Icon name="search" />
      <input
        type="text"
        aria-label={texts.results.search}
        placeholder={texts.results.search}
        value={words}
        onInput={({ currentTarget }) => say(currentTarget.value)}
        onKeyDown={({ key }) => key === "Escape" && say("")}
      />
      {words !== "" && <IconButton name="close" label={texts.results.clearSearch} onClick={() => say("")} />}
    </search>
  );
}
