import type { ComponentChildren } from "preact";
import type { FrameSummary } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/panel-context.ts";
import { MAX_PICTURES } from "../../state/reading/use-pictures.ts";
import { CheckAgain } from "../request/check-again.tsx";
import { FramePicture } from "../frame/frame-picture.tsx";
import styles from "./selected-frames.module.css";

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
            {isOne ? first?.name : texts.start.headingMany(count)}
          </h1>
          {children}
        </div>
        <CheckAgain />
      </div>
    </section>
  );
}
