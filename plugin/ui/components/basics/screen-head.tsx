import type { ComponentChildren } from "preact";
import { usePanel } from "../../state/use-panel.ts";
import { isFresh } from "../../state/panel-state.ts";
import { IconButton } from "./buttons.tsx";
import styles from "./screen-head.module.css";

/** Reads the design anew, for whoever is not sure that all was heard of; it turns while that is done. */
function CheckAgain() {
  const { state, commands, texts } = usePanel();
  const isLive = state.screen === "start" || state.screen === "results";
  if (!isLive || state.scene === null) return null;
  return (
    <span class={isFresh(state) ? "" : styles.busy}>
      <IconButton name="again" label={texts.live.again} onClick={commands.checkAgain} />
    </span>
  );
}

interface ScreenHeadProps {
  /** A sign of the one screen, beside its name. */
  readonly picture?: ComponentChildren;
  readonly name: string;
  /** Said to whoever points at the name. */
  readonly hint?: string;
  /** Stands below the name. */
  readonly children: ComponentChildren;
}

/** Names the screens that findings are of, and says how they stand: the same above the gravest and above all of them. */
export const ScreenHead = ({ picture, name, hint, children }: ScreenHeadProps) => (
  <div class={styles.head}>
    {picture && <div class={styles.picture}>{picture}</div>}
    <div class={styles.words}>
      <h1 class={styles.name} tabIndex={-1} title={hint}>
        {name}
      </h1>
      {children}
    </div>
    <CheckAgain />
  </div>
);
