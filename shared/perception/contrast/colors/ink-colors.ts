import { groupBy } from "../../../group-by.ts";
import { quantize, toHex } from "../../../scene/color.ts";
import { plainColor } from "../../../scene/paints-of.ts";
import type { Paint, Rgb } from "../../../scene/scene.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import { hasStroke } from "../../paint/painted-box.ts";

/** A colour that draws text or lines, and the layers it draws. */
export interface InkColor {
  readonly role: "text" | "line";
  readonly color: Rgb;
  readonly hex: string;
  readonly layers: readonly Layer[];
  /** A style or a variable gives the colour to all of these layers. */
  readonly isNamed: boolean;
}

interface Use {
  readonly role: InkColor["role"];
  readonly color: Rgb;
  readonly layer: Layer;
  readonly isNamed: boolean;
}

const solidColor = (paints: readonly Paint[] | undefined): Rgb | undefined => {
  const color = plainColor(paints);
  return color && quantize(color);
};

const NO_USES: readonly Use[] = [];

function usesOf(layer: Layer): readonly Use[] {
  const { node, visibleBox } = layer;
  const isLine = hasStroke(layer);
  if (!visibleBox || !(node.text || isLine) || isForeignPart(layer) || node.isMask) return NO_USES;
  const isNamed = (kind: "fill" | "stroke") =>
    node.styles?.[kind] !== undefined || node.variables?.[`${kind}s`] !== undefined;
  const text = node.text ? solidColor(node.fills) : undefined;
  const line = isLine ? solidColor(node.strokes) : undefined;
  return [
    ...(text ? [{ role: "text", color: text, layer, isNamed: isNamed("fill") } as const] : []),
    ...(line ? [{ role: "line", color: line, layer, isNamed: isNamed("stroke") } as const] : []),
  ];
}

const ROLE_BIT = 2 ** 24;

/** One number for each role and colour of 8 bits a channel. */
const keyOf = ({ role, color: { r, g, b } }: Use): number =>
  (role === "text" ? ROLE_BIT : 0) +
  Math.round(r * 255) * 65_536 +
  Math.round(g * 255) * 256 +
  Math.round(b * 255);

/** The colours of the texts and of the lines of a frame, with the layers they draw, in painting order. */
export const inkColors = computed((frame: Frame): readonly InkColor[] => {
  const groups = groupBy(frame.layers.flatMap(usesOf), keyOf);
  return [...groups.values()].map((group) => ({
    role: group[0].role,
    color: group[0].color,
    hex: toHex(group[0].color),
    layers: group.map(({ layer }) => layer),
    isNamed: group.every(({ isNamed }) => isNamed),
  }));
});
