import { reviewCommand, tellFault, type Printer } from "./review-command.ts";

const printer: Printer = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY && !process.env["NO_COLOR"],
};

function end(error: unknown): void {
  process.exitCode = tellFault(error, printer);
}

/** Whoever reads may stop before the end, such as `head`. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") end(error);
});
process.on("uncaughtException", end);

process.exitCode = await reviewCommand(process.argv.slice(2), printer);
