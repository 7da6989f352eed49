import type { FramePixels } from "../../../../shared/perception/frame/frame-pixels.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import { readPixels } from "../reading/read-pixels.ts";

/** Reviews a frame with a picture of it: null when there is none. The answer calls it off. */
export function settleFrame(
  node: SceneNode,
  start: (pixels: FramePixels) => Iterator<void, FrameReport>,
  done: (report: FrameReport | null) => void,
): () => void {
  const given = new AbortController();
  let stop = () => {};
  const goOn = (pixels: FramePixels | null) => {
    if (given.signal.aborted) return;
    if (pixels) stop = inIdleAfter(0, () => start(pixels), done);
    else done(null);
  };
  void readPixels(node, given.signal).then(goOn, () => goOn(null));
  return () => {
    given.abort();
    stop();
  };
}
