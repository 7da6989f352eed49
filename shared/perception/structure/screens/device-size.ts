import { areNear } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { DEVICES, SAME_DEVICE_PX } from "../../../standards/devices.ts";

/** True when a box is as large as the screen of a device, held upright or standing on a desk. */
export const isDeviceSize = ({ width, height }: Box): boolean =>
  DEVICES.some(
    ({ widthPx, heightPx }) =>
      areNear(widthPx, width, SAME_DEVICE_PX) && areNear(heightPx, height, SAME_DEVICE_PX),
  );
