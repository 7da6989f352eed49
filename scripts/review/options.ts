import { parseArgs } from "node:util";
import { ASPECTS, SEVERITIES, type Aspect, type Severity } from "../../shared/review/rule.ts";

export const USAGE = `Usage: npm run review -- FILE.json [options]

  FILE.json                 what the Figma REST API answers: a file, a nodes answer or one node
  --frame NAME-OR-ID        only this frame
  --picture FRAME.png       what the frame looks like: has the last word on contrast
  --aspect ux,ui,copy,hierarchy
  --format text|json|markdown
  --fail-on critical|major|minor|suggestion
                            exit 1 when there is a finding at least as severe`;

const FORMATS = ["text", "json", "markdown"] as const;
export type Format = (typeof FORMATS)[number];

export interface CommandOptions {
  readonly file: string;
  readonly frame: string | undefined;
  readonly picture: string | undefined;
  readonly aspects: readonly Aspect[] | undefined;
  readonly format: Format;
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
        frame: { type: "string" },
        picture: { type: "string" },
        aspect: { type: "string" },
        format: { type: "string", default: "text" },
        "fail-on": { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the arguments of the command line. */
export function readOptions(args: readonly string[]): CommandOptions {
  const { values, positionals } = parse(args);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError("Name one file.");
  return {
    file,
    frame: values.frame,
    picture: values.picture,
    aspects: values.aspect?.split(",").map((aspect) => oneOf(ASPECTS, aspect.trim(), "aspect")),
    format: oneOf(FORMATS, values.format, "format"),
    failOn: values["fail-on"] === undefined ? undefined : oneOf(SEVERITIES, values["fail-on"], "fail-on"),
  };
}
