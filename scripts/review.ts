import { isRead, isUnread, readOnes, type FileResult } from "./review/choose/each-file.ts";
import { findFiles } from "./review/choose/find-files.ts";
import { InputError } from "./review/words/input-error.ts";
import { listFiles } from "./review/choose/list-files.ts";
import { forLogs } from "./review/words/for-logs.ts";
import type { Manner, Write } from "./review/write/manner.ts";
import { onOneLine } from "../shared/export/one-line.ts";
import { readOptions, REVIEW_USAGE, UsageError, type CommandOptions } from "./review/choose/options.ts";
import type { FileReview } from "./review/judge/review-file.ts";
import { reviewFiles } from "./review/judge/review-files.ts";
import { hasFound, tallyOf } from "./review/judge/tally.ts";
import { REPORT_WORDS } from "./review/words/words.ts";
import { ELEMENTS, FINDINGS, LIST } from "./review/write/write-results.ts";

const EXIT = { fine: 0, tooSevere: 1, unusable: 2 } as const;

const mannerOf = ({ language, failOn }: CommandOptions, isOne: boolean): Manner => ({
  language,
  failOn,
  isOne,
  isTerminal: process.stdout.isTTY && !process.env["NO_COLOR"],
});

/** Prints what came of the files, and tells of each that could not be read; nothing is printed of none. */
function print<Value extends object>(
  results: readonly FileResult<Value>[],
  write: Write<Value>,
  manner: Manner,
): void {
  if (results.some(isRead)) process.stdout.write(forLogs(write(results, manner)));
  for (const { path, error } of results.filter(isUnread))
    process.stderr.write(forLogs(`${path}: ${error}\n`));
}

const isMet = (results: readonly FileResult<FileReview>[], { failOn }: CommandOptions): boolean =>
  failOn !== undefined && hasFound(tallyOf(readOnes(results).map(({ report }) => report)), failOn);

async function run(options: CommandOptions): Promise<number> {
  const words = REPORT_WORDS[options.language];
  const found = await findFiles(options.files, words.faults);
  const manner = mannerOf(options, found.isOne);
  if (options.shows === "list") {
    const lists = await listFiles(found, options, words);
    print(lists, LIST[options.format], manner);
    return lists.some(isUnread) ? EXIT.unusable : EXIT.fine;
  }
  const reviews = await reviewFiles(found, options, words);
  print(reviews, options.shows === "elements" ? ELEMENTS[options.format] : FINDINGS[options.format], manner);
  if (reviews.some(isUnread)) return EXIT.unusable;
  return isMet(reviews, options) ? EXIT.tooSevere : EXIT.fine;
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options) return run(options);
  process.stdout.write(`${REVIEW_USAGE}\n`);
  return EXIT.fine;
}

function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${REVIEW_USAGE}`;
  if (error instanceof InputError) return error.message;
  return `Something went wrong in the review itself: ${onOneLine(String(error))}`;
}

/** Whatever goes wrong is said in words, and never looks like a review that found too much. */
function end(error: unknown): void {
  process.stderr.write(forLogs(`${reasonOf(error)}\n`));
  process.exitCode = EXIT.unusable;
}

/** Whoever reads may stop before the end, such as `head`. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") end(error);
});
process.on("uncaughtException", end);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  end(error);
}
