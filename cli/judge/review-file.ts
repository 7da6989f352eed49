import { ENGINE } from "../../shared/review/engine.ts";
import type { FrameReport, Report } from "../../shared/review/report.ts";
import type { ReviewOptions } from "../../shared/review/judge-frame.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { Design, DesignPage } from "../design/design.ts";
import { layerPaths, type LayerPaths } from "./layer-paths.ts";

/** The review of one file. */
export interface FileReview {
  readonly report: Report;
  /** Where the layers stand that the findings point to, by their screens: copies of a screen may share ids. */
  readonly layerPaths: ReadonlyMap<FrameReport, LayerPaths>;
}

type ScreenReview = readonly [frame: FrameReport, paths: LayerPaths];

async function reviewPage(page: DesignPage, options: ReviewOptions): Promise<readonly ScreenReview[]> {
  if (page.screens.length === 0) return [];
  const scene = await page.readScene();
  if (!scene) return [];
  const chosen = new Set(page.screens.map(({ id }) => id));
  const reviews: ScreenReview[] = [];
  for (const node of scene.frames.filter(({ id }) => chosen.has(id))) {
    const frame = reviewFrame(scene, node, options);
    reviews.push([frame, layerPaths(page.name, node, frame)]);
  }
  return reviews;
}

/** The review of a file: the frames that were judged, each with where its layers stand. */
export const fileReview = (design: Design, screens: readonly ScreenReview[]): FileReview => ({
  report: {
    engine: ENGINE,
    file: design.name,
    notRead: design.notRead(),
    frames: screens.map(([frame]) => frame),
  },
  layerPaths: new Map(screens),
});

/** Reviews chosen screens of a design, page by page: only one page is held at a time. */
export async function reviewFile(
  design: Design,
  chosen: readonly DesignPage[],
  options: ReviewOptions,
): Promise<FileReview> {
  const screens: ScreenReview[] = [];
  for (const page of chosen) screens.push(...(await reviewPage(page, options)));
  return fileReview(design, screens);
}
