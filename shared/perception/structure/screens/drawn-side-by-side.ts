import { hasScreenShape } from "./has-screen-shape.ts";
import { PHONE } from "../../frame/limits.ts";
import { areNear, area, SAME_PX } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { isPainted } from "../../paint/painted-box.ts";

const FEWEST_SCREENS = 4;
/** They are what is shown, not pictures on a page. */
const LEAST_SHARE = 0.4;
const SAME_SHARE = 0.05;
/** A sheet with more of them is as surely one. */
const MOST_GROUNDS = 200;

const isAsLarge = (a: Box, b: Box): boolean =>
  areNear(a.width, b.width, SAME_PX) && Math.abs(a.height - b.height) <= SAME_SHARE * a.height;

/** True when two stand apart, as screens on a board do: one on the other is a ground or a card. */
const standApart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= a.width - SAME_PX || Math.abs(a.y - b.y) >= a.height * (1 - SAME_SHARE);

/**
 * True when a frame is filled with painted boxes or pictures of one phone's size beside each other, and what belongs to
 * each lies loose on it: several screens drawn on one sheet.
 */
export const showsScreensSideBySide = computed((frame: Frame): boolean => {
  const { box } = frame.root.node;
  if (box.width < 2 * PHONE.presented.minWidthPx) return false;
  const grounds = frame.layers
    .filter(
      ({ node, parent, visibleBox }) => parent && visibleBox && hasScreenShape(node.box, PHONE.presented),
    )
    .filter(isPainted)
    .slice(0, MOST_GROUNDS);
  const [first] = grounds;
  if (!first || grounds.length < FEWEST_SCREENS) return false;
  const alike: Box[] = [];
  for (const { node } of grounds)
    if (isAsLarge(first.node.box, node.box) && alike.every((one) => standApart(one, node.box)))
      alike.push(node.box);
  const covered = alike.reduce((sum, one) => sum + area(one), 0);
  return alike.length >= FEWEST_SCREENS && covered >= LEAST_SHARE * area(box);
});
