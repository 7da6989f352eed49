import type { Language } from "../../../shared/i18n/language.ts";
import { loadTexts, type LongText } from "../../load-texts.ts";
import type { ArticleId } from "./articles.ts";

const load = loadTexts(import.meta.glob<LongText>("./articles/*.mdx"));

/** The text of an article in one language. */
export const articleText = (id: ArticleId, language: Language): Promise<LongText> =>
  load(`./articles/${id}.${language}.mdx`);
