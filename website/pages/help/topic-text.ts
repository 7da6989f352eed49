import type { Language } from "../../../shared/i18n/language.ts";
import { loadTexts, type LongText } from "../../load-texts.ts";
import type { TopicId } from "./topics.ts";

const load = loadTexts(import.meta.glob<LongText>("./topics/*.mdx"));

/** The text of a topic in one language. */
export const topicText = (id: TopicId, language: Language): Promise<LongText> =>
  load(`./topics/${id}.${language}.mdx`);
