import { useEffect, useState } from "preact/hooks";
import type { ContrastMark } from "../../../../shared/review/contrast/contrast-map.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { usePanel } from "../panel-context.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import { readPixels } from "../reading/read-pixels.ts";

/** The contrast of each text on a screen, as the findings have it; null while it is measured. */
export function useContrastMap(node: SceneNode, report: FrameReport): readonly ContrastMark[] | null {
  const { state, language, engine } = usePanel();
  const [marks, setMarks] = useState<readonly ContrastMark[] | null>(null);
  const { scene } = state;
  const { level, house } = state.settings;
  useEffect(() => {
    if (!scene || !engine) return;
    const off = new AbortController();
    let stop = () => {};
    const { contrastMapInSteps, isDrawnWhole, restsOnPicture } = engine;
    const isSeen = restsOnPicture(report, node, language) && isDrawnWhole(scene, node);
    void (isSeen ? readPixels(node, off.signal) : Promise.resolve(null))
      .catch(() => null)
      .then((pixels) => {
        if (!off.signal.aborted)
          stop = inIdleAfter(0, () => contrastMapInSteps(scene, node, { pixels, level, house }), setMarks);
      });
    return () => {
      off.abort();
      stop();
    };
  }, [scene, node, report, level, house, language, engine]);
  return marks;
}
