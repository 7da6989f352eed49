import { PRODUCT } from "../../product.ts";

/** The page that shows the rules. */
export const RULES_EN = {
  title: "Rules",
  description: `Every rule by which ${PRODUCT.name} reviews a design: what it rests on, and how well it does.`,
  heading: "{{count}} rules, and how well they do",
  lead: "A finding is worth as much as the rule behind it. Here is each of them, with its source and its numbers.",
  method:
    "Found: we damage designs on purpose, one thing at a time, and count how many of the slips the rule sees. Right: what it finds on real designs was read twice, each time without knowing the other verdict; we count what both readings hold to be true and worth saying. Findings of the newest rules were read once so far.",
  search: "Search the rules",
  all: "All",
  count_one: "{{count}} rule",
  count_other: "{{count}} rules",
  json: "The same as JSON",
  aspect: "Aspect",
  weak: "Weak so far: read it with care.",
  platform: "Platform",
  platforms: { any: "Any", ios: "iOS", android: "Android", web: "Web" },
  bad: "Not so:",
  good: "Better:",
  drawn: { bad: "A small screen with the fault, framed", good: "The same screen without it" },
  onSample: "See a whole report",
  back: "All {{count}} rules",
  severity: "Severity",
  certainty: "Certainty",
  basis: "Source",
  found: "Found",
  right: "Right",
  notMeasured: "not measured yet",
  notMet: "not met on real designs yet",
  share: "{{part}} of {{whole}}",
} as const;
