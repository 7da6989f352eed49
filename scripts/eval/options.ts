import { parseArgs } from "node:util";
import { UsageError } from "../review/choose/options.ts";

export const USAGE = `Usage: npm run eval -- FOLDER [options]

  FOLDER                    designs: JSON of the Figma REST API, each with a picture of the same name (.png) if there is one
  --answers FOLDER          takes the model's answers from there, instead of asking one
  --record FOLDER           keeps the model's answers there
  --language en|fr

Asks the model of OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.`;

export interface EvalOptions {
  readonly folder: string;
  readonly answers: string | undefined;
  readonly record: string | undefined;
  readonly language: "en" | "fr";
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        answers: { type: "string" },
        record: { type: "string" },
        language: { type: "string", default: "en" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the arguments of the command line. */
export function readEvalOptions(args: readonly string[]): EvalOptions {
  const { values, positionals } = parse(args);
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageError("Name one folder.");
  if (values.language !== "en" && values.language !== "fr")
    throw new UsageError(`--language takes en or fr, not “${values.language}”.`);
  return { folder, answers: values.answers, record: values.record, language: values.language };
}
