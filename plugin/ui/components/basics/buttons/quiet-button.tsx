import type { ComponentChildren } from "preact";
import styles from "./quiet-button.module.css";

interface QuietButtonProps {
  readonly children: ComponentChildren;
  /** The name of the button for people who do not see its surroundings. */
  readonly label?: string;
  readonly onClick: () => void;
}

/** A button that leads elsewhere without asking for attention. */
export const QuietButton = ({ children, label, onClick }: QuietButtonProps) => (
  <button type="button" class={styles.quiet} aria-label={label} onClick={onClick}>
    {children}
  </button>
);
