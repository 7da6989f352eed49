import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Change, isColorChange } from "../../../../../shared/mend/change.ts";
import type { SceneNode } from "../../../../../shared/scene/scene.ts";
import { usePanel } from "../../../state/use-panel.ts";
import styles from "./before-and-after.module.css";
import { nodesById } from "../../../../../shared/scene/nodes-by-id.ts";
import { spread } from "../../../../../shared/mend/spread.ts";
import { decodePicture } from "../../../state/reading/read-pixels.ts";
import { drawFrame } from "../../../state/reading/draw-frame.ts";
import { untilAnswered } from "../../../state/until-answered.ts";
import { repaint } from "../../../state/views/repaint.ts";

/** Sharp at half the width of a wide panel, on dense displays. */
const MAX_SIDE_PX = 1280;

interface Pictures {
  readonly before: ImageData;
  readonly after: ImageData;
  /** Where the topmost change lies, as a share of the height. */
  readonly firstChange: number;
}

/** The picture of a screen in the colours that changes give it: their sizes, places and words are not drawn. */
function changed(before: ImageData, node: SceneNode, changes: readonly Change[]): Pictures {
  const after = new ImageData(new Uint8ClampedArray(before.data), before.width, before.height);
  const nodes = nodesById([node]);
  const scale = before.width / node.box.width;
  let first: number | undefined;
  for (const change of spread(node, changes).filter(isColorChange)) {
    const box = nodes.get(change.layer)?.box;
    if (!box) continue;
    const { x, y, width, height } = box;
    const place = { x: (x - node.box.x) * scale, y: (y - node.box.y) * scale };
    repaint(after, { ...place, width: width * scale, height: height * scale }, change);
    first = Math.min(first ?? Infinity, y - node.box.y);
  }
  return { before, after, firstChange: (first ?? 0) / node.box.height };
}

/** A screen as it is and in the colours that changes would give it; null while it is drawn, or where it cannot be. */
function useChangedPicture(node: SceneNode | null, changes: readonly Change[]): Pictures | null {
  const [before, setBefore] = useState<ImageData | null>(null);
  useEffect(() => {
    setBefore(null);
    if (!node) return;
    const draw = async (signal: AbortSignal) => {
      const png = await drawFrame({ frameId: node.id, maxSidePx: MAX_SIDE_PX, signal });
      return png && decodePicture(png);
    };
    return untilAnswered(draw, setBefore);
  }, [node]);
  return useMemo(() => (node && before ? changed(before, node, changes) : null), [node, before, changes]);
}

function Picture({ pixels, says }: { readonly pixels: ImageData; readonly says: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => ref.current?.getContext("2d")?.putImageData(pixels, 0, 0), [pixels]);
  return (
    <figure class={styles.picture}>
      <figcaption>{says}</figcaption>
      <canvas ref={ref} width={pixels.width} height={pixels.height} />
    </figure>
  );
}

interface BeforeAndAfterProps {
  readonly node: SceneNode;
  readonly changes: readonly Change[];
}

/** So much of a screen stays in view above what changes first. */
const ABOVE_PX = 60;

/** A screen as it is and as it would look, as far as its colours change: at first there where it changes. */
export function BeforeAndAfter({ node, changes }: BeforeAndAfterProps) {
  const { texts } = usePanel();
  const pictures = useChangedPicture(node, changes);
  const ref = useRef<HTMLElement>(null);
  const share = pictures?.firstChange ?? 0;
  useEffect(() => {
    const place = ref.current;
    place?.scrollTo(0, share * place.scrollHeight - ABOVE_PX);
  }, [share]);
  if (!pictures) return null;
  return (
    <section
      ref={ref}
      class={`${styles.pictures} ${node.box.width > node.box.height ? styles.wide : ""}`}
      aria-label={texts.fixes.pictures}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
      tabIndex={0}
    >
      <Picture pixels={pictures.before} says={texts.fixes.before} />
      <Picture pixels={pictures.after} says={texts.fixes.after} />
    </section>
  );
}
