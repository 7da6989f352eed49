import type { Language } from "../i18n/language.ts";
import { ruleTexts } from "../i18n/rule-texts.ts";
import type { FrameReport } from "./report.ts";
import { textContrast } from "./rules/ui/text-contrast.ts";

/** Whether a picture of the frame may settle what a review, in this language, left open. */
export function restsOnPicture({ unsure }: FrameReport, language: Language): boolean {
  const reason = ruleTexts(textContrast, language).unsure?.["image"];
  return unsure.some((one) => one.rule === textContrast.id && one.reason === reason);
}
