import type { MDXContent } from "mdx/types";

/** A text of many words, as a module of its own. */
export interface LongText {
  readonly default: MDXContent;
}

/**
 * The texts of a folder, each loaded once when it is first asked for, by its file: the same promise each time. `files` is
 * what `import.meta.glob` answers.
 */
export function loadTexts(
  files: Readonly<Record<string, () => Promise<LongText>>>,
): (file: string) => Promise<LongText> {
  const loaded = new Map<string, Promise<LongText>>();
  return (file) => {
    const known = loaded.get(file);
    if (known) return known;
    const load = files[file];
    if (!load) throw new Error(`There is no ${file}.`);
    const text = load();
    loaded.set(file, text);
    return text;
  };
}
