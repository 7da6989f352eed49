import type { Box } from "../../scene/scene.ts";

const SAME_PX = 2;

/** Equal for boxes that people see as the same. */
export const boxKey = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((px) => Math.round(px / SAME_PX)).join(" ");
