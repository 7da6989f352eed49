import { bottom, gapBetween } from "../../../scene/geometry.ts";
import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { textRoles, textsWithRole } from "../../../perception/copy/text-roles.ts";
import { countWords, excerpt, wordsOf } from "../../../perception/text/prose.ts";
import { textIndex } from "../../../perception/text/text-index.ts";
import { fillsOf, styleOf, type TextStyle } from "../../../perception/text/text-style.ts";
import { propose, type Proposal } from "../../fixes/fix.ts";
import { setAllRuns, setTextSize } from "../../fixes/set-values.ts";
import { defineRule } from "../../rule.ts";

const SMALLEST_RATIO = 1.2;
const SMALLEST_BOLDNESS = 150;
const NEAR_PX = 32;
const FEWEST_WORDS_OF_BODY = 8;

/** The paragraph right below a heading. */
function bodyBelow(heading: TextLayer, frame: Frame): TextLayer | undefined {
  const { box } = heading.node;
  const below = { x: box.x, y: bottom(box) - 4, width: box.width, height: NEAR_PX };
  return textIndex(frame)
    .touching(below)
    .find(
      (text) =>
        text !== heading &&
        gapBetween(text.node.box, box).y >= -4 &&
        text.node.box.y > box.y &&
        countWords(wordsOf(text)) >= FEWEST_WORDS_OF_BODY &&
        textRoles(frame).get(text) !== "heading",
    );
}

const looksSet = ({ node }: TextLayer): string =>
  node.text.runs.map((run) => `${run.case} ${run.decoration} ${run.isItalic}`).join();

const isSame = (a: TextStyle, b: TextStyle): boolean =>
  Math.max(a.sizePx / b.sizePx, b.sizePx / a.sizePx) < SMALLEST_RATIO &&
  Math.abs(a.weight - b.weight) < SMALLEST_BOLDNESS &&
  a.fontFamily === b.fontFamily;

const BOLD = 700;

const bolder = (heading: TextLayer): Proposal =>
  propose(
    "weight",
    { from: styleOf(heading).weight, to: BOLD },
    setAllRuns(heading, "font-weight", ({ weight }) => weight, BOLD),
  );

/** A step of a quarter, on whole even sizes as scales have them. */
const larger = (heading: TextLayer, body: TextStyle): Proposal => {
  const to = 2 * Math.ceil((body.sizePx * 1.25) / 2);
  return propose("text-size", { from: styleOf(heading).sizePx, to }, setTextSize(heading, to));
};

export const headingNotDistinct = defineRule({
  id: "heading-not-distinct",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  says: {
    title: "Heading looks like body text",
    problem:
      "The heading “{text}” ({headingPx} px, weight {headingWeight}) hardly differs from the text below it ({bodyPx} px, weight {bodyWeight}).",
    why: "People skim by headings: those that do not stand out are not found.",
    fix: "Make the heading at least 1.2 times as large, or clearly bolder.",
  },
  applies: (frame) => textsWithRole(frame, "heading"),
  check: (layer, { frame, pass, fail }) => {
    const body = bodyBelow(layer, frame);
    if (!body) return pass();
    const [own, other] = [styleOf(layer), styleOf(body)];
    const isAlike = fillsOf(layer) === fillsOf(body) && looksSet(layer) === looksSet(body);
    if (!isSame(own, other) || !isAlike) return pass();
    return fail(
      {
        text: excerpt(wordsOf(layer)),
        headingPx: own.sizePx,
        headingWeight: own.weight,
        bodyPx: other.sizePx,
        bodyWeight: other.weight,
      },
      { mend: () => [bolder(layer), larger(layer, other)] },
    );
  },
});
