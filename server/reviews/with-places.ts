import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { placesOf } from "../../shared/export/pins.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { Scene } from "../../shared/scene/scene.ts";

/**
 * Reports with where the layers of their findings lie, and those of the second opinion's: the scene is not kept, and a
 * picture has its pins by that.
 */
export const withPlaces = (
  frames: readonly FrameReport[],
  scene: Scene,
  noticed: readonly SecondOpinionFinding[],
): readonly FrameReport[] =>
  frames.map((frame) => {
    const root = scene.frames.find(({ id }) => id === frame.id);
    const { findings, dismissed = [] } = frame;
    const own = noticed.filter(({ frameId }) => frameId === frame.id);
    return root ? { ...frame, places: placesOf([...findings, ...own, ...dismissed], root) } : frame;
  });
