import type { MDXContent } from "mdx/types";
import { FAILURE_MS, loadOnce } from "./load-once.ts";

/** A text of many words, as a module of its own. */
export interface LongText {
  readonly default: MDXContent;
}

/**
 * The texts of a folder, each loaded once when it is first asked for, by its file. `files` is what `import.meta.glob` answers.
 */
export function loadTexts(
  files: Readonly<Record<string, () => Promise<LongText>>>,
): (file: string) => Promise<LongText> {
  return loadOnce((file) => {
    const load = files[file];
    if (!load) throw new Error(`There is no ${file}.`);
    return load();
  }, FAILURE_MS);
}
