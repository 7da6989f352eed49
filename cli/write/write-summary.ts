import { SEVERITIES } from "../../shared/review/rule.ts";
import { isPassedOver, isUnread, readOnes, type FileResult } from "../choose/file-result.ts";
import { inColumns } from "./in-columns.ts";
import { onOneLine } from "../../shared/one-line.ts";
import type { FileReview } from "../judge/review-file.ts";
import { tallyOf, type Tally } from "../judge/tally.ts";
import type { ReportWords } from "../words/words.ts";
import { escapeMarkdown } from "../../shared/export/escape-markdown.ts";
import type { Colorize } from "../words/paint.ts";

type Row = readonly string[];

const numbersOf = ({ screens, findings }: Tally): Row =>
  [screens, ...SEVERITIES.map((severity) => findings[severity])].map(String);

const NUMBERS = SEVERITIES.length + 1;

/** A head, a row a file in the order of the files, and the total. */
function rowsOf(results: readonly FileResult<FileReview>[], words: ReportWords): readonly Row[] {
  const total = tallyOf(readOnes(results).map(({ report }) => report));
  return [
    [words.file, words.screens, ...SEVERITIES.map((severity) => words.severity[severity])],
    ...results.flatMap((result) =>
      isPassedOver(result)
        ? []
        : [
            [
              onOneLine(result.path),
              ...(isUnread(result)
                ? Array.from({ length: NUMBERS }, () => "–")
                : numbersOf(tallyOf([result.report]))),
            ],
          ],
    ),
    [words.total, ...numbersOf(total)],
  ];
}

interface Notice {
  readonly head: string;
  readonly lines: readonly string[];
}

const line = (path: string, reason: string): string => `${onOneLine(path)}: ${onOneLine(reason)}`;

/** Notices about files: which could not be read, and which are no designs. */
function noticesOf(results: readonly FileResult<FileReview>[], words: ReportWords): readonly Notice[] {
  const unread = results.filter(isUnread).map(({ path, error }) => line(path, error));
  const passedOver = results.filter(isPassedOver).map(({ path, passedOver: reason }) => line(path, reason));
  return [
    { head: words.unread(unread.length), lines: unread },
    { head: words.passedOver(passedOver.length), lines: passedOver },
  ].filter(({ lines }) => lines.length > 0);
}

/** The numbers of several files, for people. */
export function summaryAsText(
  results: readonly FileResult<FileReview>[],
  words: ReportWords,
  paint: Colorize,
): string {
  const table = inColumns(rowsOf(results, words), 1).map((row) => `  ${row}`);
  const notices = noticesOf(results, words).flatMap(({ head, lines }) => [
    "",
    ...[head, ...lines].map((said) => `  ${said}`),
  ]);
  return `${[paint("bold", words.summary), "", ...table, ...notices].join("\n")}\n`;
}

const asRow = (cells: Row): string => `| ${cells.map(escapeMarkdown).join(" | ")} |`;

/** The same as Markdown. */
export function summaryAsMarkdown(results: readonly FileResult<FileReview>[], words: ReportWords): string {
  const [head = [], ...rows] = rowsOf(results, words);
  const rule = ["---", ...head.slice(1).map(() => "---:")];
  const notices = noticesOf(results, words).flatMap(({ head: said, lines }) => [
    said,
    lines.map((one) => `- ${escapeMarkdown(one)}`).join("\n"),
  ]);
  return `${[
    `# ${words.summary}`,
    [asRow(head), `| ${rule.join(" | ")} |`, ...rows.map(asRow)].join("\n"),
    ...notices,
  ].join("\n\n")}\n`;
}
