import { countEn as plural } from "../i18n/plural.ts";
import type { Perspective } from "../review/perspective.ts";
import type { Language } from "../i18n/language.ts";
import { REVIEW_WORDS_EN } from "../i18n/words/review-words.en.ts";
import { REVIEW_WORDS_FR } from "../i18n/words/review-words.fr.ts";
import type { JudgedBy, ReportKind, SeenElement } from "../review/report.ts";
import type { Aspect, Severity } from "../review/rule.ts";
import type { ToldCertainty } from "./told-review.ts";
import { writeJudgedBy } from "../review/seen/write-judged-by.ts";
import { writeSeen } from "../review/seen/write-seen.ts";

/** The columns of a table of findings. */
export type TableColumn =
  | "number"
  | "file"
  | "screen"
  | "severity"
  | "certainty"
  | "aspect"
  | "finding"
  | "problem"
  | "doubt"
  | "why"
  | "fix"
  | "layers"
  | "layerIds"
  | "rule"
  | "basis";

/** The words that stand around the findings when a review is told to others. */
export interface ReviewWords {
  readonly aspects: Readonly<Record<Aspect, string>>;
  readonly severity: Readonly<Record<Severity, string>>;
  readonly certainty: Readonly<Record<ToldCertainty, string>>;
  /** The kinds of frames, for one that is no whole screen. */
  readonly kinds: Readonly<Record<ReportKind, string>>;
  readonly layers: (count: number) => string;
  readonly findings: (count: number) => string;
  readonly andMore: (count: number) => string;
  /** Above all screens. */
  readonly reviewOf: (file: string) => string;
  readonly aDesign: string;
  /** Before the parts of a finding; in text they stand below each other. */
  readonly why: string;
  readonly fix: string;
  /** Before another fix. */
  readonly or: string;
  readonly on: string;
  readonly basis: string;
  readonly nothingFound: string;
  /** There are details, and nothing is open. */
  readonly onlyDetails: string;
  /** Above what is folded away elsewhere. */
  readonly details: (count: number) => string;
  readonly notSure: string;
  /** Before what was recognised, in a line. */
  readonly seen: string;
  readonly writeSeen: (elements: readonly SeenElement[]) => string;
  readonly judgedBy: string;
  readonly writeJudgedBy: (judgedBy: JudgedBy) => string;
  readonly notJudged: string;
  readonly notRead: string;
  readonly leftOut: (count: number) => string;
  /** Above a finding that the second opinion holds to be wrong. */
  readonly doubted: (why: string) => string;
  /** The heading above the findings that a model noticed; then a sentence on what these are. */
  readonly secondOpinion: string;
  readonly noticedMeans: string;
  readonly asked: string;
  readonly perspectives: Readonly<Record<Perspective, string>>;
  /** When it was made, as a day. */
  readonly made: (day: string) => string;
  readonly purpose: (purpose: string) => string;
  /** Heads of the columns of a table. */
  readonly columns: Readonly<Record<TableColumn, string>>;
  /** The list of pins on a picture. */
  readonly pictureOf: (screen: string) => string;
  /** At the end of a page. */
  readonly by: (product: string) => string;
}

const pluriel = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const named = ({ certainty }: typeof REVIEW_WORDS_EN | typeof REVIEW_WORDS_FR) => ({
  measured: certainty.measured.name.toLowerCase(),
  likely: certainty.likely.name.toLowerCase(),
  noticed: certainty.noticed.name.toLowerCase(),
  confirmed: certainty.confirmed.name.toLowerCase(),
});

const inLowerCase = (words: Readonly<Record<Severity, string>>): Readonly<Record<Severity, string>> => ({
  critical: words.critical.toLowerCase(),
  major: words.major.toLowerCase(),
  minor: words.minor.toLowerCase(),
  suggestion: words.suggestion.toLowerCase(),
});

