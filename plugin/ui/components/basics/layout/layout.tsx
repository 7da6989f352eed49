import type { ComponentChildren } from "preact";
import styles from "./layout.module.css";
import { OfflineLine } from "./offline-line.tsx";

interface LayoutProps {
  readonly bar?: ComponentChildren;
  readonly children: ComponentChildren;
  /** Follows the contents at once, and stays in view where they scroll. */
  readonly next?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

/** A screen of the panel: a bar on top if it needs one, the contents that scroll, and what stays at the bottom. */
export const Layout = ({ bar, children, next, foot }: LayoutProps) => (
  <div class={styles.layout}>
    {bar && <header class={styles.bar}>{bar}</header>}
    <main class={styles.main}>{children}</main>
    {next && <aside class={styles.next}>{next}</aside>}
    <footer class={styles.foot}>
      <OfflineLine />
      {foot}
    </footer>
  </div>
);
