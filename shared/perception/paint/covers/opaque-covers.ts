import { contains, intersection } from "../../../scene/geometry.ts";
import type { Box, Paint, SceneNode } from "../../../scene/scene.ts";
import { indexBoxes, type BoxIndex } from "../../frame/box-index.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { coversBox, sureBoxes } from "../coverage.ts";
import { groupOf, masksOf } from "../paint-groups.ts";

const isSolid = (paint: Paint): boolean =>
  paint.type === "solid" || (paint.type === "gradient" && paint.stops.every(({ color }) => color.a === 1));

/** A gradient without stops is one whose colours are not known. */
const isKnown = (paint: Paint): boolean => paint.type !== "gradient" || paint.stops.length > 0;

const hides = (paint: Paint): boolean =>
  paint.opacity === undefined && !paint.blendMode && isSolid(paint) && isKnown(paint);

const isWhole = (mask: Layer, box: Box): boolean =>
  mask.node.opacity === undefined && (mask.node.fills?.some(hides) ?? false) && coversBox(mask.node, box);

const canHide = ({ text, isMask, opacity, blendMode, fills = [] }: SceneNode): boolean =>
  !text && !isMask && opacity === undefined && !blendMode && fills.some(hides);

/** The boxes in which a layer surely hides all that lies below it, in its own group: none for what is not sure. */
export function opaqueBoxes(layer: Layer): readonly Box[] {
  const { node, visibleBox } = layer;
  if (!visibleBox || !canHide(node)) return [];
  if (!masksOf(layer).every((mask) => isWhole(mask, visibleBox))) return [];
  return sureBoxes(node).flatMap((box) => intersection(box, visibleBox) ?? []);
}

const isInNoGroup = (layer: Layer): boolean => groupOf(layer) === undefined;

/** So many of the uppermost covers are remembered: a layer that one cover hides is mostly hidden by one of these. */
const MOST_REMEMBERED = 16;

/** Of more covers those that lie on top are looked at. */
const MOST_COVERS = 4096;

/** A picture may be clear in places: what it covers in part is not surely hidden. */
const isPictureCover = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null &&
  !node.isMask &&
  node.opacity === undefined &&
  !node.blendMode &&
  (node.fills ?? []).some(({ type, opacity }) => type === "image" && opacity === undefined);

/** An index of the layers that paint a picture, in their own group or in none. */
export const pictureCovers = computed((frame: Frame): BoxIndex<Layer> =>
  indexBoxes(
    frame.layers.filter((layer) => isPictureCover(layer) && isInNoGroup(layer)),
    ({ visibleBox }) => visibleBox,
  ),
);

/**
 * An index of the layers that are painted opaquely, without those that other covers hide entirely: a layer
 * below such a one is also below the cover that hides it. The covers of huge piles are few then.
 */
export const opaqueCovers = computed((frame: Frame): BoxIndex<Layer> => {
  const uppermost: Box[] = [];
  const covers: Layer[] = [];
  for (const layer of frame.layers.toReversed()) {
    const boxes = opaqueBoxes(layer);
    const box = layer.visibleBox;
    if (covers.length === MOST_COVERS) break;
    if (!box || boxes.length === 0 || uppermost.some((upper) => contains(upper, box))) continue;
    covers.push(layer);
    if (isInNoGroup(layer) && uppermost.length < MOST_REMEMBERED) uppermost.push(...boxes.slice(0, 1));
  }
  return indexBoxes(covers.toReversed(), ({ visibleBox }) => visibleBox);
});
