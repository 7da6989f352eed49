import { SEVERITIES } from "../../../shared/review/rule.ts";
import { isUnread, readOnes, type FileResult } from "../choose/each-file.ts";
import { inColumns } from "./in-columns.ts";
import { onOneLine } from "../words/one-line.ts";
import type { FileReview } from "../judge/review-file.ts";
import { tallyOf, type Tally } from "../judge/tally.ts";
import type { ReportWords } from "../words/words.ts";
import { escape } from "./write-markdown.ts";
import type { Paint } from "../words/paint.ts";

type Row = readonly string[];

const numbersOf = ({ screens, findings }: Tally): Row =>
  [screens, ...SEVERITIES.map((severity) => findings[severity])].map(String);

const NUMBERS = SEVERITIES.length + 1;

/** A head, a row a file in the order of the files, and the total. */
function rowsOf(results: readonly FileResult<FileReview>[], words: ReportWords): readonly Row[] {
  const total = tallyOf(readOnes(results).map(({ report }) => report));
  return [
    [words.file, words.screens, ...SEVERITIES.map((severity) => words.severity[severity])],
    ...results.map((result) => [
      onOneLine(result.path),
      ...(isUnread(result)
        ? Array.from({ length: NUMBERS }, () => "–")
        : numbersOf(tallyOf([result.report]))),
    ]),
    [words.total, ...numbersOf(total)],
  ];
}

const unreadLines = (results: readonly FileResult<FileReview>[]): readonly string[] =>
  results.filter(isUnread).map(({ path, error }) => `${onOneLine(path)}: ${onOneLine(error)}`);

/** The numbers of several files, for people. */
export function summaryAsText(
  results: readonly FileResult<FileReview>[],
  words: ReportWords,
  paint: Paint,
): string {
  const table = inColumns(rowsOf(results, words), 1).map((line) => `  ${line}`);
  const unread = unreadLines(results).map((line) => `  ${line}`);
  const said = unread.length > 0 ? ["", `  ${words.unread(unread.length)}`, ...unread] : [];
  return `${[paint("bold", words.summary), "", ...table, ...said].join("\n")}\n`;
}

const asRow = (cells: Row): string => `| ${cells.map(escape).join(" | ")} |`;

/** The same as Markdown. */
export function summaryAsMarkdown(results: readonly FileResult<FileReview>[], words: ReportWords): string {
  const [head = [], ...rows] = rowsOf(results, words);
  const rule = ["---", ...head.slice(1).map(() => "---:")];
  const unread = unreadLines(results).map((line) => `- ${escape(line)}`);
  return `${[
    `# ${words.summary}`,
    [asRow(head), `| ${rule.join(" | ")} |`, ...rows.map(asRow)].join("\n"),
    ...(unread.length > 0 ? [words.unread(unread.length), unread.join("\n")] : []),
  ].join("\n\n")}\n`;
}
