import { onOneLine } from "../shared/one-line.ts";
import { isRead, isUnread, readOnes, type FileResult } from "./choose/file-result.ts";
import { findFiles } from "./choose/find-files.ts";
import { listFiles } from "./choose/list-files.ts";
import { UsageError } from "./choose/arguments.ts";
import { readOptions, REVIEW_USAGE, type CommandOptions } from "./choose/options.ts";
import type { FileReview } from "./judge/review-file.ts";
import { reviewFiles } from "./judge/review-files.ts";
import { hasFound, tallyOf } from "./judge/tally.ts";
import { forLogs } from "./words/for-logs.ts";
import { InputError } from "./words/input-error.ts";
import { REPORT_WORDS } from "./words/words.ts";
import type { Manner, Write } from "./write/manner.ts";
import { FINDINGS, LIST } from "./write/write-results.ts";

const EXIT = { fine: 0, tooSevere: 1, unusable: 2 } as const;

/** The two ways in which a command prints. */
export interface Printer {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** True where colors are seen. */
  readonly isTerminal: boolean;
}

/** Prints what came of the files, and tells of each that could not be read; nothing is printed of none. */
function print<Value extends object>(
  results: readonly FileResult<Value>[],
  write: Write<Value>,
  manner: Manner,
  { out, err }: Printer,
): void {
  if (results.some(isRead)) out(forLogs(write(results, manner)));
  for (const { path, error } of results.filter(isUnread)) err(forLogs(`${path}: ${error}\n`));
}

const isMet = (results: readonly FileResult<FileReview>[], { failOn }: CommandOptions): boolean =>
  failOn !== undefined && hasFound(tallyOf(readOnes(results).map(({ report }) => report)), failOn);

async function run(options: CommandOptions, printer: Printer): Promise<number> {
  const { language } = options;
  const words = REPORT_WORDS[language];
  const found = await findFiles(options.files, words.faults);
  const manner = { language, isOne: found.isOne, isTerminal: printer.isTerminal };
  if (options.shows === "list") {
    const lists = await listFiles(found, options, words);
    print(lists, LIST[options.format], manner, printer);
    return lists.some(isUnread) ? EXIT.unusable : EXIT.fine;
  }
  const reviews = await reviewFiles(found, options, words, (message) => printer.err(forLogs(`${message}\n`)));
  print(reviews, FINDINGS[options.format], manner, printer);
  if (reviews.some(isUnread)) return EXIT.unusable;
  return isMet(reviews, options) ? EXIT.tooSevere : EXIT.fine;
}

function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${REVIEW_USAGE}`;
  if (error instanceof InputError) return error.message;
  return `Something went wrong in the review itself: ${onOneLine(String(error))}`;
}

/** Says in words why there is no review; that never looks like one that found too much. Answers the exit code. */
export function tellFault(error: unknown, { err }: Pick<Printer, "err">): number {
  err(forLogs(`${reasonOf(error)}\n`));
  return EXIT.unusable;
}

/** The command `review` with its arguments: prints, and answers its exit code. */
export async function reviewCommand(args: readonly string[], printer: Printer): Promise<number> {
  try {
    const options = readOptions(args);
    if (options) return await run(options, printer);
    printer.out(`${REVIEW_USAGE}\n`);
    return EXIT.fine;
  } catch (error) {
    return tellFault(error, printer);
  }
}
