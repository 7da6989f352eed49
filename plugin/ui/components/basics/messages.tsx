import { LoadingIndicator } from "@create-figma-plugin/ui";
import type { ComponentChildren } from "preact";
import styles from "./messages.module.css";

interface EmptyStateProps {
  readonly title: string;
  readonly text: ComponentChildren;
  /** Something is under way, and the text says how far it is. */
  readonly isBusy?: boolean;
  readonly children?: ComponentChildren;
}

const Drawing = () => (
  <svg
    class={styles.drawing}
    width="72"
    height="72"
    viewBox="0 0 72 72"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <rect x="18.5" y="10.5" width="31" height="51" rx="4" stroke-dasharray="3 3" />
    <path d="M24 20.5h12M24 26.5h20M24 32.5h16" stroke-linecap="round" opacity=".5" />
    <path
      d="m42 40 15 6-6.5 2.5L48 55Z"
      fill="var(--figma-color-bg)"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
  </svg>
);

/** Fills a screen while there is nothing on it, or not yet. */
export function EmptyState({ title, text, isBusy = false, children }: EmptyStateProps) {
  return (
    <div class={styles.empty} aria-live={isBusy ? "off" : "polite"}>
      {isBusy ? (
        <div class={styles.turning} aria-hidden="true">
          <LoadingIndicator />
        </div>
      ) : (
        <Drawing />
      )}
      <h1 class={styles.emptyTitle} tabIndex={-1}>
        {title}
      </h1>
      <p class={styles.emptyText}>{text}</p>
      {children && <div class={styles.way}>{children}</div>}
    </div>
  );
}

/** Says in plain words why something cannot be done, and what to do instead. */
export const Message = ({ title, text, children }: Omit<EmptyStateProps, "isBusy">) => (
  <div class={styles.message} aria-live="polite">
    <h2 class={styles.title}>{title}</h2>
    <p class={styles.text}>{text}</p>
    {children}
  </div>
);
