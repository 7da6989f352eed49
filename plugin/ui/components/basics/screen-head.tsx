import type { ComponentChildren } from "preact";
import { usePanel } from "../../state/use-panel.ts";
import { isFresh } from "../../state/panel-state.ts";
import { IconButton } from "./buttons.tsx";
import { Layout } from "./layout.tsx";
import styles from "./screen-head.module.css";

/** Reads the design anew, for whoever is not sure that all was heard of; it turns while that is done. */
export function CheckAgain() {
  const { state, commands, texts } = usePanel();
  const isLive = state.screen === "start" || state.screen === "results";
  if (!isLive || state.scene === null) return null;
  return (
    <span class={isFresh(state) ? "" : styles.busy}>
      <IconButton name="again" label={texts.live.again} onClick={commands.checkAgain} />
    </span>
  );
}

interface Named {
  readonly name: string;
  /** Said to whoever points at the name. */
  readonly hint?: string | undefined;
}

export const Name = ({ name, hint }: Named) => (
  <h1 class={styles.name} tabIndex={-1} title={hint}>
    {name}
  </h1>
);

export interface InnerScreenProps extends Partial<Named> {
  /** The way back; to the start when absent. */
  readonly back?: { readonly name: string; readonly go: () => void } | undefined;
  /** Stands behind the name. */
  readonly steps?: ComponentChildren;
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * A screen that the start leads to. One line above it has the way back, its name where the contents do not say it, and behind
 * that of screens with findings the way through them.
 */
export function InnerScreen({ back, name, hint, steps, foot, children }: InnerScreenProps) {
  const { commands, texts } = usePanel();
  const bar = (
    <>
      <IconButton
        name="left"
        label={back?.name ?? texts.results.back}
        onClick={back?.go ?? commands.goToStart}
      />
      <div class={styles.words}>{name !== undefined && <Name {...{ name, hint }} />}</div>
      {steps}
      <CheckAgain />
    </>
  );
  return (
    <Layout bar={bar} foot={foot}>
      {children}
    </Layout>
  );
}
