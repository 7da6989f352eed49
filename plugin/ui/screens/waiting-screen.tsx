import { Button, BackButton } from "../components/basics/buttons.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { NothingWithoutEngine } from "../components/frame/failures.tsx";
import { Spinner } from "../components/basics/messages.tsx";
import { usePanel } from "../state/panel-context.ts";
import { reviewsOf } from "../state/panel-state.ts";
import styles from "./waiting-screen.module.css";

/** A reading or a review under way, and how far it is. */
export function WaitingScreen() {
  const { state, commands, texts, engineFailure } = usePanel();
  const { scene, layersRead } = state;
  const checked = reviewsOf(state).length;
  if (engineFailure)
    return (
      <Layout bar={<BackButton />}>
        <NothingWithoutEngine />
      </Layout>
    );
  return (
    <Layout>
      <div class={styles.waiting}>
        <Spinner />
        <h1 class={styles.heading} tabIndex={-1}>
          {scene ? texts.waiting.headingReview : texts.waiting.heading}
        </h1>
        <p class={styles.progress}>
          {scene ? texts.waiting.screens(checked, scene.frames.length) : texts.waiting.layers(layersRead)}
        </p>
        {checked > 0 && <Button onClick={commands.showChecked}>{texts.waiting.showChecked(checked)}</Button>}
        <Button onClick={commands.cancelReading}>{texts.waiting.cancel}</Button>
      </div>
    </Layout>
  );
}
