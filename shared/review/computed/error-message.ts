import { gapBetween } from "../../scene/geometry.ts";
import type { Frame, TextLayer } from "../frame.ts";
import { targets } from "./targets.ts";
import { textRoles } from "./text-roles.ts";

/** So near below a field stands what the form says of the entry. */
const FAR_BELOW_PX = 16;

/** Whether a text is an error message by its name, or what a form says below one of its fields. */
export const isFieldMessage = (layer: TextLayer, frame: Frame): boolean =>
  textRoles(frame).get(layer) === "error" ||
  targets(frame).some(({ layer: field, kind }) => {
    const gap = gapBetween(field.node.box, layer.node.box);
    const isBelow = layer.node.box.y >= field.node.box.y + field.node.box.height;
    return kind === "input" && isBelow && gap.y <= FAR_BELOW_PX && gap.x < 0;
  });
