import type { Box } from "../../../scene/scene.ts";
import { DEVICES } from "../../../standards/devices.ts";

const SAME_PX = 1;

/** True when a box is as large as the screen of a device, held upright or standing on a desk. */
export const isDeviceSize = ({ width, height }: Box): boolean =>
  DEVICES.some(
    ({ widthPx, heightPx }) => Math.abs(widthPx - width) <= SAME_PX && Math.abs(heightPx - height) <= SAME_PX,
  );
