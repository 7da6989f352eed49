import type { HouseWord } from "../../../../shared/house-rules/house-rules.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";

/** Writes on one line which words one stands in place of, and where it holds. */
export function wordAbout({ never = [], where, language, kind }: HouseWord, texts: PanelTexts): string {
  const { places, kinds, not } = texts.house;
  return [
    kind ? kinds[kind] : "",
    never.length > 0 ? not(never) : "",
    where && where !== "everywhere" ? places[where] : "",
    language ? texts.language[language] : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
