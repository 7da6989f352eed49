import { area, bottom, center, right, type Point } from "../../../scene/geometry.ts";
import { toHex } from "../../../scene/color.ts";
import type { Box } from "../../../scene/scene.ts";
import { computed } from "../../frame/computed.ts";
import { isText, type Frame, type Layer, type TextLayer } from "../../frame/frame.ts";
import { indexBoxes } from "../../frame/box-index.ts";
import { wordsOf } from "../../text/language/prose.ts";
import { textIndex } from "../../text/text-index.ts";
import { isDeviceSize } from "./device-size.ts";

const SWATCH = { smallestPx: 32, largestPx: 400 };
/** A mark that tells which of two contrasts is enough. */
const LARGEST_MARK_PX = 12;
const FEWEST = { swatches: 6, colors: 5 };
const MOST_SWATCHES = 200;
const CAPTION = { belowPx: 40, smallestShare: 0.7 };
/** Swatches make up so much of a palette; a page about a product shows its colours in passing. */
const SMALLEST_SHARE = 0.15;

/** A ratio, a step, or the two letters that show a colour of text. */
const SAMPLE = /^(?:aa|[\d\s.,:/%#-]*)$/i;

const isSample = (text: TextLayer): boolean => SAMPLE.test(wordsOf(text));

/** The plain colour of a box of the size of a swatch, as `#rrggbb`. */
function colorOf({ node }: Layer): string | undefined {
  const { width, height } = node.box;
  const [paint, ...others] = node.fills ?? [];
  const isOfSize =
    Math.min(width, height) >= SWATCH.smallestPx && Math.max(width, height) <= SWATCH.largestPx;
  return isOfSize && paint?.type === "solid" && others.length === 0 ? toHex(paint.color) : undefined;
}

const isMark = ({ node: { box } }: Layer): boolean => Math.max(box.width, box.height) <= LARGEST_MARK_PX;

const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= right(box) && y >= box.y && y <= bottom(box);

/** True when nothing lies on a box but samples and marks: what holds a picture, an icon or words is made for people. */
const isBare = (box: Layer, over: readonly Layer[]): boolean =>
  over.every(
    (layer) =>
      layer.order <= box.order ||
      !holds(box.node.box, center(layer.node.box)) ||
      (isText(layer) ? isSample(layer) : isMark(layer)),
  );

const hasCaption = ({ node: { box } }: Layer, frame: Frame): boolean =>
  textIndex(frame)
    .touching({ x: box.x, y: bottom(box), width: box.width, height: CAPTION.belowPx })
    .some(
      (text) =>
        center(text.node.box).y > bottom(box) &&
        text.node.box.x < right(box) &&
        /\p{L}{2}/u.test(wordsOf(text)),
    );

/** Boxes of one size, each bare and in one colour. */
const swatchesBySize = computed((frame: Frame): readonly (readonly Layer[])[] => {
  const leaves = frame.layers.filter((layer) => layer.children.length === 0 && layer.visibleBox !== null);
  const index = indexBoxes(leaves);
  const bySize = new Map<string, Layer[]>();
  for (const layer of leaves) {
    if (isText(layer) || colorOf(layer) === undefined) continue;
    const { width, height } = layer.node.box;
    const key = `${Math.round(width)} ${Math.round(height)}`;
    const same = bySize.get(key);
    if (same) same.push(layer);
    else bySize.set(key, [layer]);
  }
  return [...bySize.values()]
    .filter((same) => same.length >= FEWEST.swatches && same.length <= MOST_SWATCHES)
    .map((same) => same.filter((layer) => isBare(layer, index.touching(layer.node.box))));
});

function isPalette(swatches: readonly Layer[], frame: Frame): boolean {
  const colors = new Set(swatches.map(colorOf));
  if (swatches.length < FEWEST.swatches || colors.size < FEWEST.colors) return false;
  const captioned = swatches.filter((layer) => hasCaption(layer, frame));
  const covered = swatches.reduce((sum, { node }) => sum + area(node.box), 0);
  return (
    captioned.length >= CAPTION.smallestShare * swatches.length &&
    covered >= SMALLEST_SHARE * area(frame.root.node.box)
  );
}

/** True of a sheet of colours: bare boxes of one size in many colours, each with a name below it. */
export const showsPalette = (frame: Frame): boolean =>
  !isDeviceSize(frame.root.node.box) && swatchesBySize(frame).some((same) => isPalette(same, frame));
