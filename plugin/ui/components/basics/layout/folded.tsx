import type { ComponentChildren } from "preact";
import { Icon } from "../icons/icon.tsx";
import styles from "./folded.module.css";

interface FoldedProps {
  readonly title: string;
  /** Says what it holds, once it is open. */
  readonly hint?: string;
  readonly children: ComponentChildren;
  /** True when it is there for everybody at first. */
  readonly isOpen?: boolean;
  /** Told whether it is open, when that changes. */
  readonly onToggle?: (isOpen: boolean) => void;
}

/** Folds away details for whoever asks. Not for a list of faults: these stay in sight. */
export function Folded({ title, hint, isOpen = false, children, onToggle }: FoldedProps) {
  return (
    <details
      class={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        <span class={styles.chevron}>
          <Icon name="right" />
        </span>
        {title}
      </summary>
      {hint !== undefined && <p class={styles.hint}>{hint}</p>}
      {children}
    </details>
  );
}
