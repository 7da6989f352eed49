import type { Counted, PutIn, TextsLike } from "../texts-like.ts";
import { pluralEn as plural } from "../plural.ts";
import { PRODUCT } from "../../product.ts";

/** The page that shows the rules. */
export const RULES_EN = {
  title: "Rules",
  description: `Every rule by which ${PRODUCT.name} reviews a design: what it rests on, and how well it does.`,
  heading: ({ count }: PutIn<"count">) => `${count} rules, and how well they do`,
  lead: "A finding is only as good as the rule behind it. Here is every rule, with its source and its numbers.",
  method:
    "Right: we read what a rule finds on real designs twice, each time without knowing the other verdict. We count what both readings call true and worth saying. Findings of the newest rules, and those on freely drawn designs, have been read once so far.",
  house: "Your own words, values and principles stand beside these: they are your house rules.",
  houseLink: "How house rules work",
  search: "Search the rules",
  all: "All",
  none: "No rule matches these words.",
  ask: "Tell us what you looked for",
  count: ({ count }: Counted) => plural(count, `${count} rule`, `${count} rules`),
  json: "The same as JSON",
  aspect: "Aspect",
  few: ({ part, whole }: PutIn<"part" | "whole">) => `too few to tell: ${part} of ${whole} right`,
  weak: "Weak so far: treat it with care.",
  trial: "On trial",
  trialLead:
    "Fewer than ten of their findings were read so far, or fewer than six in ten were right. Take what they say as a hint.",
  platform: "Platform",
  platforms: { any: "Any", ios: "iOS", android: "Android", web: "Web" },
  bad: "The fault:",
  good: "Better:",
  drawn: { bad: "A small screen with the fault, framed", good: "The same screen without it" },
  onSample: "See a whole report",
  back: ({ count }: PutIn<"count">) => `All ${count} rules`,
  severity: "Severity",
  certainty: "Certainty",
  basis: "Source",
  rightLong: "Findings on real designs that were right",
  others: ({ aspect }: PutIn<"aspect">) => `More rules on ${aspect}`,
  notMet: "not met on real designs yet",
  share: ({ part, whole }: PutIn<"part" | "whole">) => `${part} of ${whole}`,
} as const;

export type RulesTexts = TextsLike<typeof RULES_EN>;