/** The words of reviews that are told to others, by language. */
export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = {
  en: {
    aspects: REVIEW_WORDS_EN.aspects,
    severity: inLowerCase(REVIEW_WORDS_EN.severity),
    certainty: named(REVIEW_WORDS_EN),
    kinds: {
      screen: "screen",
      part: "part of a screen",
      component: "component",
      specimen: "sheet of styles, components or zones",
      board: "board of screens",
      library: "library",
    },
    layers: (count) => plural(count, "layer", "layers"),
    findings: (count) => plural(count, "finding", "findings"),
    andMore: (count) => `and ${count} more`,
    reviewOf: (file) => `Review of ${file}`,
    aDesign: "a design",
    why: "Why",
    fix: "Fix",
    or: "Or",
    on: "On",
    basis: "Basis",
    nothingFound: "Nothing found.",
    onlyDetails: `${REVIEW_WORDS_EN.onlyDetails}.`,
    details: (count) => `Details (${count})`,
    notSure: "Not sure",
    seen: "Seen",
    writeSeen: (elements) => writeSeen(elements, "en"),
    judgedBy: "Checked against",
    writeJudgedBy: (judgedBy) => writeJudgedBy(judgedBy, "en"),
    notJudged: "Not judged",
    notRead: "Not read",
    leftOut: (count) =>
      `${plural(count, "thing in the file cannot be read and is", "things in the file cannot be read and are")} left out. All else is reviewed.`,
    secondOpinion: REVIEW_WORDS_EN.certainty.noticed.name,
    noticedMeans: REVIEW_WORDS_EN.certainty.noticed.means,
    asked: REVIEW_WORDS_EN.asked,
    perspectives: REVIEW_WORDS_EN.perspectives,
    doubted: (why) => `${REVIEW_WORDS_EN.doubted.means} ${why}`,
    made: (day) => `Reviewed on ${day}.`,
    purpose: (purpose) => `What it is for: ${purpose}`,
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
    pictureOf: (screen) => `Picture of ${screen}, with the numbers of the findings`,
    by: (product) => `Made with ${product}.`,
  },
  fr: {
    aspects: REVIEW_WORDS_FR.aspects,
    severity: inLowerCase(REVIEW_WORDS_FR.severity),
    certainty: named(REVIEW_WORDS_FR),
    kinds: {
      screen: "écran",
      part: "partie d’écran",
      component: "composant",
      specimen: "planche de styles, de composants ou de zones",
      board: "planche d’écrans",
      library: "bibliothèque",
    },
    layers: (count) => pluriel(count, "calque", "calques"),
    findings: (count) => pluriel(count, "constat", "constats"),
    andMore: (count) => `et ${count} de plus`,
    reviewOf: (file) => `Revue de ${file}`,
    aDesign: "un design",
    why: "Pourquoi",
    fix: "Que faire",
    or: "Ou",
    on: "Où",
    basis: "D’après",
    nothingFound: "Rien trouvé.",
    onlyDetails: `${REVIEW_WORDS_FR.onlyDetails}.`,
    details: (count) => `Détails (${count})`,
    notSure: "Incertain",
    seen: "Vu",
    writeSeen: (elements) => writeSeen(elements, "fr"),
    judgedBy: "Vérifié selon",
    writeJudgedBy: (judgedBy) => writeJudgedBy(judgedBy, "fr"),
    notJudged: "Non jugé",
    notRead: "Non lu",
    leftOut: (count) =>
      `${pluriel(count, "point du fichier est illisible et laissé", "points du fichier sont illisibles et laissés")} de côté. Tout le reste est examiné.`,
    secondOpinion: REVIEW_WORDS_FR.certainty.noticed.name,
    noticedMeans: REVIEW_WORDS_FR.certainty.noticed.means,
    asked: REVIEW_WORDS_FR.asked,
    perspectives: REVIEW_WORDS_FR.perspectives,
    doubted: (why) => `${REVIEW_WORDS_FR.doubted.means} ${why}`,
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
  },
};
