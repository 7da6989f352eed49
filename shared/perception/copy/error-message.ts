import { bottom, gapBetween, grow } from "../../scene/geometry.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { targets } from "../controls/targets/targets.ts";
import { countWords } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { textRoles } from "./text-roles.ts";

/** So near below a field stands what the form says of the entry. */
const FAR_BELOW_PX = 16;

const fieldIndex = computed((frame: Frame) =>
  indexBoxes(
    targets(frame)
      .filter(({ kind }) => kind === "input")
      .map(({ layer }) => layer),
  ),
);

const isBelowField = ({ node }: TextLayer, frame: Frame): boolean =>
  fieldIndex(frame)
    .touching(grow(node.box, FAR_BELOW_PX))
    .some((field) => {
      const gap = gapBetween(field.node.box, node.box);
      const isBelow = node.box.y >= field.node.box.y + field.node.box.height;
      return isBelow && gap.y <= FAR_BELOW_PX && gap.x < 0;
    });

const isNamedError = (layer: TextLayer, frame: Frame): boolean => textRoles(frame).get(layer) === "error";

/** True when a text is an error message by its name, or what a form says below one of its fields. */
export const isFieldMessage = (layer: TextLayer, frame: Frame): boolean =>
  isNamedError(layer, frame) || isBelowField(layer, frame);

/** How titles of messages name what went wrong. */
const NAMES_AN_ERROR =
  /(?<!\p{L})(?:error|invalid|incorrect|failed|failure|wrong|denied|rejected|expired|couldn['’]t|can['’]t|unable|erreur|invalide|échec|échoué|incorrecte?|refusée?|impossible|expirée?)(?!\p{L})/iu;
const LONGEST_TITLE_WORDS = 10;
const NEAR_TITLE_PX = 24;

/** True when a text stands right below a line that names an error. */
const isUnderErrorTitle = (layer: TextLayer, frame: Frame): boolean => {
  const { box } = layer.node;
  return textIndex(frame)
    .touching({ ...box, y: box.y - NEAR_TITLE_PX, height: NEAR_TITLE_PX })
    .some(({ node }) => {
      const words = node.text.characters;
      const isAbove = node.box.y < box.y && bottom(node.box) <= box.y + 2;
      return isAbove && countWords(words) <= LONGEST_TITLE_WORDS && NAMES_AN_ERROR.test(words);
    });
};

/** So much more red than any other colour has what stands out as red or orange. */
const RED_LEAD = 0.25;

const isRed = ({ node }: TextLayer): boolean =>
  (node.fills ?? []).some(
    (paint) => paint.type === "solid" && paint.color.r - Math.max(paint.color.g, paint.color.b) >= RED_LEAD,
  );

/**
 * True when a text is an error message: by its name, by its red below a field, as a hint stands there too, or as it
 * stands right below the title of one.
 */
export const isErrorMessage = (layer: TextLayer, frame: Frame): boolean =>
  isNamedError(layer, frame) ||
  (isRed(layer) && isBelowField(layer, frame)) ||
  isUnderErrorTitle(layer, frame);
