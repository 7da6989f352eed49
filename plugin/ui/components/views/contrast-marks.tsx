import type { ContrastMark } from "../../../../shared/review/contrast/contrast-map.ts";
import { writeNumber } from "../../../../shared/review/phrase.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { usePanel } from "../../state/panel-context.ts";
import { useContrastMap } from "../../state/views/use-contrast-map.ts";
import { placeOn } from "./place-on.ts";
import styles from "./views.module.css";

interface ContrastMarksProps {
  readonly node: SceneNode;
  readonly report: FrameReport;
}

const countOf = (marks: readonly ContrastMark[], is: ContrastMark["is"]): number =>
  marks.filter((mark) => mark.is === is).length;

function Mark({ mark, node }: { readonly mark: ContrastMark; readonly node: SceneNode }) {
  const { commands, texts, language } = usePanel();
  const { id, name, box, is, ratio, required } = mark;
  const style = placeOn(node.box, box);
  const written = ratio === undefined ? null : writeNumber(ratio, language);
  const label = <span class={styles.ratio}>{written ?? "?"}</span>;
  if (is === "pass")
    return (
      <span class={`${styles.mark} ${styles.pass}`} style={style} aria-hidden="true">
        {label}
      </span>
    );
  const says = texts.views.mark(name, written && `${written}:1`, `${writeNumber(required, language)}:1`);
  return (
    <button
      type="button"
      class={`${styles.mark} ${styles[is]}`}
      style={style}
      aria-label={says}
      title={says}
      onClick={() => commands.locate(id)}
    >
      {label}
    </button>
  );
}

/** The contrast of each text, on it: a tick of a frame where it suffices, a button where it does not. */
export function ContrastMarks({ node, report }: ContrastMarksProps) {
  const { texts } = usePanel();
  const marks = useContrastMap(node, report);
  if (!marks) return null;
  const says =
    marks.length === 0
      ? texts.views.noTexts
      : texts.views.counts(countOf(marks, "pass"), countOf(marks, "fail"), countOf(marks, "unsure"));
  return (
    <>
      {marks.map((mark) => (
        <Mark key={mark.id} mark={mark} node={node} />
      ))}
      <p class={styles.counts} aria-live="polite">
        {says}
      </p>
    </>
  );
}
