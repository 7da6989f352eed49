import type { HELP_EN } from "../../../shared/i18n/site/help.en.ts";

export type TopicId = keyof typeof HELP_EN.topics;

/** The topics of the help, in the order in which somebody needs them. */
export const TOPICS: readonly TopicId[] = [
  "install",
  "first-review",
  "fix",
  "dismiss",
  "share",
  "fig-files",
  "design-systems",
  "house-rules",
  "command-line",
  "second-opinion",
  "privacy",
];
