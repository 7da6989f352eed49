import type { Unsure } from "../../../../../shared/review/report.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { Folded } from "../../basics/layout/folded.tsx";
import { LayerLinks } from "../finding/layer-links.tsx";
import styles from "./unsure-list.module.css";

interface UnsureListProps {
  readonly unsure: readonly Unsure[];
  /** True while somebody searches: then hits are not folded away. */
  readonly isSearched: boolean;
}

/** Lists the questions that the rules could not decide. */
export function UnsureList({ unsure, isSearched }: UnsureListProps) {
  const { texts } = usePanel();
  if (unsure.length === 0) return null;
  return (
    <Folded title={texts.results.unsure(unsure.length)} isOpen={isSearched}>
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
