import { countEn, countFr } from "../i18n/plural.ts";
import type { Language } from "../i18n/language.ts";
import { REVIEW_WORDS_EN } from "../i18n/words/review-words.en.ts";
import { REVIEW_WORDS_FR } from "../i18n/words/review-words.fr.ts";
import type { FrameReport, JudgedBy, SeenElement } from "../review/report.ts";
import { writeJudgedBy } from "../review/seen/write-judged-by.ts";
import { writeSeen } from "../review/seen/write-seen.ts";
import { titleOf, verdictOf } from "../review/verdict.ts";

/** The words that stand around the findings when a review is told to others. English is their type. */
const AROUND_EN = {
  /** The kinds of frames, for one that is no whole screen. */
  kinds: {
    screen: "screen",
    part: "part of a screen",
    component: "component",
    specimen: "sheet of styles, components or zones",
    board: "board of screens",
    library: "library",
  },
  layers: (count: number) => countEn(count, "layer", "layers"),
  findings: (count: number) => countEn(count, "finding", "findings"),
  andMore: (count: number) => `and ${count} more`,
  /** Above all screens. */
  reviewOf: (file: string) => `Review of ${file}`,
  aDesign: "a design",
  /** Before the parts of a finding; in text they stand below each other. */
  why: "Why",
  fix: "Fix",
  /** Before another fix. */
  or: "Or",
  on: "On",
  basis: "Basis",
  /** Above what is folded away elsewhere. */
  details: (count: number) => `Details (${count})`,
  notSure: "Not sure",
  /** Before what was recognised, in a line. */
  seen: "Seen",
  judgedBy: "Checked against",
  notJudged: "Not judged",
  notRead: "Not read",
  leftOut: (count: number) =>
    `${countEn(count, "thing in the file cannot be read and is", "things in the file cannot be read and are")} left out. All else is reviewed.`,
  /** When it was made, as a day. */
  made: (day: string) => `Reviewed on ${day}.`,
  purpose: (purpose: string) => `What it is for: ${purpose}`,
  /** Heads of the columns of a table, in their order. */
  columns: {
    number: "No.",
    file: "File",
    screen: "Screen",
    severity: "Severity",
    certainty: "Certainty",
    aspect: "Aspect",
    finding: "Finding",
    problem: "Problem",
    doubt: "Doubt",
    why: "Why it matters",
    fix: "What to do",
    layers: "Layers",
    layerIds: "Layer ids",
    rule: "Rule",
    basis: "Basis",
  },
  /** The list of pins on a picture. */
  pictureOf: (screen: string) => `Picture of ${screen}, with the numbers of the findings`,
  /** At the end of a page. */
  by: (product: string) => `Made with ${product}.`,
};

const AROUND_FR: typeof AROUND_EN = {
  kinds: {
    screen: "écran",
    part: "partie d’écran",
    component: "composant",
    specimen: "planche de styles, de composants ou de zones",
    board: "planche d’écrans",
    library: "bibliothèque",
  },
  layers: (count) => countFr(count, "calque", "calques"),
  findings: (count) => countFr(count, "constat", "constats"),
  andMore: (count) => `et ${count} de plus`,
  reviewOf: (file) => `Revue de ${file}`,
  aDesign: "un design",
  why: "Pourquoi",
  fix: "Que faire",
  or: "Ou",
  on: "Où",
  basis: "D’après",
  details: (count) => `Détails (${count})`,
  notSure: "Incertain",
  seen: "Vu",
  judgedBy: "Vérifié selon",
  notJudged: "Non jugé",
  notRead: "Non lu",
  leftOut: (count) =>
    `${countFr(count, "point du fichier est illisible et laissé", "points du fichier sont illisibles et laissés")} de côté. Tout le reste est examiné.`,
  made: (day) => `Revue du ${day}.`,
  purpose: (purpose) => `À quoi il sert\u00a0: ${purpose}`,
  columns: {
    number: "Nº",
    file: "Fichier",
    screen: "Écran",
    severity: "Gravité",
    certainty: "Certitude",
    aspect: "Aspect",
    finding: "Constat",
    problem: "Problème",
    doubt: "Doute",
    why: "Pourquoi c’est important",
    fix: "Que faire",
    layers: "Calques",
    layerIds: "Identifiants des calques",
    rule: "Règle",
    basis: "D’après",
  },
  pictureOf: (screen) => `Image de ${screen}, avec les numéros des constats`,
  by: (product) => `Fait avec ${product}.`,
};

const inLowerCase = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(words).map(([name, word]) => [name, word.toLowerCase()]),
  ) as Readonly<Record<Name, string>>;

/** Words of the panel and the site, as they stand in the middle of a line, and those around findings. */
function told(
  around: typeof AROUND_EN,
  shown: typeof REVIEW_WORDS_EN | typeof REVIEW_WORDS_FR,
  language: Language,
) {
  const { measured, likely, noticed, confirmed } = shown.certainty;
  return {
    ...around,
    aspects: shown.aspects,
    severity: inLowerCase(shown.severity),
    certainty: inLowerCase({
      measured: measured.name,
      likely: likely.name,
      noticed: noticed.name,
      confirmed: confirmed.name,
    }),
    /** Nothing is open. */
    verdict: (frame: FrameReport) => `${titleOf(verdictOf(frame.findings), shown, frame)}.`,
    writeSeen: (elements: readonly SeenElement[]) => writeSeen(elements, language),
    writeJudgedBy: (judgedBy: JudgedBy) => writeJudgedBy(judgedBy, language),
    /** The heading above the findings that a model noticed; then a sentence on what these are. */
    secondOpinion: noticed.name,
    noticedMeans: noticed.means,
    asked: shown.asked,
    perspectives: shown.perspectives,
    /** Above a finding that the second opinion holds to be wrong. */
    doubted: (why: string) => `${shown.doubted.means} ${why}`,
  };
}

/** The words of reviews that are told to others, by language. */
export const REVIEW_WORDS = {
  en: told(AROUND_EN, REVIEW_WORDS_EN, "en"),
  fr: told(AROUND_FR, REVIEW_WORDS_FR, "fr"),
} as const satisfies Readonly<Record<Language, object>>;

export type ReviewWords = (typeof REVIEW_WORDS)[Language];

/** The columns of a table of findings. */
export type TableColumn = keyof ReviewWords["columns"];
