import { countEn, countFr } from "../../shared/i18n/plural.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { REVIEW_WORDS_EN } from "../../shared/i18n/words/review-words.en.ts";
import { REVIEW_WORDS_FR } from "../../shared/i18n/words/review-words.fr.ts";
import { REVIEW_WORDS } from "../../shared/export/review-words.ts";
import { FAULT_WORDS } from "./fault-words.ts";

/** Words of the command’s reports: those of the findings, and more. */
const REPORT_EN = {
  ...REVIEW_WORDS.en,
  /** The heading above the causes that several screens have in common. */
  acrossScreens: REVIEW_WORDS_EN.acrossScreens,
  /** Above and in the table of several files. */
  summary: "Summary",
  file: "File",
  screens: "screens",
  total: "Total",
  unread: (count: number) => `${countEn(count, "file", "files")} cannot be read:`,
  passedOver: (count: number) =>
    `${countEn(count, "file is no design and is", "files are no designs and are")} passed over:`,
  noScreens: "No screens.",
  faults: FAULT_WORDS.en,
};

export type ReportWords = typeof REPORT_EN;

const REPORT_FR: ReportWords = {
  ...REVIEW_WORDS.fr,
  acrossScreens: REVIEW_WORDS_FR.acrossScreens,
  summary: "Bilan",
  file: "Fichier",
  screens: "écrans",
  total: "Total",
  unread: (count) => `${countFr(count, "fichier est illisible", "fichiers sont illisibles")}\u00a0:`,
  passedOver: (count) =>
    `${countFr(count, "fichier n’est pas un design et est laissé", "fichiers ne sont pas des designs et sont laissés")} de côté\u00a0:`,
  noScreens: "Aucun écran.",
  faults: FAULT_WORDS.fr,
};

/** The words of the command, by language. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { en: REPORT_EN, fr: REPORT_FR };
