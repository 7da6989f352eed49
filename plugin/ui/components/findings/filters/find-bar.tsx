import { IconButton } from "../../basics/buttons/icon-button.tsx";
import { FILTER_STATES, type FilterState } from "../../../state/findings/filters.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { Icon } from "../../basics/icons/icon.tsx";
import styles from "./find-bar.module.css";

interface FindBarProps {
  /** The number of findings in each state; a state without any is not offered. */
  readonly counts: Readonly<Record<FilterState, number>>;
}

function SearchField() {
  const { state, commands, texts } = usePanel();
  const { words } = state.filters;
  const say = (typed: string) => commands.chooseFilters({ words: typed });
  return (
    <div class={styles.search}>
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
    </div>
  );
}

/** Finds one of many findings: by its words, or by what became of it. */
export function FindBar({ counts }: FindBarProps) {
  const { state, commands, texts } = usePanel();
  const chosen = state.filters.state;
  const offered = FILTER_STATES.filter((one) => one === "open" || one === chosen || counts[one] > 0);
  return (
    <search class={styles.bar}>
      <SearchField />
      {offered.length > 1 && (
        <select
          class={styles.state}
          aria-label={texts.results.show}
          value={chosen}
          onChange={({ currentTarget }) =>
            commands.chooseFilters({ state: currentTarget.value as FilterState })
          }
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {texts.results.states[one](counts[one])}
            </option>
          ))}
        </select>
      )}
    </search>
  );
}
