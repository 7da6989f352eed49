import { useMemo } from "preact/compat";
import { NUMBER_LINE, SEVERITY_OUTLINES } from "../../../../../shared/look/marks.ts";
import { MARK_PX, placeMarks } from "../../canvas/place-marks.ts";
import { useStageState } from "../../stage.ts";
import styles from "./canvas.module.css";

/** The numbers of the panel’s first rows, each beside the first of its layers; a press opens the row. */
export function Marks() {
  const document = useStageState((state) => state.document);
  const pageId = useStageState((state) => state.pageId);
  const marks = useStageState((state) => state.marks);
  const pointed = useStageState((state) => state.pointed);
  const { x, y, zoom } = useStageState((state) => state.view);
  const placed = useMemo(
    () => (document ? placeMarks(marks, { document, pageId, zoom }) : []),
    [marks, document, pageId, zoom],
  );
  return (
    <div style={{ transform: `translate(${x}px, ${y}px)` }}>
      {placed.map(({ mark: { key, number, severity, layerIds }, at }) => (
        <svg
          key={key}
          data-mark={key}
          className={styles.mark}
          data-severity={severity}
          data-pointed={layerIds.some((id) => pointed.includes(id)) ? "" : undefined}
          style={{ left: Math.round(at.x), top: Math.round(at.y) }}
          width={MARK_PX}
          height={MARK_PX}
          viewBox="-1 -1 14 14"
        >
          <path d={SEVERITY_OUTLINES[severity]} />
          <text fontSize="7.5" x="6" y={NUMBER_LINE[severity]}>
            {number}
          </text>
        </svg>
      ))}
    </div>
  );
}
