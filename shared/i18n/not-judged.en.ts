import type { NotJudgedReason } from "../review/report.ts";

const had = (rules: number): string => `${rules} ${rules === 1 ? "rule" : "rules"} did not apply`;

/** Why rules had nothing to judge, by reason, with their number. */
export const NOT_JUDGED_EN: Readonly<Record<NotJudgedReason, (rules: number) => string>> = {
  picture: () =>
    "This screen is a picture: Regard reads layers, and cannot read what a picture shows. Select the design that it was made from.",
  specimen: () => "This looks like a style sheet, or a sketch that names its parts: its copy is not judged.",
  component: () => "This looks like a component to be filled in: its copy is not judged.",
  board: () => "This shows several screens: their copy is not judged. Review each by itself.",
  part: (rules) =>
    `This is a part of a screen: ${rules} ${rules === 1 ? "rule that looks" : "rules that look"} at whole screens did not apply.`,
  "no-texts": (rules) => `No text: ${had(rules)}.`,
  language: () =>
    "Too little of the text is clearly English or French: spelling and ease of reading are not judged.",
  "no-controls": (rules) => `No control recognised: ${had(rules)}.`,
  "no-fields": (rules) => `No field recognised: ${had(rules)}.`,
};
