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
  const { scopes } = texts.start;
  return (
    <OneChoice
      legend={texts.start.scope}
      values={selection.scopes.map(({ kind }) => kind)}
      names={Object.fromEntries(selection.scopes.map(({ kind, count }) => [kind, scopes[kind](count)]))}
      chosen={selection.scope}
      onChoose={commands.chooseScope}
    />
  );
}

/** The selected screens side by side, each leading to its own findings. */
export function SelectedStrip() {
  const { state, pictures } = usePanel();
  const reports = reviewsOf(state).map(({ report }) => report);
  const screens = state.screen === "start" ? selectedFrames(state) : reports;
  const draw = (id: string) => pictures[id] && <img src={pictures[id]} alt="" />;
  return <ScreenStrip screens={screens} reports={reports} renderPicture={draw} />;
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
  const picture = one && pictures[one.id];
  const name = report ? headingName(report) : (one?.name ?? texts.start.headingMany(count));
  const names = (one ? [one] : frames).map((frame) => frame.name);
  if (names.length > MOST_NAMED) names.splice(MOST_NAMED, Infinity, "…");
  return (
    <>
      <SelectedStrip />
      <div class={styles.head}>
        {frames.length === 1 && one && picture !== null && (
          <div class={`small-picture ${styles.picture}`}>
            {picture && <img src={picture} alt={one.name} />}
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
