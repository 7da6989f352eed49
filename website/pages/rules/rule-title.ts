import type { Language } from "../../../shared/i18n/language.ts";
import type { MeasuredRule } from "./measured-rule.ts";

/** Titles that name something of the design where they are found: here they stand for all designs. */
const OF_ALL_DESIGNS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  "contrast-in-modes": { en: "Text too faint in one of the modes", fr: "Texte trop pâle dans un des modes" },
};

/** The title of a rule where no design is looked at. */
export const ruleTitle = ({ id, says }: MeasuredRule, language: Language): string =>
  OF_ALL_DESIGNS[id]?.[language] ?? says[language].title;
