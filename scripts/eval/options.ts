import { findLanguage, LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { parseArgs } from "node:util";
import { UsageError } from "../../cli/choose/options.ts";

export const EVAL_USAGE = `Usage: npm run eval -- FOLDER [options]

  FOLDER                    designs: JSON of the Figma REST API, each with a picture (.png), a purpose (.txt) and the brief of its
                            product (.brief.txt) of the same name where there are such; or folders with file.json,
                            screenshot.png, purpose.txt and brief.txt
  --answers FOLDER          takes the model's answers from there, instead of asking one
  --record FOLDER           keeps the model's answers there
  --keep POINTS             writes what the model claims of designs of one screen into the folder POINTS, to be judged by --points
  --points FOLDER           judges these points instead, on the designs in FOLDER, as if a model had found them: once with
                            a second look that says what a person said, once with one that agrees to everything
  --language en|fr
  --passes one|separate     one question for all, or one each for UX, copy and looks: as OPENAI_PASSES says where it is
                            not given. Run both, and compare what is kept, the tokens and the time

Or: npm run eval -- --marks POINTS

  --marks POINTS            takes what people said of findings from the database of the environment: counts are printed,
                            and the findings go into the folder POINTS, readable for you alone, as points to keep or drop

Asks the model of OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.`;

export interface EvalOptions {
  readonly folder: string;
  readonly answers: string | undefined;
  readonly record: string | undefined;
  readonly points: string | undefined;
  /** Where the claims of the model go as points. */
  readonly keep: string | undefined;
  /** Where findings go of which people said something; nothing else is done then. */
  readonly marks: string | undefined;
  readonly language: Language;
  /** Undefined: as the environment says. */
  readonly passes: "one" | "separate" | undefined;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        answers: { type: "string" },
        record: { type: "string" },
        points: { type: "string" },
        keep: { type: "string" },
        marks: { type: "string" },
        language: { type: "string", default: "en" },
        passes: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the arguments of the command line. */
export function readEvalOptions(args: readonly string[]): EvalOptions {
  const { values, positionals } = parse(args);
  const [folder = values.marks, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageError("Name one folder.");
  const { answers, record, points, keep, marks, passes } = values;
  const language = findLanguage(values.language);
  if (!language)
    throw new UsageError(`--language takes ${LANGUAGES.join(" or ")}, not “${values.language}”.`);
  if (passes !== undefined && passes !== "one" && passes !== "separate")
    throw new UsageError(`--passes takes one or separate, not “${passes}”.`);
  return { folder, answers, record, points, keep, marks, language, passes };
}
