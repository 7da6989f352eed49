import type { Report } from "../shared/review/report.ts";
import { SEVERITIES, type Severity } from "../shared/review/rule.ts";
import { readOptions, USAGE, UsageError, type Format } from "./review/options.ts";
import { InputError, reviewFile } from "./review/review-file.ts";
import { writeMarkdown } from "./review/write-markdown.ts";
import { writeText } from "./review/write-text.ts";

const EXIT = { fine: 0, tooSevere: 1, unreadable: 2 } as const;

const WRITERS: Readonly<Record<Format, (report: Report) => string>> = {
  text: (report) => writeText(report, process.stdout.isTTY && !process.env["NO_COLOR"]),
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  markdown: writeMarkdown,
};

const isMet = (report: Report, failOn: Severity): boolean =>
  report.frames.some(({ findings }) =>
    findings.some(({ severity }) => SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(failOn)),
  );

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const report = await reviewFile(options);
  process.stdout.write(WRITERS[options.format](report));
  return options.failOn && isMet(report, options.failOn) ? EXIT.tooSevere : EXIT.fine;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError || error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${USAGE}\n` : ""}`);
  process.exitCode = EXIT.unreadable;
}
