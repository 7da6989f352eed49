import type { PageOutline } from "../design/design.ts";
import type { FileResult } from "./file-result.ts";
import type { FoundFiles } from "./find-files.ts";
import { openFiles } from "./open-files.ts";
import type { CommandOptions } from "./options.ts";
import type { ReportWords } from "../words/words.ts";

/** The pages of one file, with the screens on them. */
export interface FileList {
  /** The name of the design. */
  readonly file: string;
  readonly pages: readonly PageOutline[];
}

/** Lists pages and screens, or those of them that were asked for. */
export const listFiles = (
  found: FoundFiles,
  options: CommandOptions,
  words: ReportWords,
): Promise<readonly FileResult<FileList>[]> =>
  openFiles(found, options, words, (_, design, { pages }) => ({
    file: design.name,
    pages: pages.map(({ id, name, screens }) => ({ id, name, screens })),
  }));
