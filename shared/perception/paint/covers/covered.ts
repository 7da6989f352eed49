import { area, bottom, intersection, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { frameOf, isText, lastInside, type Layer } from "../../frame/frame.ts";
import { remembered, rememberedFlag } from "../../frame/remembered.ts";
import { inkBox } from "../../text/typography/ink.ts";
import { opaqueBoxes, opaqueCovers, pictureCovers } from "./opaque-covers.ts";
import { coversBox } from "../coverage.ts";
import { groupOf, isInGroup } from "../paint-groups.ts";

/** The parts of a box beside another one: at most four. */
function beside(box: Box, cut: Box): readonly Box[] {
  const shared = intersection(box, cut);
  if (!shared) return [box];
  const { x, y, width, height } = shared;
  return [
    { ...box, height: y - box.y },
    { ...box, y: y + height, height: bottom(box) - (y + height) },
    { x: box.x, y, width: x - box.x, height },
    { x: x + width, y, width: right(box) - (x + width), height },
  ].filter((part) => part.width > 0 && part.height > 0);
}

/** More covers, or more scraps between them, are not looked at: then the layer counts as seen. */
const MOST_COVERS = 64;
const MOST_SCRAPS = 64;

/** The parts of a box that the covers leave free. */
function leftOf(box: Box, covers: readonly Box[]): readonly Box[] {
  let left: readonly Box[] = [box];
  for (const cover of covers) {
    if (left.length === 0 || left.length > MOST_SCRAPS) break;
    left = left.flatMap((part) => beside(part, cover));
  }
  return left;
}

/** A cover in a translucent group hides what lies in the same group only. */
function isInGroupsOf(cover: Layer, layer: Layer): boolean {
  const group = groupOf(cover);
  return group === undefined || isInGroup(layer, group);
}

/** The boxes that hide what a layer paints in a box, the uppermost first. */
function coversOver(layer: Layer, box: Box): readonly Box[] {
  const last = lastInside(layer);
  let found = 0;
  const hides = (cover: Layer): boolean => {
    const isHiding = found < MOST_COVERS && cover.order > last && isInGroupsOf(cover, layer);
    if (isHiding) found++;
    return isHiding;
  };
  return opaqueCovers(frameOf(layer)).touching(box, hides).toReversed().flatMap(opaqueBoxes);
}

/** A rim as thin as this is not seen as what it belongs to. */
const SEEN_SHARE = 0.04;

function seenShare(layer: Layer, box: Box): number {
  const covers = coversOver(layer, box);
  if (covers.length === 0) return 1;
  return leftOf(box, covers).reduce((sum, part) => sum + area(part), 0) / area(box);
}

/**
 * The share of a layer with all that it holds that is seen beside what is painted over it later, from 0 to 1: opaque
 * boxes, together or alone. Of a text its letters count, and not its box. What has no area is not covered.
 */
export const uncoveredShare = remembered((layer: Layer): number => {
  const box = isText(layer) ? inkBox(layer) : layer.visibleBox;
  return box !== null && area(box) > 0 ? seenShare(layer, box) : 1;
});

function isUnderPicture(layer: Layer): boolean {
  const box = layer.visibleBox;
  const last = lastInside(layer);
  if (!box) return false;
  const hides = ({ node, order }: Layer): boolean => {
    const shared = order > last ? intersection(node.box, box) : null;
    return shared !== null && area(shared) > (1 - SEEN_SHARE) * area(box) && coversBox(node, shared);
  };
  return pictureCovers(frameOf(layer)).touching(box, hides).length > 0;
}

/**
 * True when a layer with all that it holds cannot be seen, or hardly, because of what is painted over it later: opaque
 * boxes, or a picture over all of a part, as that of a keyboard is. Words may show through its holes.
 */
export const isCovered = rememberedFlag(
  (layer: Layer): boolean => uncoveredShare(layer) < SEEN_SHARE || (!isText(layer) && isUnderPicture(layer)),
);
