import { isPassedOver, isUnread, readOnes, type FileResult, isRead } from "../choose/file-result.ts";
import type { FileList } from "../choose/list-files.ts";
import type { Manner, Write } from "./manner.ts";
import type { FormatOf } from "../choose/options.ts";
import type { FileReview } from "../judge/review-file.ts";
import { tallyOf } from "../judge/tally.ts";
import { REPORT_WORDS, type ReportWords } from "../words/words.ts";
import { escapeMarkdown } from "../../shared/export/escape-markdown.ts";
import { writeCsv } from "../../shared/export/write-csv.ts";
import { writeMarkdown } from "../../shared/export/write-markdown.ts";
import { writeSarif } from "./sarif/write-sarif.ts";
import { summaryAsMarkdown, summaryAsText } from "./write-summary.ts";
import { paintFor, type Colorize } from "../words/paint.ts";
import { writeTextReport } from "./write-text.ts";
import { writeJson } from "../../shared/export/write-json.ts";
import { onOneLine, oneLine } from "../../shared/one-line.ts";
import type { PageOutline, Screen } from "../design/design.ts";
import { inColumns } from "./in-columns.ts";

const rounded = (length: number): number => Math.round(length * 10) / 10;

const cellsOf = ({ id, name, widthPx, heightPx }: Screen): readonly string[] => [
  oneLine(name),
  oneLine(id),
  `${rounded(widthPx)} × ${rounded(heightPx)} px`,
];

function writePage({ id, name, screens }: PageOutline, words: ReportWords, paint: Colorize): string {
  const head =
    id === "" && name === "" ? [] : [`  ${paint("bold", oneLine(name))}  ${paint("dim", oneLine(id))}`];
  const rows = screens.length > 0 ? inColumns(screens.map(cellsOf)) : [words.noScreens];
  return [...head, ...rows.map((row) => `    ${row}`)].join("\n");
}

/** Writes pages and screens for people; in colour on a terminal. */
const listAsText = ({ file, pages }: FileList, words: ReportWords, paint: Colorize): string =>
  `${[paint("underline", oneLine(file)), ...pages.map((page) => writePage(page, words, paint))].join("\n\n")}\n`;

type Value<Whole> = { readonly path: string } & Whole;

/** Writes one file after the other, each under its path when there are several. */
const inTurn =
  <Whole extends object>(
    write: (value: Value<Whole>, manner: Manner) => string,
    head: (path: string, manner: Manner) => string,
  ): Write<Whole> =>
  (results, manner) =>
    readOnes(results)
      .map((value) => {
        const written = write(value, manner);
        return manner.isOne ? written : `${head(onOneLine(value.path), manner)}\n\n${written}`;
      })
      .join("\n\n");

/** One file is written as it is; of several each stands with its path, after what is said of all. */
const inJson =
  <Value extends object>(
    shape: (value: Value) => object,
    ofAll: (results: readonly FileResult<Value>[]) => object = () => ({}),
  ): Write<Value> =>
  (results, { isOne }) => {
    const [first] = readOnes(results);
    const files = results.map((result) =>
      isRead(result) ? { path: result.path, ...shape(result) } : result,
    );
    const written = isOne && first ? shape(first) : { ...ofAll(results), files };
    return writeJson(written);
  };

const wordsOf = ({ language }: Manner): ReportWords => REPORT_WORDS[language];
const paintOf = ({ isTerminal }: Manner): Colorize => paintFor(isTerminal);

const textHead = (path: string, manner: Manner): string => paintOf(manner)(["bold", "underline"], path);
const markdownHead = (path: string): string => `# ${escapeMarkdown(path)}`;

const totalOf = (results: readonly FileResult<FileReview>[]): object => {
  const read = readOnes(results);
  const total = {
    files: read.length,
    unread: results.filter(isUnread).length,
    passedOver: results.filter(isPassedOver).length,
  };
  return { total: { ...total, ...tallyOf(read.map(({ report }) => report)) } };
};

/** Several files end with their numbers. */
const withSummary =
  (write: Write<FileReview>, summarise: Write<FileReview>): Write<FileReview> =>
  (results, manner) =>
    manner.isOne ? write(results, manner) : `${write(results, manner)}\n\n${summarise(results, manner)}`;

/** Writes findings. */
export const FINDINGS: Readonly<Record<FormatOf<"findings">, Write<FileReview>>> = {
  text: withSummary(
    inTurn(({ report }, manner) => writeTextReport(report, wordsOf(manner), manner.isTerminal), textHead),
    (results, manner) => summaryAsText(results, wordsOf(manner), paintOf(manner)),
  ),
  json: inJson(({ report }) => report, totalOf),
  markdown: withSummary(
    inTurn(({ report }, manner) => writeMarkdown(report, wordsOf(manner)), markdownHead),
    (results, manner) => summaryAsMarkdown(results, wordsOf(manner)),
  ),
  csv: (results, { language }) =>
    writeCsv(
      readOnes(results).map(({ report }) => report),
      language,
    ),
  sarif: (results, { language }) => writeSarif(results, language, process.env["SITE_URL"] || null),
};

/** Writes the list of pages and screens. */
export const LIST: Readonly<Record<FormatOf<"list">, Write<FileList>>> = {
  text: inTurn((list, manner) => listAsText(list, wordsOf(manner), paintOf(manner)), textHead),
  json: inJson(({ file, pages }) => ({ file, pages })),
};
