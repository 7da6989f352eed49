import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";
import styles from "./folded.module.css";

interface FoldedProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Whether it is there for everybody at first. */
  readonly isOpen?: boolean;
}

/** What is there for those who ask, folded away: it is no list of faults. */
export function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details class={styles.folded} open={isOpen}>
      <summary>
        <span class={styles.chevron}>
          <Icon name="right" />
        </span>
        {title}
      </summary>
      {children}
    </details>
  );
}
