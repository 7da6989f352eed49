import { useState } from "preact/hooks";
import { usePanel } from "../../state/panel-context.ts";
import type { Shared } from "../../state/share/shared.ts";
import { Icon } from "../basics/icons/icon.tsx";
import styles from "./share-bar.module.css";
import { ShareWays } from "./share-ways.tsx";

/** Tells others of the review that is shown: closed it is one quiet line. */
export function ShareBar({ shared }: { readonly shared: Shared }) {
  const { texts } = usePanel();
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={styles.bar} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class={styles.toggle}>
        <Icon name="share" />
        {texts.share.open}
        <span class={styles.chevron}>
          <Icon name={isOpen ? "down" : "up"} />
        </span>
      </summary>
      {isOpen && <ShareWays shared={shared} />}
    </details>
  );
}
