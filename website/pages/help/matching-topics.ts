import type { HELP_EN } from "../../../shared/i18n/site/help.en.ts";
import type { TextsLike } from "../../../shared/i18n/texts-like.ts";
import { TOPICS, type TopicId } from "./topics.ts";

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The topics in which every word that was looked for occurs: in title, summary or what else people call it. */
export function matchingTopics(sought: string, topics: TextsLike<typeof HELP_EN.topics>): readonly TopicId[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return TOPICS.filter((id) => {
    const all = plain(Object.values(topics[id]).join(" "));
    return words.every((word) => all.includes(word));
  });
}
