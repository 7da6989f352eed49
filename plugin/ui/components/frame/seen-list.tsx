import { useState } from "preact/hooks";
import { LAYER_WORDS } from "../../../../shared/review/naming/layer-words.ts";
import type { SeenElement } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./seen-list.module.css";

const MAX_FOLDED = 12;

function SeenRow({ element }: { readonly element: SeenElement }) {
  const { commands, texts, language } = usePanel();
  const { role, label, layers, primary, state } = element;
  const [first] = layers;
  if (!first) return null;
  const marks = [primary && texts.seen.main, state && texts.seen.states[state]].filter(Boolean);
  return (
    <li>
      <button type="button" class={styles.row} title={first.name} onClick={() => commands.locate(first.id)}>
        {label === "" ? (
          <span class={styles.wordless}>{shownName(first)}</span>
        ) : (
          <>
            <span class={styles.role}>{LAYER_WORDS[language].kinds[role]}</span>
            <span class={styles.label}>{label}</span>
          </>
        )}
        {marks.length > 0 && <span class={styles.mark}>{marks.join(" · ")}</span>}
        <span class="visually-hidden">{texts.seen.show}</span>
      </button>
    </li>
  );
}

/** Lists the elements recognised on a screen, from top to bottom; each leads to its place on the canvas. */
export function SeenList({ elements }: { readonly elements: readonly SeenElement[] }) {
  const { texts } = usePanel();
  const [isFolded, setFolded] = useState(elements.length > MAX_FOLDED + 1);
  const shown = isFolded ? elements.slice(0, MAX_FOLDED) : elements;
  return (
    <ul class={styles.list}>
      {shown.map((element, index) => (
        <SeenRow key={`${element.layers[0]?.id}|${index}`} element={element} />
      ))}
      {isFolded && (
        <li>
          <button type="button" class={styles.more} onClick={() => setFolded(false)}>
            {texts.seen.all(elements.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
