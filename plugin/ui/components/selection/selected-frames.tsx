import type { ComponentChildren } from "preact";
import { headingName } from "../../../../shared/review/naming/heading-name.ts";
import type { FrameSummary } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/panel-context.ts";
import { MAX_PICTURES } from "../../state/reading/use-pictures.ts";
import { CheckAgain } from "../request/check-again.tsx";
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

interface FramePictureProps {
  readonly name: string;
  /** Undefined while the picture is on its way, null when there is none. */
  readonly url: string | null | undefined;
}

/** The picture of a frame; a blank while it is drawn, words when it cannot be. */
function FramePicture({ name, url }: FramePictureProps) {
  const { texts } = usePanel();
  return (
    <div class={styles.picture}>
      {url && <img src={url} alt={name} />}
      {url === null && <p>{texts.start.pictureMissing}</p>}
      {url === undefined && <div class={styles.blank} />}
    </div>
  );
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
  const drawn = frames.slice(0, MAX_PICTURES);
  const [first] = frames;
  const isOne = frames.length === 1;
  const names = frames.map(({ name }) => name).join(", ");
  const report = first && state.reviews[first.id]?.report;
  return (
    <section class={styles.frames}>
      <div class={`${styles.pictures} ${isOne ? styles.one : ""}`}>
        {drawn.map(({ id, name }) => (
          <FramePicture key={id} name={name} url={pictures[id]} />
        ))}
        {frames.length > MAX_PICTURES && <p class={styles.more}>{texts.start.more(count - MAX_PICTURES)}</p>}
      </div>
      <div class={styles.head}>
        <div class={styles.caption}>
          <h1 class={styles.name} tabIndex={-1} title={names}>
            {isOne ? (report ? headingName(report) : first?.name) : texts.start.headingMany(count)}
          </h1>
          {children}
        </div>
        <CheckAgain />
      </div>
    </section>
  );
}
