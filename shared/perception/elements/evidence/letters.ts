import { apart, colorfulness } from "../../../scene/color.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { flag, NOT_THERE, type ElementEvidence } from "./evidence.ts";
import { contrastOfLook, type Sight } from "./sight.ts";

type OfText = (text: TextThing, sight: Sight) => number;

/** A number of the text that is read first. */
const ofFirst =
  (measure: OfText) =>
  (thing: Thing, sight: Sight): number => {
    const { first } = thing.content;
    return first && first.layer.node.text.runs.length > 0 ? measure(first, sight) : NOT_THERE;
  };

const ALIGNMENTS = ["left", "center", "right", "justified"];

const isUpper = ({ layer }: TextThing): boolean => {
  const { characters, runs } = layer.node.text;
  const isSet = runs.every((run) => run.case === "upper");
  return isSet || (characters === characters.toUpperCase() && characters !== characters.toLowerCase());
};

/** How the text that is read first is set, beside the other texts of the screen. */
export const LETTERS = {
  size: ofFirst(({ layer }) => styleOf(layer).sizePx),
  sizeToBody: ofFirst(({ layer }, sight) => styleOf(layer).sizePx / sight.bodyPx),
  sizeToLargest: ofFirst(({ layer }, sight) => styleOf(layer).sizePx / sight.largestPx),
  weight: ofFirst(({ layer }) => styleOf(layer).weight),
  weightToBody: ofFirst(({ layer }, sight) => styleOf(layer).weight - sight.bodyWeight),
  textContrast: ofFirst((text, sight) => contrastOfLook(sight.fillOf(text))),
  textSaturation: ofFirst((text, sight) => colorfulness(sight.fillOf(text)?.color ?? sight.bodyColor)),
  fromBodyColor: ofFirst((text, sight) =>
    apart(sight.fillOf(text)?.color ?? sight.bodyColor, sight.bodyColor),
  ),
  isUpper: ofFirst((text) => flag(isUpper(text))),
  alignment: ofFirst(({ layer }) => ALIGNMENTS.indexOf(layer.node.text.alignHorizontal)),
  lines: ofFirst(({ box, layer }) => Math.round(box.height / Math.max(1, styleOf(layer).lineHeightPx))),
  textBoxSlack: ofFirst(({ box, layer }) => layer.node.box.width - box.width),
} satisfies ElementEvidence;
