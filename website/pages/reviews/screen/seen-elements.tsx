import { useReviewsTexts } from "../use-reviews-texts.ts";
import { LAYER_WORDS } from "../../../../shared/review/naming/layer-words.ts";
import type { SeenElement } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { writeSeen } from "../../../../shared/review/seen/write-seen.ts";
import { useLanguage } from "../../../language/use-language.ts";
import styles from "./seen-elements.module.css";

function SeenItem({ element }: { readonly element: SeenElement }) {
  const texts = useReviewsTexts();
  const language = useLanguage();
  const { kinds, quote } = LAYER_WORDS[language];
  const { role, label, layers, primary, state } = element;
  const marks = [primary && texts.reviews.mainAction, state && texts.reviews.states[state]].filter(Boolean);
  return (
    <li>
      {label === "" ? (
        <span>{layers[0] && shownName(layers[0])}</span>
      ) : (
        <>
          {kinds[role]} <span className={styles.label}>{quote(label)}</span>
        </>
      )}
      {marks.length > 0 && <span className={styles.mark}> {marks.join(" · ")}</span>}
    </li>
  );
}

/** Says in a line which elements were recognised on a screen; folded, all of them from top to bottom. */
export function SeenElements({ elements }: { readonly elements: readonly SeenElement[] }) {
  const texts = useReviewsTexts();
  const line = texts.reviews.seen({ line: writeSeen(elements, useLanguage()) });
  if (elements.length === 0) return <p className={styles.line}>{line}</p>;
  return (
    <details className={styles.line}>
      <summary>{line}</summary>
      <ul className={styles.list} data-on-screen>
        {elements.map((element, index) => (
          // The place is all that tells two alike from each other.
          <SeenItem key={`${element.layers[0]?.id}|${index}`} element={element} />
        ))}
      </ul>
    </details>
  );
}
