import { memo, useEffect, useMemo, useRef } from "preact/compat";
import { drawSvg, idFrom } from "../../../draw/drawing.ts";
import { boxOf } from "../../../draw/placement.ts";
import type { RestNode } from "../../../../../shared/scene/rest/rest-file.ts";
import { pageOf } from "../../actions/view.ts";
import { piecesOf } from "../../pictures/pieces.ts";
import { type Stage, useStage, useStageState } from "../../stage.ts";
import styles from "./canvas.module.css";

/** Draws into an element; the answer names the pictures that were not at hand. */
function drawInto(element: HTMLElement, node: RestNode, { measure, pictures }: Stage): ReadonlySet<string> {
  const missing = new Set<string>();
  const pictureOf = (imageRef: string) => {
    const url = pictures.urlOf(imageRef);
    if (url === undefined) missing.add(imageRef);
    return url;
  };
  // The drawing escapes all that the design says.
  element.innerHTML = drawSvg(node, { measure, idPrefix: idFrom(node.id), pictureOf });
  return missing;
}

/** Draws a layer when its turn comes, and again when pictures of it have arrived. */
function draw(stage: Stage, element: HTMLElement, node: RestNode): () => void {
  const { pictures } = stage;
  const box = boxOf(node);
  if (!box) return () => {};
  let takeBack = () => {};
  let isWanted = true;
  const run = () => {
    const missing = drawInto(element, node, stage);
    if (missing.size === 0) return;
    void pictures.fetch(missing).then(() => {
      const hasCome = [...missing].some((imageRef) => pictures.urlOf(imageRef) !== undefined);
      if (isWanted && hasCome) takeBack = stage.drawings.ask({ box, draw: run });
    });
  };
  takeBack = stage.drawings.ask({ box, draw: run });
  return () => {
    isWanted = false;
    takeBack();
  };
}

interface PieceDrawingProps {
  readonly node: RestNode;
  /** Another number when fonts have arrived: the text is measured anew. */
  readonly fontEpoch: number;
}

/** One part of the page. It is drawn again only when it has changed. */
const PieceDrawing = memo(({ node, fontEpoch }: PieceDrawingProps) => {
  const stage = useStage();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    return current && fontEpoch > 0 ? draw(stage, current, node) : undefined;
  }, [stage, node, fontEpoch]);
  const box = boxOf(node);
  if (!box) return null;
  return (
    <div
      ref={ref}
      className={styles.drawing}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    />
  );
});

/** All layers of the page in view. */
export function DrawingView() {
  const view = useStageState((state) => state.view);
  const page = useStageState((state) => pageOf(state.document, state.pageId));
  const fontEpoch = useStageState((state) => state.fontEpoch);
  const pieces = useMemo(() => piecesOf(page?.children ?? []), [page]);
  return (
    <div
      className={styles.world}
      aria-hidden="true"
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
    >
      {pieces.map(({ id, node }) => (
        <PieceDrawing key={id} node={node} fontEpoch={fontEpoch} />
      ))}
    </div>
  );
}
