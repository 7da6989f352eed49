import type { Unsure } from "../../../../shared/review/report.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Folded } from "../basics/folded.tsx";
import { LayerLinks } from "./layer-links.tsx";
import styles from "./unsure-list.module.css";

/** What the rules could not decide. */
export function UnsureList({ unsure }: { readonly unsure: readonly Unsure[] }) {
  const { texts } = usePanel();
  if (unsure.length === 0) return null;
  return (
    <Folded title={texts.results.unsure(unsure.length)}>
      <p class={styles.hint}>{texts.results.unsureText}</p>
      <ul>
        {unsure.map(({ rule, reason, layers }) => (
          <li key={`${rule}|${reason}`} class={styles.reason}>
            <p>{reason}</p>
            <LayerLinks layers={layers} />
          </li>
        ))}
      </ul>
    </Folded>
  );
}
