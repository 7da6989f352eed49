import type { FrameSummary } from "../../protocol/messages.ts";
import { AspectChoice } from "../components/aspect-choice.tsx";
import { Brand } from "../components/brand.tsx";
import { Button } from "../components/button.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { LanguageSwitch } from "../components/language-switch.tsx";
import { Layout } from "../components/layout.tsx";
import { LiveStrip } from "../components/live-strip.tsx";
import { PurposeField } from "../components/purpose-field.tsx";
import { SelectedFrames } from "../components/selected-frames.tsx";
import { usePanel } from "../state/panel-context.ts";
import { selectedFrames } from "../state/panel-state.ts";
import styles from "./start-screen.module.css";

const Bar = () => (
  <>
    <Brand />
    <LanguageSwitch />
  </>
);

function NoScreen() {
  const { state, texts } = usePanel();
  if (state.selection === null) return <EmptyState title={texts.live.starting} text="" />;
  const says =
    state.selection.kind === "no-frame"
      ? texts.selection.noFrame(state.selection.name)
      : texts.selection.none;
  return <EmptyState {...says} />;
}

const Request = ({ frames }: { readonly frames: readonly FrameSummary[] }) => (
  <>
    <SelectedFrames frames={frames} />
    <div class={styles.form}>
      <LiveStrip />
      <PurposeField key={frames.map(({ id }) => id).join()} frames={frames} />
      <AspectChoice />
    </div>
  </>
);

function Go({ count }: { readonly count: number }) {
  const { commands, texts } = usePanel();
  return (
    <div class={styles.go}>
      <Button isPrimary onClick={commands.getFeedback}>
        {count === 1 ? texts.start.go : texts.start.goMany(count)}
      </Button>
    </div>
  );
}

/** What is selected, what it is for, and the way to the feedback. */
export function StartScreen() {
  const { state } = usePanel();
  const frames = selectedFrames(state);
  return (
    <Layout bar={<Bar />} foot={frames.length > 0 && <Go count={frames.length} />}>
      {frames.length === 0 ? <NoScreen /> : <Request frames={frames} />}
    </Layout>
  );
}
