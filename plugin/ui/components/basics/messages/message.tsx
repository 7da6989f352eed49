import type { ComponentChildren } from "preact";
import styles from "./message.module.css";

interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** A way out, when there is one. */
  readonly children?: ComponentChildren;
}

/** Says in plain words why something cannot be done, and what to do instead. */
export const Message = ({ title, text, children }: MessageProps) => (
  <div class={`${styles.message} ${styles.warning}`} aria-live="polite">
    <h2 class={styles.title}>{title}</h2>
    <p class={styles.text}>{text}</p>
    {children}
  </div>
);
