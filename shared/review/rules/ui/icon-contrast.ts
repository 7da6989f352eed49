import { contrastOf, isGrey, toHex } from "../../../scene/colour.ts";
import { isInPicture, isNoPart } from "../../computed/foreign-part.ts";
import { iconShapes, type IconShape } from "../../computed/icon-shapes.ts";
import { isLogo } from "../../computed/is-logo.ts";
import { holdsText } from "../../computed/lone-text.ts";
import { targets } from "../../computed/targets.ts";
import type { Frame, Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";
import type { ControlKind } from "../../standards/control-names.ts";
import { WCAG } from "../../standards/wcag.ts";

const CONTROLS: ReadonlySet<ControlKind | undefined> = new Set([
  "button",
  "link",
  "menu-item",
  "tab",
  undefined,
]);
const TALLEST_PX = 72;
/** What cannot be seen at all may be hidden on purpose. */
const INVISIBLE = 1.001;

const isIconControl = (layer: Layer, kind: ControlKind | undefined, frame: Frame): boolean =>
  CONTROLS.has(kind) &&
  layer.node.box.height <= TALLEST_PX &&
  layer.node.box.width <= TALLEST_PX &&
  !holdsText(layer, frame) &&
  !isLogo(layer) &&
  !isNoPart(layer) &&
  !isInPicture(layer);

const ratioOf = ({ color, ground }: IconShape): number => contrastOf(color, ground);

export const iconContrast = defineRule({
  id: "icon-contrast",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  basis: "https://www.w3.org/TR/WCAG22/#non-text-contrast",
  says: {
    title: "Icon too faint to see",
    problem:
      "The icon of this control ({iconColor}) has a contrast of {ratio}:1 to what lies behind it ({backdropColor}). It needs at least {required}:1.",
    why: "The icon is all that says what the control does, and people with low vision do not see it.",
    fix: "Give the icon a darker or lighter colour, further from what lies behind it.",
    unsure: {
      inactive: "This looks like a control that cannot be used now. If it can, its icon is too faint.",
    },
  },
  applies: (frame) =>
    targets(frame)
      .filter(({ kind, isDisabled, layer }) => !isDisabled && isIconControl(layer, kind, frame))
      .map(({ layer }) => layer),
  check: (layer, { frame, pass, fail, unsure }) => {
    const [clearest] = iconShapes(layer, frame).toSorted((a, b) => ratioOf(b) - ratioOf(a));
    if (!clearest) return pass();
    const ratio = ratioOf(clearest);
    if (ratio >= WCAG.nonTextContrast || ratio < INVISIBLE) return pass();
    if (isGrey(clearest.color) && isGrey(clearest.ground)) return unsure("inactive");
    const evidence = {
      ratio: Math.floor(ratio * 100) / 100,
      required: WCAG.nonTextContrast,
      iconColor: toHex(clearest.color),
      backdropColor: toHex(clearest.ground),
    };
    return fail(evidence, { cause: `${evidence.iconColor} ${evidence.backdropColor}` });
  },
});
