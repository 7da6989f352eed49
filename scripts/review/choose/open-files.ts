import { chooseScreens, refuseUnknown, type Choice, type Known } from "./choose-screens.ts";
import type { Design } from "../design/design.ts";
import { eachFile, isUnread, type FileResult } from "./each-file.ts";
import type { FoundFiles } from "./find-files.ts";
import type { CommandOptions } from "./options.ts";
import { readDesign } from "../design/read-design.ts";
import type { ReportWords } from "../words/words.ts";

/**
 * Opens one design after the other and does something with the screens that were asked for.
 * @throws InputError when something that was asked for is in none of several files.
 */
export async function openFiles<Value extends object>(
  { paths }: FoundFiles,
  wanted: CommandOptions,
  words: ReportWords,
  take: (path: string, design: Design, choice: Choice) => Value | Promise<Value>,
): Promise<readonly FileResult<Value>[]> {
  const known: Known[] = [];
  const results = await eachFile(paths, async (path) => {
    const design = await readDesign(path, words);
    const choice = chooseScreens(design.pages, wanted);
    // Of a single file it is known before it is reviewed.
    if (paths.length === 1) refuseUnknown([choice.known], wanted, words);
    known.push(choice.known);
    return take(path, design, choice);
  });
  if (!results.every(isUnread)) refuseUnknown(known, wanted, words);
  return results;
}
