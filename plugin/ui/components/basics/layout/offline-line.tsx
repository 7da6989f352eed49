import { usePanel } from "../../../state/panel-context.ts";
import { useOnline } from "../../../state/use-online.ts";
import styles from "./offline-line.module.css";

/** Says that the network is away, and that nothing depends on it. */
export function OfflineLine() {
  const { texts } = usePanel();
  const isOnline = useOnline();
  return <div aria-live="polite">{!isOnline && <p class={styles.line}>{texts.offline}</p>}</div>;
}
