import path from "node:path";
import { ENGINE } from "../../shared/review/engine.ts";
import type { FrameReport, Report } from "../../shared/review/report.ts";
import { restsOnPicture } from "../../shared/review/contrast/rests-on-picture.ts";
import type { ReviewOptions } from "../../shared/review/judge-frame.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { Design, DesignPage } from "../design/design.ts";
import type { SeeScreen } from "../draw/see-screen.ts";
import { layerPaths, type LayerPaths } from "./layer-paths.ts";

/** The review of one file. */
export interface FileReview {
  readonly report: Report;
  /** Where the layers stand that the findings point to, by their screens: copies of a screen may share ids. */
  readonly layerPaths: ReadonlyMap<FrameReport, LayerPaths>;
}

type ScreenReview = readonly [frame: FrameReport, paths: LayerPaths];

/** How screens are reviewed. */
export interface FileReviewOptions extends ReviewOptions {
  /** Looks at a screen once it is reviewed; the pixels that are seen have the last word. */
  readonly see?: SeeScreen;
}

/** A screen is looked at only when that may settle what is open, or overrule what was found: it takes long. */
async function reviewScreen(
  page: DesignPage,
  scene: Scene,
  node: SceneNode,
  { see, ...options }: FileReviewOptions,
): Promise<FrameReport> {
  const report = reviewFrame(scene, node, options);
  if (!see || !restsOnPicture(report, node, options.language ?? "en")) return report;
  const pixels = await see(page, node);
  return pixels ? reviewFrame(scene, node, { ...options, pixels }) : report;
}

async function reviewPage(page: DesignPage, options: FileReviewOptions): Promise<readonly ScreenReview[]> {
  if (page.screens.length === 0) return [];
  const scene = await page.readScene();
  if (!scene) return [];
  const chosen = new Set(page.screens.map(({ id }) => id));
  const reviews: ScreenReview[] = [];
  for (const node of scene.frames.filter(({ id }) => chosen.has(id))) {
    const frame = await reviewScreen(page, scene, node, options);
    reviews.push([frame, layerPaths(page.name, node, frame)]);
  }
  return reviews;
}

/** Reviews chosen screens of a design, page by page: only one page is held at a time. */
export async function reviewFile(
  file: string,
  design: Design,
  chosen: readonly DesignPage[],
  options: FileReviewOptions,
): Promise<FileReview> {
  const screens: ScreenReview[] = [];
  for (const page of chosen) screens.push(...(await reviewPage(page, options)));
  return {
    report: {
      engine: ENGINE,
      file: design.name || path.basename(file),
      notRead: design.notRead(),
      frames: screens.map(([frame]) => frame),
    },
    layerPaths: new Map(screens),
  };
}
