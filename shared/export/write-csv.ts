import { listLayerNames } from "./name-layers.ts";
import type { Language } from "../i18n/language.ts";
import { openAndFolded } from "../review/open-and-folded.ts";
import { numberedScreen } from "./numbered-screen.ts";
import { oneLine, onOneLine } from "../one-line.ts";
import { REVIEW_WORDS, type TableColumn, type ReviewWords } from "./review-words.ts";
import { wordFixes } from "./word-fixes.ts";
import { noticedOn, type ToldFinding, type ToldReview } from "./told-review.ts";

const COLUMNS = Object.keys(REVIEW_WORDS.en.columns) as readonly TableColumn[];

/** Excel takes a file without it for one of the machine's old code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The beginnings that make spreadsheets take a cell for a formula, also in full width:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[\s']*[=+\-@＝＋－＠]/u;

/** A cell as RFC 4180 has it; a formula, which a spreadsheet would run, becomes text. */
export function cellOf(text: string): string {
  const flat = onOneLine(text);
  const safe = FORMULA.test(flat) ? `'${flat}` : flat;
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface Place {
  readonly file: string;
  readonly screen: string;
}

const rowOf = (
  finding: ToldFinding,
  { file, screen }: Place,
  number: number,
  words: ReviewWords,
): Readonly<Record<TableColumn, string>> => ({
  number: String(number),
  file,
  screen,
  severity: words.severity[finding.severity],
  certainty: words.certainty[finding.certainty],
  aspect: words.aspects[finding.aspect],
  finding: finding.title,
  problem: finding.problem,
  doubt: finding.doubt ?? "",
  why: finding.why,
  fix: wordFixes(finding, words)
    .map(([, text]) => text)
    .join(" / "),
  layers: listLayerNames(finding.layers, words),
  layerIds: finding.layers.map(({ id }) => id).join(" "),
  rule: finding.rule,
  basis: finding.basis,
});

/** Spreadsheets in French take the comma for the decimal mark, and what stands between cells is a semicolon. */
const BETWEEN: Readonly<Record<Language, string>> = { en: ",", fr: ";" };

function rowsOf(review: ToldReview, words: ReviewWords): readonly (readonly string[])[] {
  return review.frames.flatMap((frame) => {
    const place = { file: oneLine(review.file), screen: oneLine(frame.name) };
    const { open, details } = openAndFolded(frame.findings);
    const numbered = numberedScreen<ToldFinding>(open, noticedOn(review, frame.id), details);
    return Object.values(numbered)
      .flat()
      .map(({ finding, number }) => {
        const row = rowOf(finding, place, number, words);
        return COLUMNS.map((column) => row[column]);
      });
  });
}

/** Writes findings as a table, a row each, as spreadsheets open it. Foreign names are never run as formulas. */
export function writeCsv(reviews: readonly ToldReview[], language: Language): string {
  const words = REVIEW_WORDS[language];
  const head = COLUMNS.map((column) => words.columns[column]);
  const rows = [head, ...reviews.flatMap((review) => rowsOf(review, words))];
  const lines = rows.map((cells) => cells.map(cellOf).join(BETWEEN[language]));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}
