import { usePanel } from "../../state/use-panel.ts";
import { selectedFrames } from "../../state/panel-state.ts";
import styles from "./selection-bar.module.css";

/** Offers to review what is selected now, while the results show another screen. */
export function SelectionBar() {
  const { state, commands, texts } = usePanel();
  const selected = selectedFrames(state);
  const { frameIds = [], rest = [] } = state.request ?? {};
  const known = new Set([...frameIds, ...rest]);
  const isElsewhere = selected.some(({ id }) => !known.has(id));
  const isOne = selected.length === 1;
  return (
    <div aria-live="polite">
      {isElsewhere && (
        <div class={styles.bar}>
          <p title={selected[0]?.name}>
            {isOne
              ? texts.results.selected(selected[0]?.name ?? "")
              : texts.results.selectedMany(selected.length)}
          </p>
          <button type="button" class={styles.review} onClick={commands.reviewSelection}>
            {isOne ? texts.results.reviewIt : texts.results.reviewThem}
          </button>
        </div>
      )}
    </div>
  );
}
