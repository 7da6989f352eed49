import type { Unsure } from "../../../shared/review/report.ts";
import { usePanel } from "../state/panel-context.ts";
import { Icon } from "./icon.tsx";
import { LayerLinks } from "./layer-links.tsx";
import styles from "./unsure-list.module.css";

/** What the rules could not decide, folded away: it is no list of faults. */
export function UnsureList({ unsure }: { readonly unsure: readonly Unsure[] }) {
  const { texts } = usePanel();
  if (unsure.length === 0) return null;
  return (
    <details class={styles.unsure}>
      <summary>
        <span class={styles.chevron}>
          <Icon name="right" />
        </span>
        {texts.results.unsure(unsure.length)}
      </summary>
      <p class={styles.hint}>{texts.results.unsureText}</p>
      <ul>
        {unsure.map(({ rule, reason, layers }) => (
          <li key={`${rule}|${reason}`} class={styles.reason}>
            <p>{reason}</p>
            <LayerLinks layers={layers} />
          </li>
        ))}
      </ul>
    </details>
  );
}
