import { type Frame, isText, type Layer } from "../../perception/frame/frame.ts";
import { hasStroke } from "../../perception/paint/painted-box.ts";
import { isForeignPart, isInPicture } from "../../perception/parts/foreign-part.ts";
import { isForPeople } from "../../perception/structure/screens/screen-kind.ts";
import { toHex } from "../../scene/color.ts";
import type { Paint } from "../../scene/scene.ts";

/** A radius as large as half a side makes a circle or a pill, whatever its number. */
export function radiusOf({ node: { cornerRadiiPx, box } }: Layer): readonly number[] {
  const [radius = 0, ...others] = cornerRadiiPx ?? [];
  const isRound = radius >= Math.min(box.width, box.height) / 2;
  return radius > 0 && !isRound && others.every((one) => one === radius) ? [radius] : [];
}

const BOXES: ReadonlySet<string> = new Set(["FRAME", "RECTANGLE", "INSTANCE", "COMPONENT", "GROUP"]);

interface ColorUse {
  readonly property: "fill" | "stroke";
  readonly hex: string;
  readonly name: string | undefined;
}

function colorUse(layer: Layer, property: ColorUse["property"], { scene }: Frame): readonly ColorUse[] {
  const { fills, strokes, styles = {} } = layer.node;
  const paints: readonly Paint[] = (property === "fill" ? fills : strokes) ?? [];
  const [paint, ...others] = paints;
  if (paint?.type !== "solid" || others.length > 0 || (paint.opacity ?? 1) !== 1) return [];
  const variable = scene.variables?.[paint.variable ?? ""]?.name;
  return [
    { property, hex: toHex(paint.color), name: variable ?? scene.styles[styles[property] ?? ""]?.name },
  ];
}

/** The plain colors of texts, and of the fills and lines of boxes; pictures and icons have what colors they need. */
export function colorUses(layer: Layer, frame: Frame): readonly ColorUse[] {
  const isPlain = isText(layer)
    ? layer.node.text.runs.every(({ fills }) => !fills)
    : BOXES.has(layer.node.type);
  if (!isPlain) return [];
  return [...colorUse(layer, "fill", frame), ...(hasStroke(layer) ? colorUse(layer, "stroke", frame) : [])];
}

/** The layers whose values are held to those of the house: none of the system, and none of a picture. */
export const boxesAndTexts = (frame: Frame): readonly Layer[] =>
  isForPeople(frame)
    ? frame.layers.filter((layer) => layer.visibleBox && !isForeignPart(layer) && !isInPicture(layer))
    : [];
