import type { ComponentChildren } from "preact";
import styles from "./quiet-button.module.css";

interface QuietButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
}

/** A button that leads elsewhere without asking for attention. */
export const QuietButton = ({ children, onClick }: QuietButtonProps) => (
  <button type="button" class={styles.quiet} onClick={onClick}>
    {children}
  </button>
);
