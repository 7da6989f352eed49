import type { FrameSummary } from "../../protocol/messages.ts";
import { EmptyState } from "../components/basics/empty-state.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { LiveStrip } from "../components/request/live-strip.tsx";
import { NotKept } from "../components/request/not-kept.tsx";
import { PanelFoot } from "../components/basics/panel-foot.tsx";
import { PurposeField } from "../components/request/purpose-field.tsx";
import { ReadingFailure } from "../components/frame/reading-failure.tsx";
import { RequestFoot } from "../components/request/request-foot.tsx";
import { RequestSettings } from "../components/request/request-settings.tsx";
import { SelectedFrames } from "../components/request/selected-frames.tsx";
import { usePanel } from "../state/panel-context.ts";
import { selectedFrames } from "../state/panel-state.ts";
import styles from "./start-screen.module.css";

function NoScreen() {
  const { state, texts } = usePanel();
  if (state.selection === null) return <EmptyState title={texts.live.starting} text="" />;
  const says =
    state.selection.kind === "no-frame"
      ? texts.selection.noFrame(state.selection.name)
      : texts.selection.none;
  return <EmptyState {...says} />;
}

interface FramesProps {
  readonly frames: readonly FrameSummary[];
}

const Request = ({ frames }: FramesProps) => (
  <>
    <LiveStrip />
    <PurposeField key={frames.map(({ id }) => id).join()} frames={frames} />
    <RequestSettings />
    <NotKept />
  </>
);

/** What cannot be read is not asked about: the way out stands alone. */
function Screens({ frames }: FramesProps) {
  const { failure } = usePanel().state;
  return (
    <>
      <SelectedFrames frames={frames} />
      <div class={styles.form}>
        {failure ? <ReadingFailure failure={failure} /> : <Request frames={frames} />}
      </div>
    </>
  );
}

/** What is selected, what it is for, and the way to the feedback. */
export function StartScreen() {
  const { state } = usePanel();
  const frames = selectedFrames(state);
  const foot = (
    <>
      {frames.length > 0 && !state.failure && <RequestFoot count={frames.length} />}
      <PanelFoot />
    </>
  );
  return <Layout foot={foot}>{frames.length === 0 ? <NoScreen /> : <Screens frames={frames} />}</Layout>;
}
