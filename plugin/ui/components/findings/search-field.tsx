import { usePanel } from "../../state/use-panel.ts";
import { IconButton, QuietButton } from "../basics/buttons.tsx";
import { Icon } from "../basics/icons.tsx";
import styles from "./search-field.module.css";

export function SearchField() {
  const { state, commands, texts } = usePanel();
  const { words } = state;
  return (
    <search class={styles.search}>
      <Icon name="search" />
      <input
        type="text"
        aria-label={texts.results.search}
        placeholder={texts.results.search}
        value={words}
        onInput={({ currentTarget }) => commands.search(currentTarget.value)}
        onKeyDown={({ key }) => key === "Escape" && commands.search("")}
      />
      {words !== "" && (
        <IconButton name="close" label={texts.results.clearSearch} onClick={() => commands.search("")} />
      )}
    </search>
  );
}

/** Nothing has the words that were searched for: the way back to all. */
export function NoMatch() {
  const { commands, texts } = usePanel();
  return (
    <div class={styles.none}>
      <p>{texts.results.noMatch}</p>
      <QuietButton onClick={() => commands.search("")}>{texts.results.showAll}</QuietButton>
    </div>
  );
}
