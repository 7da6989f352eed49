import type { Report } from "../shared/review/report.ts";
import { SEVERITIES, type Severity } from "../shared/review/rule.ts";
import { InputError } from "./review/input-error.ts";
import { onOneLine } from "./review/one-line.ts";
import { readOptions, USAGE, UsageError, type CommandOptions, type Format } from "./review/options.ts";
import { reviewFile } from "./review/review-file.ts";
import { REPORT_WORDS, type ReportWords } from "./review/words.ts";
import { elementsAsJson, elementsAsMarkdown, elementsAsText } from "./review/write-elements.ts";
import { writeMarkdown } from "./review/write-markdown.ts";
import { writeText } from "./review/write-text.ts";

const EXIT = { fine: 0, tooSevere: 1, unusable: 2 } as const;

type Writers = Readonly<Record<Format, (report: Report, words: ReportWords, isTerminal: boolean) => string>>;

const FINDINGS: Writers = {
  text: writeText,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  markdown: writeMarkdown,
};

const ELEMENTS: Writers = { text: elementsAsText, json: elementsAsJson, markdown: elementsAsMarkdown };

function write(report: Report, { format, language, showsElements }: CommandOptions): string {
  const isTerminal = process.stdout.isTTY && !process.env["NO_COLOR"];
  return (showsElements ? ELEMENTS : FINDINGS)[format](report, REPORT_WORDS[language], isTerminal);
}

const isMet = (report: Report, failOn: Severity): boolean =>
  report.frames.some(({ findings }) =>
    findings.some(({ severity }) => SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(failOn)),
  );

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    process.stdout.write(`${USAGE}\n`);
    return EXIT.fine;
  }
  const report = await reviewFile(options);
  process.stdout.write(write(report, options));
  return options.failOn && isMet(report, options.failOn) ? EXIT.tooSevere : EXIT.fine;
}

function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof InputError) return error.message;
  return `Something went wrong in the review itself: ${onOneLine(String(error))}`;
}

/** Whatever goes wrong is said in words, and never looks like a review that found too much. */
function end(error: unknown): void {
  process.stderr.write(`${reasonOf(error)}\n`);
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
