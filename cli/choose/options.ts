import { oneOf, parseWords, UsageError } from "./arguments.ts";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { USUAL_DEMANDS } from "../../shared/standards/demands.ts";
import { PLATFORM_CHOICES, type PlatformChoice } from "../../shared/standards/platforms.ts";
import { LEVELS, type Level } from "../../shared/standards/wcag.ts";
import { ASPECTS, SEVERITIES, type Aspect, type Severity } from "../../shared/review/rule.ts";

export const REVIEW_USAGE = `Usage: npm run review -- FILE… [options]

  FILE                      a .fig file (in Figma: File → Save local copy), what the Figma REST API
                            answers (a file, a nodes answer or one node), or a folder: every *.fig
                            and *.json in it and further inside
  --page NAME-OR-ID         only this page; may be repeated
  --frame NAME-OR-ID        only this screen; may be repeated
  --list                    the pages and screens that there are, instead of a review
  --library                 each FILE as a library: its variables, styles, components and sets over
                            all pages, instead of its screens one by one
  --aspect ux,ui,copy,hierarchy
                            only findings of these aspects
  --level AA|AAA            the level of WCAG 2.2 to judge by; AA without it
  --platform auto|ios|android|web
                            what the screens are made for; auto, as without it: guessed from them
  --config FILE             house rules; without it, regard.config.json beside each design
  --picture FRAME.png       what the screen looks like: has the last word on contrast; for one FILE
  --no-fixes                leave out the proven fixes: faster, each of them takes a review
  --format text|json|markdown|csv|sarif
                            text, json with --list
  --language en|fr          of what is written; faults of a command are told in English
  --fail-on critical|major|minor|suggestion
                            exit 1 when there is a finding at least as severe
  --help

One FILE that is no folder gives a report; a folder or several FILEs give one report a file and a
summary, in JSON { "total": …, "files": [{ "path", …report } or { "path", "error" }] }. A page or
screen that is asked for must be in one of the files. A file that cannot be read is told on
standard error and in the summary, and the others are reviewed. JSON in a folder that is something
else than a design is passed over, as the summary tells ({ "path", "passedOver" }).

Exit code 0; 1 when --fail-on is met; 2, whatever was found, when the command or any of the files
cannot be used, with the reason on standard error.`;

/** The formats of each kind of output. */
const FORMATS = {
  findings: ["text", "json", "markdown", "csv", "sarif"],
  list: ["text", "json"],
} as const;

type Shown = keyof typeof FORMATS;
export type FormatOf<What extends Shown> = (typeof FORMATS)[What][number];

/** The output that is asked for, in one of its formats. */
type Asked = { readonly [What in Shown]: { readonly shows: What; readonly format: FormatOf<What> } }[Shown];

/** The command, understood. */
export type CommandOptions = Asked & {
  readonly files: readonly string[];
  /** None: all. */
  readonly pages: readonly string[];
  readonly frames: readonly string[];
  readonly picture: string | undefined;
  /** The file with the house rules; undefined: that beside each design. */
  readonly config: string | undefined;
  /** A file is reviewed whole, as a library, instead of its screens. */
  readonly library: boolean;
  /** Findings come with their proven fixes. */
  readonly fixes: boolean;
  readonly aspects: readonly Aspect[] | undefined;
  readonly language: Language;
  readonly level: Level;
  readonly platform: PlatformChoice;
  readonly failOn: Severity | undefined;
};

const parse = (args: readonly string[]) =>
  parseWords({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h", default: false },
      page: { type: "string", multiple: true, default: [] },
      frame: { type: "string", multiple: true, default: [] },
      list: { type: "boolean", default: false },
      library: { type: "boolean", default: false },
      aspect: { type: "string" },
      picture: { type: "string" },
      config: { type: "string" },
      "no-fixes": { type: "boolean", default: false },
      format: { type: "string", default: "text" },
      language: { type: "string", default: "en" },
      level: { type: "string", default: USUAL_DEMANDS.level },
      platform: { type: "string", default: USUAL_DEMANDS.platform },
      "fail-on": { type: "string" },
    },
  });

type Values = ReturnType<typeof parse>["values"];

function askedBy({ list, format }: Values): Asked {
  if (list) return { shows: "list", format: oneOf(FORMATS.list, format, "--list --format") };
  return { shows: "findings", format: oneOf(FORMATS.findings, format, "--format") };
}

/** Refuses what would be passed over: options about single screens with `--library`, and those about findings with `--list`. */
function refuseIdle(values: Values): void {
  const { library, list, frame, picture, config } = values;
  const ofScreens = { "--frame": frame.length > 0, "--picture": picture !== undefined, "--list": list };
  const ofFindings = {
    "--fail-on": values["fail-on"] !== undefined,
    "--picture": picture !== undefined,
    "--config": config !== undefined,
    "--no-fixes": values["no-fixes"],
  };
  for (const [one, others] of [
    ["--library", library ? ofScreens : {}],
    ["--list", list ? ofFindings : {}],
  ] as const) {
    const asked = Object.entries(others).find(([, is]) => is);
    if (asked) throw new UsageError(`${one} and ${asked[0]} do not go together.`);
  }
}

/** Reads the arguments of the command line; null when help is asked for. */
export function readOptions(args: readonly string[]): CommandOptions | null {
  const { values, positionals: files } = parse(args);
  if (values.help) return null;
  if (files.length === 0) throw new UsageError("Name a file or a folder.");
  refuseIdle(values);
  const failOn = values["fail-on"];
  return {
    ...askedBy(values),
    files,
    pages: values.page,
    frames: values.frame,
    picture: values.picture,
    config: values.config,
    library: values.library,
    fixes: !values["no-fixes"],
    aspects: values.aspect?.split(",").map((aspect) => oneOf(ASPECTS, aspect.trim(), "--aspect")),
    language: oneOf(LANGUAGES, values.language, "--language"),
    level: oneOf(LEVELS, values.level, "--level"),
    platform: oneOf(PLATFORM_CHOICES, values.platform, "--platform"),
    failOn: failOn === undefined ? undefined : oneOf(SEVERITIES, failOn, "--fail-on"),
  };
}
