import type { Box } from "../../scene/scene.ts";
import type { Frame } from "../frame/frame.ts";

const PHONE_WIDTH_PX = 600;
const PHONE_RATIO = 1.8;
const DESKTOP_HEIGHT_PX = 900;

/** How much of a frame can be seen at once, in px from top to bottom. */
export function viewHeight({ root }: Frame): number {
  const { width } = root.node.box;
  return width <= PHONE_WIDTH_PX ? width * PHONE_RATIO : DESKTOP_HEIGHT_PX;
}

/** What people see of a frame before they scroll. */
export function firstView(frame: Frame): Box {
  const { box } = frame.root.node;
  return { ...box, height: Math.min(box.height, viewHeight(frame)) };
}
