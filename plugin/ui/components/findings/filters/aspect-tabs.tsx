import type { Aspect } from "../../../../../shared/review/rule.ts";
import type { AspectFilter } from "../../../state/findings/filters.ts";
import { usePanel } from "../../../state/panel-context.ts";
import styles from "./aspect-tabs.module.css";

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
