import type { Counted, PutIn } from "../../texts-like.ts";
import { pluralEn as plural } from "../../plural.ts";
import { SHARE_EN } from "../../panel/share.en.ts";

/** A stored review on the site: its picture and its list, what it is compared with, and how others are told. */
export const REVIEW_VIEW_EN = {
  pins: ({ name }: PutIn<"name">) => `${name}, with the numbers of the findings`,
  pin: ({ number, title }: PutIn<"number" | "title">) => `Finding ${number}: ${title}`,
  evidence: "Evidence",
  sample: "The two colours, as the design sets them",
  causes: "By cause",
  causesText: "What several screens have in common is fixed once.",
  places: ({ count }: Counted) => plural(count, `${count} place`, `${count} places`),
  compare: {
    heading: "Compare with an earlier review",
    text: "What has become of this screen since then.",
    choose: "Choose…",
    screen: "Screen",
    earlier: "Earlier review",
    before: "Before",
    after: "Now",
    gone: ({ count }: PutIn<"count">) => `No longer found: ${count}`,
    stillOpen: ({ count }: PutIn<"count">) => `Still open: ${count}`,
    added: ({ count }: PutIn<"count">) => `New: ${count}`,
    otherEngine:
      "That review was made with another version of the rules, which may explain some differences.",
    otherDemands: "That review was judged by another level or platform, which may explain some differences.",
    failed: "That review could not be loaded.",
  },
  tell: {
    heading: "Export",
    markdown: SHARE_EN.markdown,
    page: SHARE_EN.page,
    table: SHARE_EN.table,
    json: SHARE_EN.json,
    collecting: "Collecting the pictures…",
    copied: "Copied.",
    saved: ({ name }: PutIn<"name">) => `Saved as “${name}”.`,
    failed: SHARE_EN.failed,
    fileName: ({ what }: PutIn<"what">) => `Review of ${what}`,
    fallbackName: "review",
  },
  sampleReport: {
    title: "A sample report",
    description:
      "What a review looks like: a phone checkout of our own, with faults put in on purpose, as the engine judged it.",
    heading: "A report, as you would get it",
    lead: "We drew a phone checkout and put faults into it on purpose. The plugin’s engine judged it when this page was built; what only an AI model can tell stands below, under “Second opinion”. No finding is written by hand.",
    action: "Review your own file",
    stage: "Open this design in the browser",
  },
} as const;
