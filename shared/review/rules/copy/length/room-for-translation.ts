import { textLanguage } from "../../../../perception/text/language/language.ts";
import { knownLineCount } from "../../../../perception/text/typography/lines.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { quote, textsOf } from "../../../../perception/controls/targets/target-words.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** The share by which English grows at the least in German, French or Finnish; labels of one word grow more. */
const GROWTH = 0.35;
const FEWEST_LETTERS = 4;

/** The one label of a button whose box is as wide as its words; undefined when there are more, or it does not tell. */
function labelOf(layer: Layer): TextLayer | undefined {
  const [label, ...others] = textsOf(layer);
  const isPlain =
    label?.parent === layer &&
    others.length === 0 &&
    label.node.text.resize === "width-and-height" &&
    !label.node.text.isTruncated &&
    knownLineCount(label) === 1 &&
    (label.node.text.characters.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
  return isPlain ? label : undefined;
}

/** True when a button keeps its width whatever its label says: a row of fixed width that does not wrap. */
const keepsWidth = ({ node }: Layer): boolean =>
  node.sizing?.horizontal === "fixed" && node.layout?.direction === "horizontal" && !node.layout.wraps;

/** The width that is left for the label between the padding and what stands beside it. */
function roomFor(label: TextLayer, { node, children }: Layer): number {
  const [, right = 0, , left = 0] = node.layout?.paddingPx ?? [];
  const beside = children.filter((child) => child !== label && !child.node.isAbsolute);
  const taken = beside.reduce((sum, child) => sum + child.node.box.width + (node.layout?.gapPx ?? 0), 0);
  return node.box.width - left - right - taken;
}

/** Where a label is wider than its room already, the padding is not what keeps its place. */
const isJudged = (layer: Layer, frame: Frame): boolean => {
  const label = keepsWidth(layer) ? labelOf(layer) : undefined;
  return (
    label !== undefined &&
    label.node.box.width <= roomFor(label, layer) &&
    textLanguage(label, frame) === "en"
  );
};

export const roomForTranslation = defineRule({
  id: "room-for-translation",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.w3.org/International/articles/article-text-size",
  yieldsTo: ["placeholder-copy", "text-cut"],
  says: {
    en: {
      title: "No room for a translation",
      problem:
        "“{label}” takes {widthPx} of {roomPx} px in a button of fixed width: a third more does not fit.",
      why: "The same words are about a third longer in German or French; there the label is cut or sticks out.",
      fix: "Let the button grow with its label, with a smallest width where it needs one.",
    },
    fr: {
      title: "Pas de place pour une traduction",
      problem:
        "« {label} » prend {widthPx} des {roomPx} px d’un bouton de largeur fixe : un tiers de plus n’y tient pas.",
      why: "Les mêmes mots sont environ un tiers plus longs en allemand ou en français ; le libellé y est coupé ou dépasse.",
      fix: "Laissez le bouton grandir avec son libellé, avec une largeur minimale là où il en faut une.",
    },
  },
  applies: (frame) =>
    isForPeople(frame) ? activeTargets(frame, "button").filter((layer) => isJudged(layer, frame)) : [],
  check: (layer, { pass, fail }) => {
    const label = labelOf(layer);
    if (!label) return pass();
    const [width, room] = [label.node.box.width, roomFor(label, layer)];
    if (width * (1 + GROWTH) <= room) return pass();
    return fail({
      label: quote(label.node.text.characters),
      widthPx: Math.round(width),
      roomPx: Math.round(room),
    });
  },
});
