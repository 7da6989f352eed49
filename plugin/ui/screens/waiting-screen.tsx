import { Button } from "../components/basics/buttons.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { NothingWithoutEngine } from "../components/frame/failures.tsx";
import { usePanel } from "../state/use-panel.ts";
import { reviewsOf } from "../state/panel-state.ts";

export function WaitingScreen() {
  const { state, commands, texts, engineFailure } = usePanel();
  const { scene, layersRead } = state;
  const { waiting } = texts;
  const checked = reviewsOf(state).length;
  if (engineFailure) return <NothingWithoutEngine />;
  return (
    <Layout>
      <EmptyState
        isBusy
        title={scene ? waiting.headingReview : waiting.heading}
        text={scene ? waiting.screens(checked, scene.frames.length) : waiting.layers(layersRead)}
      >
        {checked > 0 && <Button onClick={commands.showChecked}>{waiting.showChecked(checked)}</Button>}
        <Button onClick={commands.cancelReading}>{waiting.cancel}</Button>
      </EmptyState>
    </Layout>
  );
}
