import { bottom, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { isSure, type Element } from "../../elements/element.ts";
import { elements } from "../../elements/elements.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { sortedBy } from "../../frame/sorted-by.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import { isJoined } from "../../paint/is-joined.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { groundOf } from "../../things/thing-of-layer.ts";
import { type Form, forms } from "./forms.ts";

/** A button that follows the edges of the fields above it only roughly, and how far it is off each of them. */
export interface NearWidth {
  readonly button: Element;
  readonly form: Form;
  readonly leftPx: number;
  readonly rightPx: number;
}

/** From so little on a step is seen; a button that ends further in is one of its own width. */
const STEP_PX = { min: 4, max: 40 };
const SHARE = { min: 0.01, max: 0.12 };
const FAR_BELOW_PX = 200;
const SAME_PX = 3;

/** More words are those of a row of a list, which is pressed, too. */
const MOST_WORDS = 5;

const isButton = (one: Element): boolean =>
  one.role === "button" &&
  isSure(one) &&
  one.emphasis !== "text" &&
  labelWords(one.label).length <= MOST_WORDS &&
  !isForeignPart(one.layers[0]);

function stepsOf(button: Box, field: Box): readonly [leftPx: number, rightPx: number] | undefined {
  const [leftPx, rightPx] = [Math.abs(button.x - field.x), Math.abs(right(button) - right(field))];
  const largest = Math.max(leftPx, rightPx);
  const least = Math.max(STEP_PX.min, SHARE.min * field.width);
  const isNear = largest >= least && largest <= Math.min(STEP_PX.max, SHARE.max * field.width);
  return isNear ? [leftPx, rightPx] : undefined;
}

const isBelow = (button: Box, field: Box): boolean =>
  button.y >= bottom(field) - 2 && button.y - bottom(field) <= FAR_BELOW_PX;

/** The edges of a field that is a line under its words are not those of a box. */
const isBox = ({ box, layers: [layer] }: Element): boolean =>
  Math.abs((boxPainter(layer)?.node.box.height ?? 0) - box.height) <= SAME_PX;

function nearWidthIn(form: Form, buttons: readonly Element[], frame: Frame): readonly NearWidth[] {
  const field = form.at(-1) ?? form[0];
  if (!isBox(field)) return [];
  return buttons.flatMap((button) => {
    const steps = isBelow(button.box, field.box) ? stepsOf(button.box, field.box) : undefined;
    if (
      !steps ||
      groundOf(button.layers[0], frame) !== groundOf(field.layers[0], frame) ||
      isJoined(field.box, frame)
    )
      return [];
    return [{ button, form, leftPx: steps[0], rightPx: steps[1] }];
  });
}

/** The buttons below forms that follow the edges of their fields only roughly; at most one for each form. */
export const nearWidths = computed((frame: Frame): readonly NearWidth[] => {
  const byTop = sortedBy(elements(frame).filter(isButton), ({ box }) => box.y);
  return forms(frame).flatMap((form) => {
    const end = bottom((form.at(-1) ?? form[0]).box);
    const below = byTop.near(end + FAR_BELOW_PX / 2, FAR_BELOW_PX / 2 + 2);
    return nearWidthIn(form, below, frame).slice(0, 1);
  });
});
