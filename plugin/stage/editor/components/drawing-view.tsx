import { memo, useMemo } from "react";
import { drawSvg, idFrom } from "../../draw/drawing.ts";
import { boxOf } from "../../draw/placement.ts";
import type { RestNode } from "../../../../shared/scene/rest-file.ts";
import { pageOf } from "../actions/view.ts";
import { useStage, useStageState } from "../stage.ts";
import styles from "./canvas.module.css";

interface FrameDrawingProps {
  readonly node: RestNode;
  /** Another number when fonts have arrived: the text is measured anew. */
  readonly fontEpoch: number;
}

/** One layer of the page with all that is in it. It is drawn again only when it has changed. */
const FrameDrawing = memo(({ node, fontEpoch }: FrameDrawingProps) => {
  const { measure } = useStage();
  const html = useMemo(
    () => (fontEpoch > 0 ? drawSvg(node, { measure, idPrefix: idFrom(node.id) }) : ""),
    [node, measure, fontEpoch],
  );
  const box = boxOf(node);
  if (!box) return null;
  return (
    <div
      className={styles.drawing}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      // The drawing escapes all that the design says.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

/** All layers of the page in view. */
export function DrawingView() {
  const view = useStageState((state) => state.view);
  const page = useStageState((state) => pageOf(state.document, state.pageId));
  const fontEpoch = useStageState((state) => state.fontEpoch);
  return (
    <div
      className={styles.world}
      aria-hidden="true"
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
    >
      {(page?.children ?? []).map((node) => (
        <FrameDrawing key={node.id} node={node} fontEpoch={fontEpoch} />
      ))}
    </div>
  );
}
