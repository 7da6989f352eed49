import path from "node:path";
import { ENGINE } from "../../shared/review/engine.ts";
import { type LibraryReviewOptions, reviewLibrary } from "../../shared/review/library/review-library.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import type { Design, DesignPage } from "../design/design.ts";
import { layerPaths, type LayerPaths } from "./layer-paths.ts";
import type { FileReview } from "./review-file.ts";

async function readScenes(pages: readonly DesignPage[]): Promise<readonly Scene[]> {
  const scenes: Scene[] = [];
  for (const page of pages) {
    const scene = await page.readScene();
    if (scene) scenes.push(scene);
  }
  return scenes;
}

/** Reviews the chosen pages of a design together, as a library: what is said is about all of them. */
export async function reviewLibraryFile(
  file: string,
  design: Design,
  chosen: readonly DesignPage[],
  options: LibraryReviewOptions,
): Promise<FileReview> {
  const name = design.name || path.basename(file);
  const scenes = await readScenes(chosen);
  const report = reviewLibrary({ ...design.readLibrary(), file: name, scenes }, options);
  const paths: LayerPaths = new Map(
    scenes.flatMap(({ page, frames }) =>
      frames.flatMap((frame) => [...layerPaths(page.name, frame, report)]),
    ),
  );
  return {
    report: { engine: ENGINE, file: name, notRead: design.notRead(), frames: [report] },
    layerPaths: new Map([[report, paths]]),
  };
}
