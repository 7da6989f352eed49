import { PHONE_WIDTH_PX } from "../../../standards/phones.ts";
import { hasScreenShape } from "./has-screen-shape.ts";
import { PHONE, SMALLEST_SCREEN_PX } from "../../frame/limits.ts";
import { areNear, area, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { DEVICE_NAME, DEVICES, SAME_DEVICE_PX } from "../../../standards/devices.ts";
import { isDeviceSize } from "./device-size.ts";

/** A layer of a design that is not read yet, as far as its shape tells whether it is a screen. */
export interface Sketch {
  readonly name: string;
  readonly type: string;
  readonly visible: boolean;
  readonly absoluteBoundingBox: Box | null;
  readonly rotation?: number;
  readonly characters?: string;
}

type Within<Node> = (node: Node) => readonly Node[];

const FRAMES: ReadonlySet<string> = new Set("FRAME INSTANCE COMPONENT GROUP".split(" "));
/** Wider than this, nothing but a screen has the width of a device. */
const TABLET_PX = 744;
/** A layer nearly as large as the one that it lies in is a part of its screen. */
const LARGEST_SHARE = 0.7;
const SAME_SHARE = 0.97;
/** How much of a board is filled by what it shows. */
const LEAST_FILLED_SHARE = 0.4;
const SMALLEST_SEEN_SHARE = 0.5;
/** Where a phone shows the time: in the first strip of its screen. */
const CLOCK = { text: /^\s*\d{1,2}[:.]\d{2}( ?[ap]m)?\s*$/i, stripRatio: 0.17 };
/** Boards are wide and shallow: what lies deeper, or behind so many layers, is not looked for. */
const MOST = { layers: 250, levels: 6, inStrip: 150 };
const COVERING_SHARE = 0.95;

const heightsOf = (widthPx: number): readonly number[] =>
  DEVICES.filter((device) => areNear(device.widthPx, widthPx, SAME_DEVICE_PX)).map(
    ({ heightPx }) => heightPx,
  );

/** As wide as a device, and as long as a page that is scrolled: a card may be as wide as a phone, but not as long. */
function isLongScreen({ width, height }: Box): boolean {
  const heights = heightsOf(width);
  const fromPx = width >= TABLET_PX ? Math.min(...heights) : Math.max(...heights);
  return heights.length > 0 && height >= fromPx - SAME_DEVICE_PX;
}

const isOfDevice = (box: Box): boolean => isDeviceSize(box) || isLongScreen(box);

function hasClock<Node extends Sketch>(node: Node, box: Box, within: Within<Node>): boolean {
  const stripEnd = box.y + CLOCK.stripRatio * box.width;
  const waiting = [node];
  for (let count = 0; waiting.length > 0 && count < MOST.inStrip; count++) {
    const next = waiting.pop() as Node;
    const place = next.absoluteBoundingBox;
    if (!next.visible || !place || place.y > stripEnd) continue;
    if (next.type === "TEXT" && CLOCK.text.test(next.characters ?? "")) return true;
    waiting.push(...within(next).slice(0, MOST.inStrip));
  }
  return false;
}

/**
 * True when a layer has the size of a device's screen, is as wide as one and longer, or is a phone's with its clock.
 */
export function isScreenShaped<Node extends Sketch>(node: Node, within: Within<Node>): boolean {
  const box = node.absoluteBoundingBox;
  if (!box) return false;
  return isOfDevice(box) || (hasScreenShape(box, PHONE.presented) && hasClock(node, box, within));
}

/** True when a layer is as large as the smallest screens in use. */
export const isScreenSized = ({ absoluteBoundingBox: box }: Sketch): boolean =>
  box !== null && box.width >= SMALLEST_SCREEN_PX.width && box.height >= SMALLEST_SCREEN_PX.height;

/** True when a layer is so much smaller than what it lies in that it can be shown on it. */
export function isShownOn(
  { absoluteBoundingBox: inner }: Sketch,
  { absoluteBoundingBox: outer }: Sketch,
): boolean {
  if (!inner || !outer) return false;
  const [width, height] = [inner.width / outer.width, inner.height / outer.height];
  const isSmaller = width <= LARGEST_SHARE || (width <= SAME_SHARE && height <= LARGEST_SHARE);
  const seen = intersection(inner, outer);
  return isSmaller && seen !== null && area(seen) >= SMALLEST_SEEN_SHARE * area(inner);
}

/** True when a layer is not turned. */
export const isUpright = ({ rotation = 0 }: Sketch): boolean => Math.abs(rotation) < 0.5;

/**
 * True when a layer is a screen that lies on a board, as presentations show them; `within` gives what a layer holds.
 */
export const isPresented = <Node extends Sketch>(node: Node, board: Sketch, within: Within<Node>): boolean =>
  canBePresented(node, board, within) && isScreenShaped(node, within);

const canBePresented = <Node extends Sketch>(node: Node, board: Sketch, within: Within<Node>): boolean =>
  FRAMES.has(node.type) &&
  node.visible &&
  isUpright(node) &&
  isShownOn(node, board) &&
  within(node).length > 0;

/** A frame that is called after a device has its shape, in whatever size. */
const isLikeDevice = ({ name, absoluteBoundingBox: box }: Sketch): boolean =>
  box !== null && hasScreenShape(box, PHONE.presented) && DEVICE_NAME.test(name);

const areaOf = ({ absoluteBoundingBox: box }: Sketch): number => (box ? area(box) : 0);

const isPhone = ({ absoluteBoundingBox: box }: Sketch): boolean =>
  box !== null && box.width < PHONE_WIDTH_PX.max && isDeviceSize(box);

/** A mock-up is as much a phone as the screen in it, which has the size of a device: that one is meant. */
const mayHoldScreen = ({ absoluteBoundingBox: box }: Sketch): boolean =>
  box !== null && box.width >= PHONE.presented.minWidthPx && !isOfDevice(box);

/**
 * The screens that lie on a board, in painting order: several make it one. Those in other screens are not told. What only its
 * name tells is a picture on a page, unless it is what the board shows.
 */
export function presentedScreens<Node extends Sketch>(board: Node, within: Within<Node>): readonly Node[] {
  if (isPhone(board)) return [];
  let layers = 0;
  const screensAt = (node: Node, level: number): readonly Node[] => {
    layers += 1;
    if (!node.visible || layers > MOST.layers) return [];
    const isOne = canBePresented(node, board, within) && (isScreenShaped(node, within) || isLikeDevice(node));
    const inside = level < MOST.levels && mayHoldScreen(node) ? screensIn(node, level + 1) : [];
    return isOne && inside.length === 0 ? [node] : inside;
  };
  const screensIn = (node: Node, level: number) => within(node).flatMap((child) => screensAt(child, level));
  const found = screensIn(board, 1);
  const isFilled = found.reduce((sum, one) => sum + areaOf(one), 0) >= LEAST_FILLED_SHARE * areaOf(board);
  return isFilled ? found : found.filter((one) => isScreenShaped(one, within));
}

/**
 * True when a group looks like a screen by itself: it has the shape of one, or a ground as large as one lies below the
 * rest.
 */
export function isGroupedScreen<Node extends Sketch>(group: Node, within: Within<Node>): boolean {
  const box = group.absoluteBoundingBox;
  const [ground, ...others] = within(group).filter(({ visible }) => visible);
  if (!box || !ground || others.length === 0) return false;
  if (isScreenShaped(group, within)) return true;
  const covered = ground.absoluteBoundingBox && intersection(ground.absoluteBoundingBox, box);
  return isScreenSized(group) && covered !== null && area(covered) >= COVERING_SHARE * area(box);
}
