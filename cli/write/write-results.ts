import { isPassedOver, isUnread, readOnes, type FileResult } from "../choose/each-file.ts";
import { inTurn } from "./in-turn.ts";
import type { FileList } from "../choose/list-files.ts";
import type { Manner, Write } from "./manner.ts";
import type { FormatOf } from "../choose/options.ts";
import type { FileReview } from "../judge/review-file.ts";
import { tallyOf } from "../judge/tally.ts";
import { REPORT_WORDS, type ReportWords } from "../words/words.ts";
import { inJson } from "./in-json.ts";
import { listAsText } from "./write-list.ts";
import { escapeMarkdown } from "../../shared/export/escape-markdown.ts";
import { writeCsv } from "../../shared/export/write-csv.ts";
import { writeMarkdown } from "../../shared/export/write-markdown.ts";
import { writeSarif } from "./sarif/write-sarif.ts";
import { summaryAsMarkdown, summaryAsText } from "./write-summary.ts";
import { paintFor, type Colorize } from "../words/paint.ts";
import { writeTextReport } from "./write-text.ts";

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
