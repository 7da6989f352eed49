import { nodesById } from "../../../../shared/scene/nodes-by-id.ts";
import { useEffect, useState } from "preact/hooks";
import { type Change, isColorChange } from "../../../../shared/mend/change.ts";
import { spread } from "../../../../shared/mend/spread.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { decodePicture } from "../reading/read-pixels.ts";
import { drawFrame } from "../reading/draw-frame.ts";
import { repaint } from "./repaint.ts";

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
export function useChangedPicture(node: SceneNode | null, changes: readonly Change[]): Pictures | null {
  const [before, setBefore] = useState<ImageData | null>(null);
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    setBefore(null);
    if (!node) return;
    const stop = new AbortController();
    const draw = async () => {
      const png = await drawFrame({ frameId: node.id, maxSidePx: MAX_SIDE_PX, signal: stop.signal });
      const pixels = png && (await decodePicture(png).catch(() => null));
      if (!stop.signal.aborted) setBefore(pixels);
    };
    void draw();
    return () => stop.abort();
  }, [node]);
  useEffect(() => {
    setPictures(node && before ? changed(before, node, changes) : null);
  }, [node, before, changes]);
  return pictures;
}
