import type { LabelChange } from "../../../mend/change.ts";
import { widthOf } from "../../../mend/width-of.ts";
import {
  closest,
  type Frame,
  type Layer,
  originOf,
  type TextLayer,
} from "../../../perception/frame/frame.ts";
import { groundBehind } from "../../../perception/paint/backdrop.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";
import { bottom, center, contains, gapBetween, right } from "../../../scene/geometry.ts";
import type { Box, Rgb } from "../../../scene/scene.ts";
import { isInGrid, isPlacedByLayout } from "../set-values.ts";
import { palette } from "../../../perception/contrast/colors/palette.ts";
import { contrastWanted } from "../../../perception/contrast/run-contrast.ts";
import { contrastOf, toHex } from "../../../scene/color.ts";

/** The side of a layer on which a new text is to stand. */
export type Side = "above" | "below" | "after";

const GAP_PX = 8;

/** Larger letters are a heading's: words beside something follow others. */
const LARGEST_PX = 20;

/** Words stand in the middle of a button, and so does what is written below it. */
const CENTERED_PX = 2;

const distance = (a: Box, b: Box): number => {
  const { x, y } = gapBetween(a, b);
  return Math.max(x, 0) + Math.max(y, 0);
};

/** The text that a new one beside a layer is set like: its own, else the nearest one of a size for plain words. */
function modelBeside(box: Box, own: readonly TextLayer[], { texts }: Frame): TextLayer | undefined {
  if (own[0]) return own[0];
  const plain = texts.filter((text) => text.visibleBox !== null && styleOf(text).sizePx <= LARGEST_PX);
  return plain.reduce<TextLayer | undefined>(
    (best, text) => (best && distance(best.node.box, box) <= distance(text.node.box, box) ? best : text),
    undefined,
  );
}

function placeBeside(box: Box, side: Side, isCentered: boolean, size: Pick<Box, "width" | "height">): Box {
  const x = isCentered ? Math.round(center(box).x - size.width / 2) : box.x;
  if (side === "above") return { ...size, x, y: box.y - GAP_PX - size.height };
  if (side === "below") return { ...size, x, y: bottom(box) + GAP_PX };
  return { ...size, x: right(box) + GAP_PX, y: Math.round(center(box).y - size.height / 2) };
}

/** An auto layout puts a new text at the edge of what it places: where the part ends elsewhere, that is another place. */
const SAME_EDGE_PX = 24;

/**
 * The layer beside which the editor can put a new text that is to stand at a box of the screen: no instance takes one in,
 * and no grid.
 * Undefined where the text would come to stand elsewhere.
 */
function hostOf(layer: Layer, box: Box, side: Side): Layer | undefined {
  const host = closest(
    layer,
    (one) =>
      !originOf(one).startsWith("component-layer:") &&
      one.parent !== null &&
      (isPlacedByLayout(one) || contains(one.parent.node.box, box)),
  );
  if (!host || isInGrid(host) || host.parent?.node.type === "BOOLEAN_OPERATION") return undefined;
  const edge = side === "above" ? ({ y }: Box): number => y : side === "below" ? bottom : right;
  return isPlacedByLayout(host) && Math.abs(edge(host.node.box) - edge(layer.node.box)) > SAME_EDGE_PX
    ? undefined
    : host;
}

/**
 * The colour of a new text on its ground: that of the text it is set like where it can be read there, else the one among
 * those that can which most texts have.
 */
function inkOn(
  ground: Rgb,
  { node }: TextLayer,
  frame: Frame,
): Pick<LabelChange, "color" | "variable" | "style"> | undefined {
  const required = contrastWanted(frame, "normal");
  const [paint] = node.fills ?? [];
  const own = paint?.type === "solid" ? toHex(paint.color) : undefined;
  const [ink] = palette(frame)
    .filter(({ role, color }) => role === "text" && contrastOf(color, ground) >= required)
    .toSorted((a, b) => Number(b.hex === own) - Number(a.hex === own) || b.layers.length - a.layers.length);
  return ink && { color: ink.hex, ...(ink.source && { [ink.source.kind]: ink.source.id }) };
}

/** The place, the letters and the words of a new text beside a layer. */
interface Wanted {
  readonly layer: Layer;
  /** The texts of the part that the layer paints. */
  readonly own: readonly TextLayer[];
  readonly side: Side;
  readonly words: string;
}

/**
 * A new text beside a layer, set like the words that are there and in a colour that can be read on its ground; undefined where
 * no text can be put: inside an instance, or on a ground whose colour is not known.
 */
export function textBeside({ layer, own, side, words }: Wanted, frame: Frame): LabelChange | undefined {
  const like = modelBeside(layer.node.box, own, frame);
  const [run] = like?.node.text.runs ?? [];
  if (!like || !run) return undefined;
  const { sizePx, lineHeightPx } = styleOf(like);
  const isCentered =
    like !== layer && Math.abs(center(like.node.box).x - center(layer.node.box).x) <= CENTERED_PX;
  const size = {
    width: Math.ceil(widthOf({ runs: [{ ...run, sizePx, start: 0, end: words.length }] })),
    height: Math.round(lineHeightPx),
  };
  const place = placeBeside(layer.node.box, side, isCentered, size);
  const host = hostOf(layer, place, side);
  if (!host) return undefined;
  const box = isPlacedByLayout(host) ? placeBeside(host.node.box, side, isCentered, size) : place;
  const ground = groundBehind(frame, isPlacedByLayout(host) ? layer.node.box : box, layer.order);
  const ink = ground && inkOn(ground, like, frame);
  return (
    ink && {
      layer: host.node.id,
      property: "label",
      from: host.node.box,
      to: words,
      box,
      like: like.node.id,
      sizePx,
      ...ink,
    }
  );
}
