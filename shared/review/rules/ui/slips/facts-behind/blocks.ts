import { computed } from "../../../../../perception/frame/computed.ts";
import { closest, type Frame, type Layer } from "../../../../../perception/frame/frame.ts";
import { fromMiddle } from "../../../../../perception/layout/off.ts";
import { besides, onGround } from "../../../../../perception/layout/on-ground.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { isOrnament } from "../../../../../perception/parts/is-ornament.ts";
import { pinnedBars } from "../../../../../perception/structure/pinned-bars.ts";
import { isScreen } from "../../../../../perception/structure/screens/screen-kind.ts";
import { isWords, painterOf, type Thing } from "../../../../../perception/things/thing.ts";
import { right } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";

/** A thing on the ground of a screen: it may keep the screen's margins, or stand in its middle. */
export interface Block {
  readonly thing: Thing;
  /** The layer that paints it. */
  readonly layer: Layer;
  /** Its box as it was set; of words that spaces push in, that of the letters. */
  readonly box: Box;
  /** How far it stays away from the sides of the screen. */
  readonly leftPx: number;
  readonly rightPx: number;
  /** The boxes of all that stands in its row. */
  readonly row: readonly Box[];
}

/** Letters that start further inside their box were pushed there by spaces. */
const SIDE_BEARING_PX = 4;

function boxOf(thing: Thing): Box {
  const own = painterOf(thing).node.box;
  const pushedPx = thing.box.x - own.x;
  return isWords(thing) && (pushedPx < 0 || pushedPx > SIDE_BEARING_PX) ? thing.box : own;
}

const isBlock = ({ layer, kind }: Thing, frame: Frame): boolean =>
  !layer.node.rotationDeg &&
  kind !== "picture" &&
  !isForeignPart(layer) &&
  !isOrnament(layer) &&
  !closest(layer, (one) => pinnedBars(frame).includes(one));

/** The things on the ground of a screen, or on a band across it, that lie in no other; none where it is no screen. */
export const blocks = computed((frame: Frame): readonly Block[] => {
  if (!isScreen(frame)) return [];
  const { box: screen } = frame.root.node;
  return onGround(frame)
    .things.filter((thing) => isBlock(thing, frame))
    .flatMap((thing) => {
      const { row, isInside } = besides(thing, frame);
      const box = boxOf(thing);
      const [leftPx, rightPx] = [box.x - screen.x, right(screen) - right(box)];
      return isInside ? [] : [{ thing, layer: painterOf(thing), box, leftPx, rightPx, row }];
    });
});

/** How far the middle of a box lies to the right of that of the screen. */
export const besideMiddle = (box: Box, { root }: Frame): number => fromMiddle(box, root.node.box).rightPx;
