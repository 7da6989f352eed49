import { REVIEW_WORDS_EN } from "../../../shared/i18n/review-words.en.ts";
import { REVIEW_WORDS_FR } from "../../../shared/i18n/review-words.fr.ts";
import { LAYER_WORDS_EN } from "../../../shared/i18n/layer-words.en.ts";
import { LAYER_WORDS_FR } from "../../../shared/i18n/layer-words.fr.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import type { Role } from "../../../shared/perception/elements/element.ts";
import { writeJudgedBy } from "../../../shared/review/write-judged-by.ts";
import type { JudgedBy, SeenElement } from "../../../shared/review/report.ts";
import { writeSeen } from "../../../shared/review/write-seen.ts";
import type { ReportKind } from "../../../shared/review/report.ts";
import type { Aspect, Certainty, Severity } from "../../../shared/review/rule.ts";
import { FAULT_WORDS, type FaultWords } from "./fault-words.ts";

/** What a written report says beside its findings. */
export interface ReportWords {
  readonly aspects: Readonly<Record<Aspect, string>>;
  readonly severity: Readonly<Record<Severity, string>>;
  readonly certainty: Readonly<Record<Certainty, string>>;
  /** What is judged, where it is no whole screen. */
  readonly kinds: Readonly<Record<ReportKind, string>>;
  readonly layers: (count: number) => string;
  readonly findings: (count: number) => string;
  readonly elements: (count: number) => string;
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
  /** Above what several screens have in common. */
  readonly acrossScreens: string;
  readonly noElements: string;
  readonly standsOut: string;
  readonly notSure: string;
  /** Before what was recognised, in a line. */
  readonly seen: string;
  readonly writeSeen: (elements: readonly SeenElement[]) => string;
  readonly judgedBy: string;
  readonly writeJudgedBy: (judgedBy: JudgedBy) => string;
  readonly notJudged: string;
  readonly notRead: string;
  readonly leftOut: (count: number) => string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly mainAction: string;
  readonly states: Readonly<Record<"selected" | "disabled" | "error", string>>;
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

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const pluriel = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const named = ({ certainty }: typeof REVIEW_WORDS_EN | typeof REVIEW_WORDS_FR) => ({
  measured: certainty.measured.name.toLowerCase(),
  likely: certainty.likely.name.toLowerCase(),
});

const inLowerCase = (words: Readonly<Record<Severity, string>>): Readonly<Record<Severity, string>> => ({
  critical: words.critical.toLowerCase(),
  major: words.major.toLowerCase(),
  minor: words.minor.toLowerCase(),
  suggestion: words.suggestion.toLowerCase(),
});

/** The words of written reports, by language. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    aspects: REVIEW_WORDS_EN.aspects,
    severity: inLowerCase(REVIEW_WORDS_EN.severity),
    certainty: named(REVIEW_WORDS_EN),
    kinds: {
      screen: "screen",
      part: "part of a screen",
      component: "component",
      specimen: "sheet of styles or components",
      board: "board of screens",
      library: "library",
    },
    layers: (count) => plural(count, "layer", "layers"),
    findings: (count) => plural(count, "finding", "findings"),
    elements: (count) => plural(count, "element", "elements"),
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
    acrossScreens: REVIEW_WORDS_EN.acrossScreens,
    noElements: "No element is recognised.",
    standsOut: "Stands out",
    notSure: "Not sure",
    seen: "Seen",
    writeSeen: (elements) => writeSeen(elements, "en"),
    judgedBy: "Judged by",
    writeJudgedBy: (judgedBy) => writeJudgedBy(judgedBy, "en"),
    notJudged: "Not judged",
    notRead: "Not read",
    leftOut: (count) =>
      `${plural(count, "thing in the file cannot be read and is", "things in the file cannot be read and are")} left out. All else is reviewed.`,
    roles: LAYER_WORDS_EN.kinds,
    mainAction: "main action",
    states: { selected: "selected", disabled: "disabled", error: "error" },
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
    aspects: REVIEW_WORDS_FR.aspects,
    severity: inLowerCase(REVIEW_WORDS_FR.severity),
    certainty: named(REVIEW_WORDS_FR),
    kinds: {
      screen: "écran",
      part: "partie d’écran",
      component: "composant",
      specimen: "planche de styles ou de composants",
      board: "planche d’écrans",
      library: "bibliothèque",
    },
    layers: (count) => pluriel(count, "calque", "calques"),
    findings: (count) => pluriel(count, "constat", "constats"),
    elements: (count) => pluriel(count, "élément", "éléments"),
    andMore: (count) => `et ${count} de plus`,
    reviewOf: (file) => `Avis sur ${file}`,
    aDesign: "un design",
    why: "Pourquoi",
    fix: "Que faire",
    or: "Ou",
    on: "Où",
    basis: "D’après",
    nothingFound: "Rien trouvé.",
    onlyDetails: `${REVIEW_WORDS_FR.onlyDetails}.`,
    details: (count) => `Détails (${count})`,
    acrossScreens: REVIEW_WORDS_FR.acrossScreens,
    noElements: "Aucun élément reconnu.",
    standsOut: "Ce qui ressort",
    notSure: "Incertain",
    seen: "Vu",
    writeSeen: (elements) => writeSeen(elements, "fr"),
    judgedBy: "Jugé selon",
    writeJudgedBy: (judgedBy) => writeJudgedBy(judgedBy, "fr"),
    notJudged: "Non jugé",
    notRead: "Non lu",
    leftOut: (count) =>
      `${pluriel(count, "point du fichier est illisible et laissé", "points du fichier sont illisibles et laissés")} de côté. Tout le reste est examiné.`,
    roles: LAYER_WORDS_FR.kinds,
    mainAction: "action principale",
    states: { selected: "sélectionné", disabled: "désactivé", error: "erreur" },
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
