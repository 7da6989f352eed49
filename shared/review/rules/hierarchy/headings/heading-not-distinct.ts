import { bottom, gapBetween } from "../../../../scene/geometry.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { isMarked } from "../../../../perception/copy/sections.ts";
import { unmarkedHeads } from "./facts-behind/unmarked-heads.ts";
import { unmarkedQuestions } from "./facts-behind/unmarked-questions.ts";
import { peerParts } from "../../../../perception/structure/peers.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { isPartOfLine } from "../../../../perception/copy/is-part-of-line.ts";
import { textRoles, textsWithRole, type TextRole } from "../../../../perception/copy/text-roles.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { fillsOf, styleOf, type TextStyle } from "../../../../perception/text/typography/text-style.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { setAllRuns, setTextSize } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const SMALLEST_RATIO = 1.2;
const SMALLEST_BOLDNESS = 150;
const SMALLER_PX = 1;
const NEAR_PX = 32;
const FEWEST_WORDS_OF_BODY = 8;
const FEWEST_WORDS_OF_LEAD = 5;
const FEWEST_PEERS = 3;

/** The paragraph right below a heading. */
function bodyBelow(heading: TextLayer, frame: Frame, fewest: number): TextLayer | undefined {
  const { box } = heading.node;
  const below = { x: box.x, y: bottom(box) - 4, width: box.width, height: NEAR_PX };
  return textIndex(frame)
    .touching(below)
    .find(
      (text) =>
        text !== heading &&
        gapBetween(text.node.box, box).y >= -4 &&
        text.node.box.y > box.y &&
        countWords(wordsOf(text)) >= fewest &&
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

/** True when a heading is set smaller than its text: it may be bold and still looks like a note. */
const isSmaller = (a: TextStyle, b: TextStyle): boolean => a.sizePx <= b.sizePx - SMALLER_PX;

/** True when a text is recognised as the title of the screen: no small line above a larger one. */
const isPageTitle = (layer: TextLayer, frame: Frame): boolean => pageTitles(frame).has(layer);

const SURE = 0.6;

const pageTitles = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(
      elements(frame)
        .filter(({ role, certainty }) => role === "screen-title" && certainty >= SURE)
        .flatMap(({ parts }) => parts.label ?? []),
    ),
);

const isCapitals = (text: TextLayer): boolean =>
  wordsOf(text) === wordsOf(text).toUpperCase() || text.node.text.runs.every((run) => run.case === "upper");

const OF_CONTROLS: ReadonlySet<TextRole | undefined> = new Set<TextRole>([
  "input",
  "helper",
  "error",
  "link",
]);

const isSetAs = ([head, start]: readonly [TextLayer, TextLayer]): boolean =>
  isSame(styleOf(head), styleOf(start));

/** In the other cards or lists that are alike, the text at this place is a heading, and here it is set like the text below. */
const unmarkedPeers = computed((frame: Frame): ReadonlyMap<TextLayer, TextLayer> => {
  const found = new Map<TextLayer, TextLayer>();
  for (const { texts } of peerParts(frame)) {
    const [heads = [], starts = []] = texts;
    const startOf = new Map(starts.map(({ cell, part }) => [cell, part]));
    const pairs = heads.flatMap(({ cell, part }) => {
      const start = startOf.get(cell);
      return start && part.node.box.y < start.node.box.y ? [[part, start] as const] : [];
    });
    const [odd, ...others] = pairs.filter(([head, start]) => !isMarked(styleOf(head), styleOf(start)));
    const isOne = odd && others.length === 0 && pairs.length >= FEWEST_PEERS;
    if (isOne && isSetAs(odd) && !OF_CONTROLS.has(textRoles(frame).get(odd[0]))) found.set(odd[0], odd[1]);
  }
  return found;
});

export const headingNotDistinct = defineRule({
  id: "heading-not-distinct",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  yieldsTo: ["type-scale", "heading-steps-inverted"],
  says: {
    en: {
      title: "Heading looks like body text",
      problem:
        "The heading “{text}” ({headingPx} px, weight {headingWeight}) does not stand out from the text below it ({bodyPx} px, weight {bodyWeight}).",
      why: "People skim by headings: those that do not stand out are not found.",
      fix: "Make the heading at least 1.2 times as large, or clearly bolder.",
    },
    fr: {
      title: "Titre semblable au texte",
      problem:
        "Le titre « {text} » ({headingPx} px, graisse {headingWeight}) ne ressort pas du texte qui le suit ({bodyPx} px, graisse {bodyWeight}).",
      why: "On parcourt un écran par ses titres : ceux qui ne ressortent pas passent inaperçus.",
      fix: "Rendez le titre au moins 1,2 fois plus grand, ou nettement plus gras.",
    },
  },
  applies: (frame) => [
    ...new Set([
      ...textsWithRole(frame, "heading"),
      ...unmarkedHeads(frame),
      ...unmarkedPeers(frame).keys(),
      ...unmarkedQuestions(frame).keys(),
    ]),
  ],
  check: (layer, { frame, pass, fail }) => {
    const peer = unmarkedPeers(frame).get(layer) ?? unmarkedQuestions(frame).get(layer);
    const fewest = isPageTitle(layer, frame) ? FEWEST_WORDS_OF_LEAD : FEWEST_WORDS_OF_BODY;
    const body = peer ?? bodyBelow(layer, frame, fewest);
    if (!body || isPartOfLine(layer, frame)) return pass();
    const [own, other] = [styleOf(layer), styleOf(body)];
    const isAlike = fillsOf(layer) === fillsOf(body) && looksSet(layer) === looksSet(body);
    const isTooSmall = isSmaller(own, other) && !isCapitals(layer);
    const isLost = isTooSmall ? isAlike || isPageTitle(layer, frame) : isAlike && isSame(own, other);
    if (!isLost && !peer) return pass();
    return fail(
      {
        text: excerpt(wordsOf(layer)),
        headingPx: own.sizePx,
        headingWeight: own.weight,
        bodyPx: other.sizePx,
        bodyWeight: other.weight,
      },
      { mend: () => (isTooSmall ? [] : [bolder(layer)]).concat(larger(layer, other)) },
    );
  },
});
