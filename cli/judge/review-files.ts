import { readFile } from "node:fs/promises";
import { readPixels } from "../../server/vendors/sharp.ts";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { FileResult } from "../choose/each-file.ts";
import type { FaultWords } from "../words/fault-words.ts";
import type { FoundFiles } from "../choose/find-files.ts";
import { InputError } from "../words/input-error.ts";
import { openConfig } from "../choose/read-config.ts";
import { openFiles } from "../choose/open-files.ts";
import type { CommandOptions } from "../choose/options.ts";
import { reviewLibraryFile } from "./review-library-file.ts";
import { reviewFile, type FileReview } from "./review-file.ts";
import type { ReportWords } from "../words/words.ts";

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
 * rules failed.
 */
export async function reviewFiles(
  found: FoundFiles,
  options: CommandOptions,
  words: ReportWords,
  log: (message: string) => void,
): Promise<readonly FileResult<FileReview>[]> {
  const { aspects, fixes, language, level, platform, picture } = options;
  if (picture !== undefined && !found.isOne) throw new InputError(words.faults.onePicture);
  const houseOf = await openConfig(options.config, language, words.faults);
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
    if (options.library) return reviewLibraryFile(file, design, pages, { ...asked, house });
    return reviewFile(file, design, pages, { ...asked, house });
  });
}
