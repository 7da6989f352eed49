import { existsSync } from "node:fs";
import { readEnv } from "../server/env.ts";
import type { AskModel } from "../server/second-opinion/ask-model.ts";
import { openModel } from "../server/second-opinion/open-second-opinion.ts";
import { StartFault } from "../server/start-fault.ts";
import { evaluate } from "./eval/evaluate.ts";
import { judgePoints, type JudgedPoint } from "./eval/judge-points.ts";
import { openScreen } from "./eval/open-screen.ts";
import { readPoints } from "./eval/points.ts";
import { writePoints } from "./eval/write-points.ts";
import { readEvalOptions, EVAL_USAGE, type EvalOptions } from "./eval/options.ts";
import { readDesigns } from "./eval/read-designs.ts";
import { answersOf, recording } from "./eval/recorded-answers.ts";
import { writeEvaluations } from "./eval/write-evaluations.ts";
import { UsageError } from "../cli/choose/arguments.ts";
import { InputError } from "../cli/words/input-error.ts";

const EXIT = { failed: 1, unusable: 2 } as const;

if (existsSync(".env")) process.loadEnvFile();
const env = readEnv(process.env);

function modelOf({ answers, record }: EvalOptions): AskModel {
  if (answers) return answersOf(answers);
  const opened = openModel(env);
  if (!opened)
    throw new InputError("No model: set OPENAI_API_KEY and OPENAI_MODEL, or give --answers FOLDER.");
  return record ? recording(record, opened.ask) : opened.ask;
}

async function judgeAll(folder: string, points: string): Promise<number> {
  const screens = await readPoints(points);
  for (const verifier of ["honest", "agrees"] as const) {
    const judged: JudgedPoint[] = [];
    for (const one of screens) {
      const screen = await openScreen(folder, one);
      if (screen) judged.push(...(await judgePoints(screen, one, verifier)));
    }
    process.stdout.write(`${writePoints(judged, verifier)}\n`);
  }
  return 0;
}

async function main(args: readonly string[]): Promise<number> {
  const options = readEvalOptions(args);
  if (options.points) return judgeAll(options.folder, options.points);
  const ask = modelOf(options);
  const prices = {
    model: env.OPENAI_MODEL ?? "recorded",
    inputEur: env.OPENAI_INPUT_EUR,
    outputEur: env.OPENAI_OUTPUT_EUR,
  };
  const { folder, language } = options;
  const evaluations = await evaluate(await readDesigns(folder), ask, prices, { language });
  process.stdout.write(writeEvaluations(evaluations));
  return evaluations.some(({ failure }) => failure !== null) ? EXIT.failed : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isTheirs = [InputError, UsageError, StartFault].some((kind) => error instanceof kind);
  if (!(error instanceof Error) || !isTheirs) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${EVAL_USAGE}\n` : ""}`);
  process.exitCode = EXIT.unusable;
}
