import { bottom, center, contains, right } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textRoles, type TextRole } from "../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { countWords, examplesOf, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../perception/text/typography/ink.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";

/** One alone may be a heading, or the start of a sentence that goes on elsewhere. */
const FEWEST = 2;
const MOST_WORDS = 3;
const IS_LABEL = /^\p{L}[^\n:：]*[:：]$/u;
/** Two lines are higher, in letters; no line height is asked, which may be none. */
const ONE_LINE_EM = 2.2;
/** How far off a value may stand, in letters of the label’s size; at the far end of a row only bare words are one. */
const FAR_EM = { right: 10, row: 60, below: 3 };
const LEAST_BELOW_EM = 6;
/** A thin line below divides; one at the side is to be written on. */
const LINE_PX = 3;
/** A label in a low box of its own stands in a field, on a button or in a cell. */
const LOW_BOX_EM = 6;

const NO_VALUES: ReadonlySet<TextRole> = new Set<TextRole>(["button", "nav", "link"]);
const IN_CONTROLS: ReadonlySet<TextRole> = new Set<TextRole>([...NO_VALUES, "input", "label", "badge"]);

const isLabel = (text: TextLayer): boolean =>
  IS_LABEL.test(wordsOf(text)) &&
  countWords(wordsOf(text)) <= MOST_WORDS &&
  text.node.box.height < ONE_LINE_EM * styleOf(text).sizePx;

const roleOf = (text: TextLayer, frame: Frame): TextRole => textRoles(frame).get(text) ?? "unknown";

const labels = computed((frame: Frame): readonly TextLayer[] =>
  proseTexts(frame).filter((text) => isLabel(text) && !IN_CONTROLS.has(roleOf(text, frame))),
);

/** The words that stand in a place and are no label themselves. */
const wordsIn = (place: Box, frame: Frame): readonly TextLayer[] =>
  textIndex(frame)
    .touching(place)
    .filter((text) => !isLabel(text));

/** The shapes, pictures and lines in a place that are no ground of the label. */
const shapesIn = (place: Box, label: TextLayer, frame: Frame): readonly Layer[] =>
  paintedIndex(frame)
    .touching(place)
    .filter(({ node: { box } }) => !contains(box, label.node.box, 1));

const isInLowBox = (ink: Box, em: number, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(ink)
    .some(({ node: { box } }) => contains(box, ink, 1) && box.height <= LOW_BOX_EM * em);

function hasValueBeside(label: TextLayer, ink: Box, em: number, frame: Frame): boolean {
  const after = (far: number): Box => ({ ...ink, x: right(ink), width: far * em });
  const isAfter = ({ node: { box } }: Layer): boolean => right(box) > right(ink) + 1;
  return (
    [...wordsIn(after(FAR_EM.right), frame), ...shapesIn(after(FAR_EM.right), label, frame)].some(isAfter) ||
    wordsIn(after(FAR_EM.row), frame).some((text) => isAfter(text) && !NO_VALUES.has(roleOf(text, frame)))
  );
}

function hasValueBelow(label: TextLayer, ink: Box, em: number, frame: Frame): boolean {
  const width = Math.max(ink.width, LEAST_BELOW_EM * em);
  const under: Box = { x: ink.x, y: bottom(ink), width, height: FAR_EM.below * em };
  return [...wordsIn(under, frame), ...shapesIn(under, label, frame)].some(
    ({ node: { box } }) => Math.min(box.width, box.height) > LINE_PX && center(box).y > ink.y + ink.height,
  );
}

function isEmpty(label: TextLayer, frame: Frame): boolean {
  const ink = inkBox(label);
  if (!ink) return false;
  const em = styleOf(label).sizePx;
  return (
    !isInLowBox(ink, em, frame) &&
    !hasValueBeside(label, ink, em, frame) &&
    !hasValueBelow(label, ink, em, frame)
  );
}

const emptyLabels = computed((frame: Frame): readonly TextLayer[] =>
  labels(frame).length < FEWEST ? [] : labels(frame).filter((label) => isEmpty(label, frame)),
);

export const labelWithoutValue = defineRule({
  id: "label-without-value",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/ten-usability-heuristics/",
  says: {
    en: {
      title: "Labels with nothing after them",
      problem: "{labels} end with a colon, and nothing follows.",
      why: "A colon promises an answer. Where none comes, the screen looks broken, and people do not learn what they came for.",
      fix: "Put the value after each label, or leave out the labels that have none.",
    },
    fr: {
      title: "Libellés sans rien à leur suite",
      problem: "{labels} se terminent par deux-points, et rien ne suit.",
      why: "Les deux-points promettent une réponse. Si elle ne vient pas, l’écran semble inachevé, et l’on n’apprend pas ce qu’on était venu chercher.",
      fix: "Placez la valeur après chaque libellé, ou retirez les libellés qui n’en ont pas.",
    },
  },
  applies: (frame) => wholeFrame(frame, labels(frame)),
  check: (_, { frame, pass, fail }) => {
    const empty = emptyLabels(frame);
    return empty.length >= FEWEST ? fail({ labels: examplesOf(empty) }, { layers: empty }) : pass();
  },
});
