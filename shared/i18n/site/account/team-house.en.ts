import type { HouseChange } from "../../../house-rules/house-changes.ts";
import { PRODUCT } from "../../../product.ts";
import { pluralEn as plural } from "../../plural.ts";
import type { Counted, PutIn } from "../../texts-like.ts";

const COUNTED: Readonly<Record<HouseChange["part"], (count: number) => string>> = {
  brief: () => "the brief",
  words: (count) => plural(count, `${count} word`, `${count} words`),
  values: (count) => plural(count, `${count} value`, `${count} values`),
  principles: (count) => plural(count, `${count} principle`, `${count} principles`),
  rules: (count) => plural(count, `${count} rule`, `${count} rules`),
};

const DONE: Readonly<Record<HouseChange["kind"], string>> = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
};

/** The page of a team's house rules. */
export const TEAM_HOUSE_EN = {
  title: "House rules",
  lead: "What your team has agreed on: its words, its values and its principles. Every review by a member keeps to them.",
  away: "The house rules could not be loaded.",
  team: ({ team }: PutIn<"team">) => `Team ${team}`,
  saved: ({ date, by }: PutIn<"date" | "by">) => `Last changed on ${date}${by ? ` by ${by}` : ""}.`,
  never: "Nothing has been saved yet.",
  readOnly: "You can read these rules. The owner of the team changes them.",
  noTeam: {
    lead: "A team keeps its house rules in its account, and every member’s plugin reads them there.",
    text: "You are not in a team. You can still have house rules: in a Figma file, where everybody who opens it shares them, or in a file called regard.config.json beside your designs for the command line. With a plan of your own, a team of one does as well.",
    found: "Create a team",
    help: "How house rules work",
  },
  brief: {
    heading: "Brief",
    text: "What the product is, for whom, what people come to do, how it speaks, and what is deliberate.",
    label: "Brief",
    example: "A bank’s app for traders. Dense on purpose: they compare twenty rates at a glance.",
  },
  words: {
    heading: "Words",
    text: "What you say, what you never say in its place, and names that are always written one way.",
    none: "No words yet.",
    add: "Add words",
    addHint:
      "One on each line, such as “Log in → Sign in”, or “iPhone” for a name. A table with the columns say, never, where, language and kind works too.",
    file: "Add from a CSV file",
    where: "Where",
    places: { everywhere: "Everywhere", buttons: "Buttons", headings: "Headings" },
    language: "Language",
    anyLanguage: "Any",
    kinds: { say: "", exact: "As written", name: "Name" },
    submit: "Add",
    filter: "Find a word",
    count: ({ count }: Counted) => plural(count, `${count} word`, `${count} words`),
    more: ({ count }: Counted) => plural(count, `${count} more`, `${count} more`),
  },
  values: {
    heading: "Values",
    text: "What your designs may use. What you leave empty is up to each design.",
    names: {
      fontSizes: "Font sizes (px)",
      fontWeights: "Font weights",
      radii: "Corner radii (px)",
      gaps: "Gaps (px)",
      colors: "Colours",
      minContrast: "Least contrast of text",
      minTarget: "Smallest tap target (px)",
      buttonCase: "Capitals in buttons",
      headingCase: "Capitals in headings",
      dates: "Dates",
      times: "Times",
      amounts: "Amounts",
    },
    groups: {
      sizes: { heading: "Sizes", hint: "Separated by commas: 4, 8, 16" },
      colors: { heading: "Colours", hint: "Separated by commas: Brand #1a2b3c, #ffffff" },
      writing: { heading: "Writing", hint: "" },
    },
    open: "No rule",
    cases: { sentence: "Sentence case", title: "Title Case", capitals: "CAPITALS" } as Readonly<
      Record<string, string>
    >,
  },
  principles: {
    heading: "Principles",
    text: "In sentences: what eyes have to judge. A second opinion looks for them, and a finding names the principle.",
    none: "No principles yet.",
    name: "Name",
    rule: "Principle",
    example: "Every destructive action can be undone.",
    submit: "Add",
  },
  rules: {
    heading: `Rules of ${PRODUCT.name}`,
    text: "Switch off what does not suit your product, or make it count for more or less.",
    none: `All rules of ${PRODUCT.name} apply as they are.`,
    rule: "Rule",
    choose: "Choose a rule",
    how: "From now on",
    choices: { off: "Off", weaker: "Counts for less", stricter: "Counts for more" },
    submit: "Set",
  },
  remove: ({ name }: PutIn<"name">) => `Remove ${name}`,
  save: {
    none: "Everything is saved.",
    open: "Not saved yet:",
    save: "Save for the team",
    discard: "Discard",
    done: "Saved. Plugins of your team use these rules from their next start.",
    faults: "Some of this cannot be saved yet:",
  },
  file: {
    heading: "Take along",
    text: "The same rules as a file for the command line and for your repository.",
    download: "Download regard.config.json",
    open: "Open a regard.config.json",
    opened: "Opened. Nothing is saved until you save it.",
  },
  history: {
    heading: "History",
    text: "The last fifty versions.",
    version: ({ version }: PutIn<"version">) => `Version ${version}`,
    restore: ({ version }: PutIn<"version">) => `Restore version ${version}`,
    restored: ({ version }: PutIn<"version">) => `This is version ${version} again. Save it to make it hold.`,
    somebody: "somebody who has left",
  },
  nothing: "Nothing that differs from what you saw.",
  change: ({ part, kind, count, names }: HouseChange): string => {
    const named = names.length === 0 ? "" : `: ${names.join(", ")}${count > names.length ? ", …" : ""}`;
    return `${DONE[kind]} ${COUNTED[part](count)}${named}`;
  },
} as const;
