import { readFile } from "node:fs/promises";
import { readPixels } from "../../server/vendors/sharp.ts";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { FileResult } from "../choose/file-result.ts";
import type { FaultWords } from "../words/fault-words.ts";
import type { FoundFiles } from "../choose/find-files.ts";
import { InputError } from "../words/input-error.ts";
import { openConfig } from "../choose/read-config.ts";
import { openFiles } from "../choose/open-files.ts";
import type { CommandOptions } from "../choose/options.ts";
import { fileReview, reviewFile, type FileReview } from "./review-file.ts";
import type { ReportWords } from "../words/words.ts";
import { type LibraryReviewOptions, reviewLibrary } from "../../shared/review/library/review-library.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import type { Design, DesignPage } from "../design/design.ts";
import { layerPaths, type LayerPaths } from "./layer-paths.ts";

async function readScenes(pages: readonly DesignPage[]): Promise<readonly Scene[]> {
  const scenes: Scene[] = [];
  for (const page of pages) {
    const scene = await page.readScene();
    if (scene) scenes.push(scene);
  }
  return scenes;
}

/** Reviews the chosen pages of a design together, as a library: what is said is about all of them. */
async function reviewLibraryFile(
  design: Design,
  chosen: readonly DesignPage[],
  options: LibraryReviewOptions,
): Promise<FileReview> {
  const scenes = await readScenes(chosen);
  const report = reviewLibrary({ ...design.readLibrary(), file: design.name, scenes }, options);
  const paths: LayerPaths = new Map(
    scenes.flatMap(({ page, frames }) =>
      frames.flatMap((frame) => [...layerPaths(page.name, frame, report)]),
    ),
  );
  return fileReview(design, [[report, paths]]);
}

/** The pixels of a picture; `undefined` when none is given. */
async function readPicture(file: string | undefined, words: FaultWords): Promise<FramePixels | undefined> {
  if (file === undefined) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  const pixels = bytes && (await readPixels(bytes));
  if (!pixels) throw new InputError(words.noPicture(file));
  return pixels;
}

/**
 * Reviews the screens of files that were asked for. A picture counts for the screens that have its shape. `log` is told which
 * rules failed, and which house rules are of none.
 */
export async function reviewFiles(
  found: FoundFiles,
  options: CommandOptions,
  words: ReportWords,
  log: (message: string) => void,
): Promise<readonly FileResult<FileReview>[]> {
  const { aspects, fixes, language, level, platform, picture } = options;
  if (picture !== undefined && !found.isOne) throw new InputError(words.faults.onePicture);
  const houseOf = await openConfig(options.config, { language, words: words.faults, log });
  const pixels = await readPicture(picture, words.faults);
  const asked = {
    language,
    ...(fixes && { fixesFor: "all" as const }),
    level,
    platform,
    ...(aspects && { aspects }),
    ...(pixels && { pixels }),
    log,
    now: () => performance.now(),
  };
  return openFiles(found, options, words, async (file, design, { pages }) => {
    const house = await houseOf(file);
    if (options.library) return reviewLibraryFile(design, pages, { ...asked, house });
    return reviewFile(design, pages, { ...asked, house });
  });
}
