import type { MDXContent } from "mdx/types";
import type { Language } from "../../../shared/i18n/language.ts";
import type { ArticleId } from "./articles.ts";

interface ArticleText {
  readonly default: MDXContent;
  /** How many words it has. */
  readonly words: number;
}

const FILES = import.meta.glob<ArticleText>("./articles/*.mdx");

const loaded = new Map<string, Promise<ArticleText>>();

/** The text of an article in one language, loaded once: the same promise each time. */
export function articleText(id: ArticleId, language: Language): Promise<ArticleText> {
  const file = `./articles/${id}.${language}.mdx`;
  const known = loaded.get(file);
  if (known) return known;
  const load = FILES[file];
  if (!load) throw new Error(`There is no ${file}.`);
  const text = load();
  loaded.set(file, text);
  return text;
}
