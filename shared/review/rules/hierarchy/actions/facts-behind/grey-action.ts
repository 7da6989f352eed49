import { likeFields } from "../../../../../perception/controls/fields/like-fields.ts";
import { isSure, type Element } from "../../../../../perception/elements/element.ts";
import { elements } from "../../../../../perception/elements/elements.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../../perception/frame/frame.ts";
import { boxPainter, hasPicture } from "../../../../../perception/paint/painted-box.ts";
import { asksForAction } from "../../../../../perception/text/language/asks-for-action.ts";
import { colorfulness, contrast, isGrey, luminance } from "../../../../../scene/color.ts";
import { area } from "../../../../../scene/geometry.ts";
import { plainColor } from "../../../../../scene/paints-of.ts";
import type { Rgb } from "../../../../../scene/scene.ts";

/** Darker is a colour of its own, lighter is white. */
const GREY = { darkest: 0.45, lightest: 0.78 };
/** A button that waits for something has faint words. */
const LEAST_CONTRAST = 7;
const COLORFUL = 0.2;
/** A sketch has no colours to give to a button. */
const LEAST_SHARE = 0.3;
const MOST_BUTTONS = 2;

const solidFill = (layer: Layer | undefined): Rgb | undefined =>
  layer?.node.opacity === undefined ? plainColor(layer?.node.fills) : undefined;

const fillOf = ({ layers: [layer] }: Element): Rgb | undefined => solidFill(boxPainter(layer));

const isPlainGrey = (fill: Rgb): boolean =>
  isGrey(fill) && luminance(fill) >= GREY.darkest && luminance(fill) <= GREY.lightest;

function hasStrongWords({ parts: { label } }: Element, fill: Rgb): boolean {
  const ink = label && solidFill(label);
  return ink !== undefined && contrast(luminance(ink), luminance(fill)) >= LEAST_CONTRAST;
}

const isColored = (layer: Layer): boolean =>
  hasPicture(layer) ||
  (layer.node.fills ?? []).some(
    (fill) => fill.type === "gradient" || (fill.type === "solid" && colorfulness(fill.color) >= COLORFUL),
  );

function isColoredScreen({ layers, root }: Frame): boolean {
  const colored = layers.filter((layer) => layer.visibleBox !== null && !layer.node.text && isColored(layer));
  const share = colored.reduce((sum, { visibleBox }) => sum + (visibleBox ? area(visibleBox) : 0), 0);
  return share >= LEAST_SHARE * area(root.node.box);
}

const isButton = (one: Element): boolean => one.role === "button" && isSure(one);

/** The main button of a screen, where it is grey and no other button has a colour either; undefined when it is not. */
export const greyAction = computed((frame: Frame): Element | undefined => {
  const buttons = elements(frame).filter(isButton);
  const button = buttons.find((one) => one.isPrimary && one.state === undefined && asksForAction(one.label));
  const fill = button && fillOf(button);
  if (!fill || !isPlainGrey(fill) || !hasStrongWords(button, fill) || !isColoredScreen(frame))
    return undefined;
  // Where all of several buttons are grey, that is how buttons look here.
  if (new Set(buttons.map(({ label }) => label)).size > MOST_BUTTONS) return undefined;
  const isLoud = (one: Element): boolean => one.emphasis === "filled" && !isPlainGrey(fillOf(one) ?? fill);
  const isToldElsewhere = likeFields(frame).some((one) => one.button === button);
  return buttons.some(isLoud) || isToldElsewhere ? undefined : button;
});
