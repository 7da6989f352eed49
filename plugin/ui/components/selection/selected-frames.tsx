import type { ComponentChildren } from "preact";
import { headingName } from "../../../../shared/review/naming/heading-name.ts";
import type { FrameSummary } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/use-panel.ts";
import { reviewsOf, selectedFrames } from "../../state/panel-state.ts";
import { CheckAgain, Name } from "../basics/screen-head.tsx";
import styles from "./selected-frames.module.css";
import { PhoneMenu } from "../request/phone-menu.tsx";
import { ScreenStrip } from "./screen-strip.tsx";
import { OneChoice } from "../basics/choices.tsx";

/** Notes on a selection that somebody should read before a review of it. */
export function SelectionNotes() {
  const { state, texts } = usePanel();
  const { selection } = state;
  if (selection?.kind !== "frames") return null;
  const { frames, count = 0 } = selection;
  const { notes } = texts.start;
  return (
    <ul class={styles.notes}>
      {count > frames.length && <li>{notes.beyond(count, frames.length)}</li>}
      {frames.some(({ isTurned }) => isTurned) && <li>{notes.turned(frames.length)}</li>}
    </ul>
  );
}

/** Chooses between what is selected and what is around it: a frame or its board, a variant or its set. */
export function ScopeChoice() {
  const { state, commands, texts } = usePanel();
  const { selection } = state;
  if (selection?.kind !== "frames" || !selection.scopes || !selection.scope) return null;
  const kinds = selection.scopes.map(({ kind }) => kind);
  const names = Object.fromEntries(
    selection.scopes.map(({ kind, count }) => [kind, texts.start.scopes[kind](count)]),
  );
  return (
    <OneChoice
      legend={texts.start.scope}
      values={kinds}
      names={names as Readonly<Record<(typeof kinds)[number], string>>}
      chosen={selection.scope}
      onChoose={commands.chooseScope}
    />
  );
}

/** The picture of a frame: nothing while it is drawn, and when it cannot be. */
function FramePicture({ id, alt = "" }: { readonly id: string; readonly alt?: string }) {
  const url = usePanel().pictures[id];
  return url ? <img src={url} alt={alt} /> : null;
}

/** The selected screens side by side, each leading to its own findings. */
export function SelectedStrip() {
  const { state } = usePanel();
  const reports = reviewsOf(state).map(({ report }) => report);
  const screens = state.screen === "start" ? selectedFrames(state) : reports;
  return <ScreenStrip screens={screens} reports={reports} renderPicture={(id) => <FramePicture id={id} />} />;
}

interface SelectedFramesProps {
  readonly frames: readonly FrameSummary[];
  readonly children: ComponentChildren;
}

/** More screens than these are not named one by one. */
const MOST_NAMED = 8;

/** Shows the selected frames: pictures and names; one that is pressed in the strip is named alone. */
export function SelectedFrames({ frames, children }: SelectedFramesProps) {
  const { state, pictures, texts } = usePanel();
  const { count = frames.length } = state.selection?.kind === "frames" ? state.selection : {};
  const one = frames.find(({ id }) => frames.length === 1 || id === state.frameId);
  const report = one && state.reviews[one.id]?.report;
  const name = report ? headingName(report) : (one?.name ?? texts.start.headingMany(count));
  const names = (one ? [one] : frames).map((frame) => frame.name);
  if (names.length > MOST_NAMED) names.splice(MOST_NAMED, Infinity, "…");
  return (
    <>
      <SelectedStrip />
      <div class={styles.head}>
        {frames.length === 1 && one && pictures[one.id] !== null && (
          <div class={`small-picture ${styles.picture}`}>
            <FramePicture id={one.id} alt={one.name} />
          </div>
        )}
        <div class={styles.words}>
          <Name name={name} hint={names.join(", ")} />
          {children}
        </div>
        <CheckAgain />
        <PhoneMenu />
      </div>
    </>
  );
}
