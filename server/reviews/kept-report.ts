import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { placesOf } from "../../shared/export/pins.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { verdictOf, type SeverityCounts } from "../../shared/review/verdict.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { storableJson } from "./storable-json.ts";

/** The measured part of a review as it is stored. */
export interface KeptReport {
  /** The JSON of the reports of its screens. */
  readonly json: string;
  readonly frames: number;
  /** Of the second opinion's findings as well. */
  readonly counts: SeverityCounts;
}

/**
 * Writes down the reports of the screens of a scene, with where the layers of all findings lie: the scene is not kept,
 * and a picture has its pins by that.
 */
export function keptReport(
  frames: readonly FrameReport[],
  scene: Scene,
  noticed: readonly SecondOpinionFinding[],
): KeptReport {
  const placed = frames.map((frame) => {
    const root = scene.frames.find(({ id }) => id === frame.id);
    const { findings, dismissed = [] } = frame;
    const own = noticed.filter(({ frameId }) => frameId === frame.id);
    return root ? { ...frame, places: placesOf([...findings, ...own, ...dismissed], root) } : frame;
  });
  const { counts } = verdictOf([...frames.flatMap(({ findings }) => findings), ...noticed]);
  return { json: storableJson(placed), frames: frames.length, counts };
}
