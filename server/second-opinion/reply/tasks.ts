import type { Inquiry } from "../../../shared/api/review-shapes.ts";
import type { Perspective } from "../../../shared/review/perspective.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { SETTINGS } from "../../../shared/review/measures/wanted-changes.ts";
import { asData, inQuotes } from "../asked/as-data.ts";
import { LANGUAGE_TOLD, VOCABULARY } from "../asked/tasks.ts";
import { MOST_POINTS, MOST_SAID } from "./reply-shape.ts";

/** The people in whose place a model looks, and what it is to look for. */
const LOOKS: Readonly<Record<Perspective, string>> = {
  newcomer: `somebody who sees this product for the first time and was told nothing: which words, signs and steps they cannot know; what
they cannot tell from the screen before they act; where they would stop`,
  payer: `somebody about to pay or to commit: what they pay, when, how often and for what; what is said too late, too small or not at
all; what they could not take back; what would make them doubt`,
  "screen-reader": `somebody who hears the screen in its reading order and sees nothing: controls whose words do not say what they do;
what is told by color, place or a picture alone; an order that makes no sense when heard (judge it by where things stand: the data is in no such order). Here, and only here, speak of assistive technology`,
  engineer: `the engineer who has to build it: what varies and is shown in one form only (long words, no data, many rows, an error, no
connection); what two parts contradict each other in; what nobody decided (limits, sorting, formats)`,
};

/** A finding that a question is about, in the words that people were shown. */
export interface AskedAbout {
  readonly title: string;
  readonly problem: string;
  readonly handles: readonly string[];
}

const about = (finding: AskedAbout | null): string =>
  finding
    ? `It is about this finding, which the designer was shown, at ${finding.handles.join(" ") || "parts that are not listed"}:\n${asData(`${inQuotes(finding.title, 200)} ${inQuotes(finding.problem, 600)}`)}\n`
    : "";

const wanted = ({ words, perspective }: Inquiry): string =>
  perspective
    ? `Task: look at this screen as ${LOOKS[perspective]}. Name up to five such points, the gravest first, each of this very screen.`
    : `Task: the designer of this screen asks:\n${asData(inQuotes(words, 300))}\nReply as a senior designer beside them would: to what is asked, and nothing else, the answer itself in the first point.`;

/** Asks for the reply to a question about a screen. */
export const replyTask = (inquiry: Inquiry, finding: AskedAbout | null, language: Language): string =>
  `${wanted(inquiry)}
${about(finding)}
Reply in up to ${MOST_POINTS} points; one is enough where one says it. Each says in one to three plain sentences what holds for this screen; quote the words you
speak of letter for letter in quotation marks, name its parts by their handles in \`layers\` and never in the sentences. Only what this
screen, its picture and what is said about it show; where they do not tell, say that they do not. A question that has nothing
to do with the screen gets one point that says so. No praise, no advice that fits any screen.

Where a point claims how parts stand to others, say so by one of these relations (\`other\` where it claims none):
${VOCABULARY}
What measures false is dropped, so compare places, sizes and colors in the data first.

Where something is to be changed or proposed (other words, another size, color or place), add \`fixes\`: each with all its
changes, several where there are several ways: ${Object.entries(SETTINGS)
    .map(([name, means]) => `${name} (${means})`)
    .join(", ")}. Each is tried on a copy first, and only then offered: each
sentence must be true and whole without them, and speak of nothing “below”. Words that are offered must fit where they come.

At most ${MOST_SAID} characters a point, in ${LANGUAGE_TOLD[language]}, no Markdown. Answer with \`points\`.`;
