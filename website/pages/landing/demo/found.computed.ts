import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import { checkout } from "./checkout.ts";
import { judge, type DemoFinding } from "./judge.ts";

/** The findings on the screen of the front page, as it is at first. */
export const FOUND = Object.fromEntries(
  LANGUAGES.map((language) => [language, judge(checkout({ language }), language)]),
) as Readonly<Record<Language, readonly DemoFinding[]>>;
