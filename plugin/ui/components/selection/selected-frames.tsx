import type { ComponentChildren } from "preact";
import { headingName } from "../../../../shared/review/naming/heading-name.ts";
import type { FrameSummary } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/use-panel.ts";
import { MAX_PICTURES } from "../../state/reading/use-pictures.ts";
import { ScreenHead } from "../basics/screen-head.tsx";
import styles from "./selected-frames.module.css";
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

/** The picture of a frame: nothing while it is drawn, words when it cannot be. */
function FramePicture({ frame: { id, name } }: { readonly frame: FrameSummary }) {
  const { pictures, texts } = usePanel();
  const url = pictures[id];
  return url === null ? <p>{texts.start.pictureMissing}</p> : <>{url && <img src={url} alt={name} />}</>;
}

interface SelectedFramesProps {
  readonly frames: readonly FrameSummary[];
  /** Stands below the name. */
  readonly children: ComponentChildren;
}

/** Shows the selected frames: pictures and names. */
export function SelectedFrames({ frames, children }: SelectedFramesProps) {
  const { state, pictures, texts } = usePanel();
  const { count = frames.length } = state.selection?.kind === "frames" ? state.selection : {};
  const [first, ...others] = frames;
  if (first && others.length === 0) {
    const report = state.reviews[first.id]?.report;
    const url = pictures[first.id];
    return (
      <ScreenHead
        picture={url === null ? null : <FramePicture frame={first} />}
        name={report ? headingName(report) : first.name}
        hint={first.name}
      >
        {children}
      </ScreenHead>
    );
  }
  return (
    <>
      <div class={styles.pictures}>
        {frames.slice(0, MAX_PICTURES).map((frame) => (
          <div key={frame.id} class={styles.picture}>
            <FramePicture frame={frame} />
          </div>
        ))}
        {frames.length > MAX_PICTURES && <p class={styles.more}>{texts.start.more(count - MAX_PICTURES)}</p>}
      </div>
      <ScreenHead name={texts.start.headingMany(count)} hint={frames.map(({ name }) => name).join(", ")}>
        {children}
      </ScreenHead>
    </>
  );
}
