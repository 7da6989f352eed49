import {
  chooseScreens,
  isPageWanted,
  refuseFaulty,
  refuseUnknown,
  type Choice,
  type Known,
} from "./choose-screens.ts";
import type { Design } from "../design/design.ts";
import { isPassedOver, isRead, type FileResult } from "./file-result.ts";
import { noDesignsIn, type FoundFiles } from "./find-files.ts";
import type { CommandOptions } from "./options.ts";
import { readDesign } from "../design/read-design.ts";
import { InputError, NoDesignError } from "../words/input-error.ts";
import type { ReportWords } from "../words/words.ts";

/**
 * Opens one design after the other and does something with the screens that were asked for. One that cannot be read does
 * not keep the others, nor does one that is no design.
 * @throws InputError when there is no design among the files, or something that was asked for is in none of several.
 */
export async function openFiles<Value extends object>(
  { paths, named }: FoundFiles,
  wanted: CommandOptions,
  words: ReportWords,
  take: (path: string, design: Design, choice: Choice) => Value | Promise<Value>,
): Promise<readonly FileResult<Value>[]> {
  const known: Known[] = [];
  const results: FileResult<Value>[] = [];
  const open = async (path: string): Promise<Value> => {
    const design = await readDesign(path, words, isPageWanted(wanted));
    const choice = chooseScreens(design.pages, wanted);
    // A single file without the wanted screens is refused before it is reviewed.
    if (paths.length === 1) refuseUnknown([choice.known], wanted, words);
    known.push(choice.known);
    const value = await take(path, design, choice);
    refuseFaulty(choice.pages, wanted);
    return value;
  };
  for (const path of paths)
    try {
      results.push({ path, ...(await open(path)) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const isOther = error instanceof NoDesignError && !named.has(path);
      results.push({ path, ...(isOther ? { passedOver: error.message } : { error: error.message }) });
    }
  if (results.every(isPassedOver)) throw noDesignsIn(wanted.files, words.faults);
  if (results.some(isRead)) refuseUnknown(known, wanted, words);
  return results;
}
