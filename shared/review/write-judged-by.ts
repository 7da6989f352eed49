import { JUDGED_BY_WORDS } from "../i18n/judged-by-words.ts";
import type { Language } from "../i18n/language.ts";
import type { JudgedBy } from "./report.ts";

/** What a screen was judged by, in a line: WCAG 2.2 level AA, as made for iOS (guessed). */
export function writeJudgedBy({ level, platform, isPlatformGuessed }: JudgedBy, language: Language): string {
  const says = JUDGED_BY_WORDS[language];
  const write = isPlatformGuessed ? says.guessed : says.asked;
  return `${says.by(level)}, ${platform ? write(platform) : says.unknown}`;
}
