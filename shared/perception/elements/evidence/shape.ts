import { area, center } from "../../../scene/geometry.ts";
import type { ElementEvidence } from "./evidence.ts";

const TYPES = ["FRAME", "GROUP", "INSTANCE", "RECTANGLE", "ELLIPSE", "VECTOR", "TEXT", "LINE"];
const KINDS = ["text", "shape", "icon", "picture", "group"];

/** How large a thing is, where it stands on the screen, what kind of thing it is. */
export const SHAPE = {
  kind: ({ kind }) => KINDS.indexOf(kind),
  type: ({ layer }) => TYPES.indexOf(layer.node.type),
  width: ({ box }) => box.width,
  height: ({ box }) => box.height,
  aspect: ({ box }) => box.width / Math.max(1, box.height),
  shareOfWidth: ({ box }, sight) => box.width / sight.box.width,
  shareOfScreen: ({ box }, sight) => area(box) / Math.max(1, area(sight.box)),
  screenWidth: (_, sight) => sight.box.width,
  fromTop: ({ box }, sight) => box.y - sight.box.y,
  fromBottom: ({ box }, sight) => sight.box.y + sight.box.height - box.y - box.height,
  fromLeft: ({ box }, sight) => box.x - sight.box.x,
  fromRight: ({ box }, sight) => sight.box.x + sight.box.width - box.x - box.width,
  offMiddle: ({ box }, sight) =>
    Math.abs(center(box).x - sight.box.x - sight.box.width / 2) / sight.box.width,
} satisfies ElementEvidence;
