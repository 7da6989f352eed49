import type { Language } from "../../../shared/i18n/language.ts";
import { helpTexts } from "./help-texts.ts";
import { TOPICS, type TopicId } from "./topics.ts";

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The topics in which every word that was looked for occurs: in title, summary or what else people call it. */
export function matchingTopics(sought: string, language: Language): readonly TopicId[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const { topics } = helpTexts(language);
  return TOPICS.filter((id) => {
    const all = plain(Object.values(topics[id]).join(" "));
    return words.every((word) => all.includes(word));
  });
}
