import type { FrameSummary } from "../../../protocol/messages.ts";
import { writeNumber } from "../../../../shared/review/phrase.ts";
import { usePanel } from "../../state/panel-context.ts";
import { MAX_PICTURES } from "../../state/reading/use-pictures.ts";
import { FramePicture } from "../frame/frame-picture.tsx";
import styles from "./selected-frames.module.css";

/** Shows the selected frames: pictures, names and sizes. */
export function SelectedFrames({ frames }: { readonly frames: readonly FrameSummary[] }) {
  const { state, pictures, texts, language } = usePanel();
  const { count = frames.length } = state.selection?.kind === "frames" ? state.selection : {};
  const drawn = frames.slice(0, MAX_PICTURES);
  const [first] = frames;
  const isOne = frames.length === 1;
  const sizeOf = ({ widthPx, heightPx }: FrameSummary) =>
    texts.start.size(writeNumber(widthPx, language), writeNumber(heightPx, language));
  const names = frames.map(({ name }) => name).join(", ");
  return (
    <section class={styles.frames}>
      <div class={`${styles.pictures} ${isOne ? styles.one : ""}`}>
        {drawn.map(({ id, name }) => (
          <FramePicture key={id} name={name} url={pictures[id]} />
        ))}
        {frames.length > MAX_PICTURES && <p class={styles.more}>{texts.start.more(count - MAX_PICTURES)}</p>}
      </div>
      <div class={styles.caption}>
        <h1 class={styles.name} tabIndex={-1} title={first?.name}>
          {isOne ? first?.name : texts.start.headingMany(count)}
        </h1>
        <p class={styles.size} title={isOne ? undefined : names}>
          {isOne && first ? sizeOf(first) : names}
          {isOne && first?.isLocked && ` · ${texts.start.locked}`}
        </p>
      </div>
    </section>
  );
}
