import type { PressedRole } from "../../elements/element.ts";
import { cutRatio, contrastOf, isGrey, toHex } from "../../../scene/color.ts";
import { descendants, isText, type Frame, type Layer } from "../../frame/frame.ts";
import { WCAG } from "../../../standards/wcag.ts";
import { computed } from "../../frame/computed.ts";
import { isDrawnWithLetters } from "./control-symbol.ts";
import { contradiction } from "../contradiction.ts";
import { isInPicture, isNoPart } from "../../parts/foreign-part.ts";
import { iconShapes, type IconShape } from "./icon-shapes.ts";
import { isCovered } from "../../paint/covers/covered.ts";
import { SERVICE } from "../../../standards/words/sign-in-words.ts";
import { isLogo } from "../../parts/is-logo.ts";
import { holdsText } from "../../text/typography/lone-text.ts";
import { targets } from "../../controls/targets/targets.ts";

const CONTROLS: ReadonlySet<PressedRole | undefined> = new Set([
  "button",
  "icon-button",
  "link",
  "tab",
  "segmented-item",
  undefined,
]);
const TALLEST_PX = 72;

/** A cross, a tick or a star that is set as a letter is an icon. */
const holdsNoWords = (layer: Layer, frame: Frame): boolean =>
  !holdsText(layer, frame) ||
  [layer, ...descendants(layer)].every((inner) => !isText(inner) || isDrawnWithLetters(inner, frame));

const isIconControl = (layer: Layer, role: PressedRole | undefined, frame: Frame): boolean =>
  CONTROLS.has(role) &&
  layer.node.box.height <= TALLEST_PX &&
  layer.node.box.width <= TALLEST_PX &&
  holdsNoWords(layer, frame) &&
  !isLogo(layer) &&
  !isNoPart(layer) &&
  !isInPicture(layer) &&
  !isCovered(layer);

/** The controls in use that may show nothing but an icon. */
export const iconControls = computed((frame: Frame): readonly Layer[] =>
  targets(frame)
    .filter(({ role, isDisabled, layer }) => !isDisabled && isIconControl(layer, role, frame))
    .map(({ layer }) => layer),
);

/** A shape of an icon with its contrast to what lies behind it. */
export interface ShapeContrast extends IconShape {
  readonly ratio: number;
}

/** The shapes of the icon of a control, the clearest first; none when there is none, or not all of it is known. */
export const shapeContrasts = (control: Layer, frame: Frame): readonly ShapeContrast[] =>
  iconShapes(control, frame)
    .map((shape) => ({ ...shape, ratio: contrastOf(shape.color, shape.ground) }))
    .toSorted((a, b) => b.ratio - a.ratio);

/** The shape by which the icon of a control is seen; undefined when there is none, or not all of it is known. */
export const clearestShape = (control: Layer, frame: Frame): ShapeContrast | undefined =>
  shapeContrasts(control, frame)[0];

/** A shape with less contrast cannot be seen at all, and may be hidden on purpose. */
const INVISIBLE = 1.001;

/** True when a shape is fainter than WCAG lets it be. */
export const isTooFaint = ({ ratio }: ShapeContrast): boolean =>
  ratio < WCAG.nonTextContrast && ratio >= INVISIBLE;

/** Controls that cannot be used now are drawn grey on grey, and WCAG exempts them. */
export const looksUnused = ({ color, ground }: ShapeContrast): boolean => isGrey(color) && isGrey(ground);

/** The sign of another service in its own colour is a logotype, which WCAG exempts. */
export const isOfBrand = ({ node }: Layer, { color }: ShapeContrast): boolean =>
  SERVICE.test(node.name.toLowerCase()) && !isGrey(color);

/** The numbers behind an icon that is too faint. */
export const faintIconEvidence = ({ color, ground, ratio }: ShapeContrast) => ({
  ratio: cutRatio(ratio),
  required: WCAG.nonTextContrast,
  iconColor: toHex(color),
  backdropColor: toHex(ground),
});

/** The contrast of an icon in the picture of its frame, when that clearly denies that it is too faint. */
export function seenIconContrast({ layer, color, ground }: ShapeContrast, frame: Frame): number | undefined {
  const claim = { ink: color, ground, required: WCAG.nonTextContrast, isAlone: true };
  return contradiction(frame, layer.node.box, claim);
}
