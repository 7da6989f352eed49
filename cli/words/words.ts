import { countEn as plural } from "../../shared/i18n/plural.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { REVIEW_WORDS_EN } from "../../shared/i18n/words/review-words.en.ts";
import { REVIEW_WORDS_FR } from "../../shared/i18n/words/review-words.fr.ts";
import { REVIEW_WORDS, type ReviewWords } from "../../shared/export/review-words.ts";
import { FAULT_WORDS, type FaultWords } from "./fault-words.ts";

/** Words of the command's reports beside those of the findings. */
export interface ReportWords extends ReviewWords {
  /** The heading above the causes that several screens have in common. */
  readonly acrossScreens: string;
  /** Above and in the table of several files. */
  readonly summary: string;
  readonly file: string;
  readonly screens: string;
  readonly total: string;
  readonly unread: (count: number) => string;
  readonly passedOver: (count: number) => string;
  readonly noScreens: string;
  readonly faults: FaultWords;
}

const pluriel = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

/** The words of the command, by language. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    ...REVIEW_WORDS.en,
    acrossScreens: REVIEW_WORDS_EN.acrossScreens,
    summary: "Summary",
    file: "File",
    screens: "screens",
    total: "Total",
    unread: (count) => `${plural(count, "file", "files")} cannot be read:`,
    passedOver: (count) =>
      `${plural(count, "file is no design and is", "files are no designs and are")} passed over:`,
    noScreens: "No screens.",
    faults: FAULT_WORDS.en,
  },
  fr: {
    ...REVIEW_WORDS.fr,
    acrossScreens: REVIEW_WORDS_FR.acrossScreens,
    summary: "Bilan",
    file: "Fichier",
    screens: "écrans",
    total: "Total",
    unread: (count) => `${pluriel(count, "fichier est illisible", "fichiers sont illisibles")}\u00a0:`,
    passedOver: (count) =>
      `${pluriel(count, "fichier n’est pas un design et est laissé", "fichiers ne sont pas des designs et sont laissés")} de côté\u00a0:`,
    noScreens: "Aucun écran.",
    faults: FAULT_WORDS.fr,
  },
};
