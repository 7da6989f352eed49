import { type ColorChange, isColorChange } from "../../../../../shared/mend/change.ts";
import type { Fix } from "../../../../../shared/review/fixes/fix.ts";
import { Icon } from "../../basics/icons/icon.tsx";
import styles from "./fixes.module.css";

/** The colour as it is and as it would be. */
const Swatches = ({ from, to }: ColorChange) => (
  <span class={styles.swatches} aria-hidden="true">
    <span class={styles.swatch} style={{ background: from }} />
    <Icon name="right" />
    <span class={styles.swatch} style={{ background: to }} />
  </span>
);

/** A fix in a few words, with the colours that it changes. */
export function FixTitle({ title, changes }: Pick<Fix, "title" | "changes">) {
  const color = changes.find(isColorChange);
  return (
    <span class={styles.title}>
      {title}
      {color && color.from !== color.to && <Swatches {...color} />}
    </span>
  );
}
