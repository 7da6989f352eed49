import { areNear, bottom, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { CLASS_FROM_PX, type Device, DEVICES, SAME_DEVICE_PX } from "../../../standards/devices.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { pinnedBars } from "../pinned-bars.ts";

const kindOf = (widthPx: number): string => CLASS_FROM_PX.find(([, from]) => widthPx >= from)?.[0] ?? "phone";

/** The device of the class that is nearest in width; of several the one most in use. */
function deviceOf(widthPx: number): Device | undefined {
  const kind = kindOf(widthPx);
  return DEVICES.filter((device) => device.kind === kind).reduce((best, device) =>
    Math.abs(device.widthPx - widthPx) < Math.abs(best.widthPx - widthPx) ? device : best,
  );
}

/** Phones and tablets are as high as they are wide; a window on a desktop is not. */
const heightOn = ({ kind, widthPx, heightPx }: Device, ownPx: number): number =>
  kind === "desktop" ? heightPx : Math.round((heightPx / widthPx) * ownPx);

const isOfDevice = ({ width, height }: Box): boolean =>
  DEVICES.some(({ kind, heightPx }) => kind === kindOf(width) && areNear(heightPx, height, SAME_DEVICE_PX));

/** The height of a frame that can be seen at once, in px. */
export const viewHeight = computed(({ root }: Frame): number => {
  const { box } = root.node;
  const device = deviceOf(box.width);
  return isOfDevice(box) || !device ? box.height : heightOn(device, box.width);
});

/** The box of a frame that people see before they scroll. */
export const firstView = computed((frame: Frame): Box => {
  const { box } = frame.root.node;
  return { ...box, height: Math.min(box.height, viewHeight(frame)) };
});

/** A flag for each layer, by its order: 1 when it belongs to a bar that stays at the bottom. */
const pinned = computed((frame: Frame): Uint8Array => {
  const flags = new Uint8Array(frame.layers.length);
  for (const { order } of pinnedBars(frame)) flags[order] = 1;
  for (const { order, parent } of frame.layers) if (parent && flags[parent.order]) flags[order] = 1;
  return flags;
});

/**
 * The part of a layer that people see before they scroll, where they see it: what is pinned to the bottom of a long
 * screen stands at the bottom of the view. Null when nothing of it can be seen yet.
 */
export function boxInFirstView(
  { visibleBox, order }: Pick<Layer, "visibleBox" | "order">,
  frame: Frame,
): Box | null {
  if (!visibleBox) return null;
  const view = firstView(frame);
  const isPinned = pinned(frame)[order] === 1;
  const up = isPinned ? bottom(frame.root.node.box) - bottom(view) : 0;
  return intersection(up > 0 ? { ...visibleBox, y: visibleBox.y - up } : visibleBox, view);
}
