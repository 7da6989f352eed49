import { JUDGED_BY_WORDS } from "../../i18n/words/judged-by-words.ts";
import type { Language } from "../../i18n/language.ts";
import type { JudgedBy } from "../report.ts";

/**
 * Writes in a line by which standards a screen was judged, and with which choices: WCAG 2.2 level AA, as made
 * platform: iOS (detected).
 */
export function writeJudgedBy(
  { level, platform, isPlatformGuessed, rulesOff = [], ignoresLibraries, byHouse }: JudgedBy,
  language: Language,
): string {
  const says = JUDGED_BY_WORDS[language];
  const write = isPlatformGuessed ? says.guessed : says.asked;
  return [
    says.by(level),
    platform ? write(platform) : says.unknown,
    ...(rulesOff.length > 0 ? [says.without(rulesOff.length)] : []),
    ...(ignoresLibraries ? [says.withoutLibraries] : []),
    ...(byHouse ? [says.house] : []),
  ].join(", ");
}
