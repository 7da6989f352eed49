import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { oneOf, parseWords, UsageError } from "../../cli/choose/arguments.ts";

export const EVAL_USAGE = `Usage: npm run eval -- FOLDER [options]

  FOLDER                    designs: JSON of the Figma REST API, each with a picture (.png), a purpose (.txt) and the brief of its
                            product (.brief.txt) of the same name where there are such; or folders with file.json,
                            screenshot.png, purpose.txt and brief.txt
  --answers FOLDER          takes the model's answers from there, instead of asking one
  --record FOLDER           keeps the model's answers there
  --points FOLDER           judges these points instead, on the designs in FOLDER, as if a model had found them: once with
                            a second look that says what a person said, once with one that agrees to everything
  --language en|fr

Asks the model of OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.`;

export interface EvalOptions {
  readonly folder: string;
  readonly answers: string | undefined;
  readonly record: string | undefined;
  readonly points: string | undefined;
  readonly language: Language;
}

/** Reads the arguments of the command line. */
export function readEvalOptions(args: readonly string[]): EvalOptions {
  const { values, positionals } = parseWords({
    args: [...args],
    allowPositionals: true,
    options: {
      answers: { type: "string" },
      record: { type: "string" },
      points: { type: "string" },
      language: { type: "string", default: "en" },
    },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageError("Name one folder.");
  const { answers, record, points } = values;
  const language = oneOf(LANGUAGES, values.language, "--language");
  return { folder, answers, record, points, language };
}
