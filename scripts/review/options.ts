import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { ASPECTS, SEVERITIES, type Aspect, type Severity } from "../../shared/review/rule.ts";

export const USAGE = `Usage: npm run review -- FILE.json [options]

  FILE.json                 what the Figma REST API answers: a file, a nodes answer or one node
  --frame NAME-OR-ID        only this frame
  --picture FRAME.png       what the frame looks like: has the last word on contrast
  --aspect ux,ui,copy,hierarchy
  --language en|fr          of the findings
  --format text|json|markdown
  --elements                what was recognised on each frame, instead of findings
  --fail-on critical|major|minor|suggestion
                            exit 1 when there is a finding at least as severe
  --help

Exit code 0; 1 when --fail-on is met; 2 when the command or the file cannot be used, with the reason on standard error.`;

const FORMATS = ["text", "json", "markdown"] as const;
export type Format = (typeof FORMATS)[number];

export interface CommandOptions {
  readonly file: string;
  readonly frame: string | undefined;
  readonly picture: string | undefined;
  readonly aspects: readonly Aspect[] | undefined;
  readonly language: Language;
  readonly format: Format;
  readonly showsElements: boolean;
  readonly failOn: Severity | undefined;
}

/** A command that cannot be understood; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

function oneOf<T extends string>(words: readonly T[], value: string, option: string): T {
  const word = words.find((known) => known === value);
  if (!word) throw new UsageError(`--${option} takes ${words.join(", ")}, not “${value}”.`);
  return word;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        frame: { type: "string" },
        picture: { type: "string" },
        aspect: { type: "string" },
        language: { type: "string", default: "en" },
        format: { type: "string", default: "text" },
        elements: { type: "boolean", default: false },
        "fail-on": { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the arguments of the command line; null when help is asked for. */
export function readOptions(args: readonly string[]): CommandOptions | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError("Name one file.");
  return {
    file,
    frame: values.frame,
    picture: values.picture,
    aspects: values.aspect?.split(",").map((aspect) => oneOf(ASPECTS, aspect.trim(), "aspect")),
    language: oneOf(LANGUAGES, values.language, "language"),
    format: oneOf(FORMATS, values.format, "format"),
    showsElements: values.elements,
    failOn: values["fail-on"] === undefined ? undefined : oneOf(SEVERITIES, values["fail-on"], "fail-on"),
  };
}
