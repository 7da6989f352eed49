import type { ComponentChildren } from "preact";
import styles from "./layout.module.css";
import { usePanel } from "../../state/use-panel.ts";
import { useFit } from "../../state/use-fit.ts";
import { Icon } from "./icons.tsx";

export interface FoldedProps {
  readonly title: string;
  /** Says what it holds, once it is open. */
  readonly hint?: string | undefined;
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

interface LayoutProps {
  readonly bar?: ComponentChildren;
  readonly children: ComponentChildren;
  /** Follows the contents at once, and stays in view where they scroll. */
  readonly next?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

/**
 * A screen of the panel: a bar on top if it needs one, the contents that scroll, and what stays at the bottom. There it is said
 * when the network is away, and that nothing depends on it.
 */
export function Layout({ bar, children, next, foot }: LayoutProps) {
  const { texts, isOnline } = usePanel();
  return (
    <div class={styles.layout} ref={useFit()}>
      {bar && <header class={styles.bar}>{bar}</header>}
      <main class={styles.main}>
        <div class={styles.all}>{children}</div>
      </main>
      {next && <aside class={styles.next}>{next}</aside>}
      <footer class={styles.foot}>
        <div aria-live="polite">{!isOnline && <p class={styles.line}>{texts.offline}</p>}</div>
        {foot}
      </footer>
    </div>
  );
}
