import type { Frame } from "../frame/frame.ts";
import { isCovered } from "../paint/covers/covered.ts";
import type { Thing } from "./thing.ts";

/** True of a thing of which something is left to be seen; its own words and icons may cover it. */
export const isInSight = ({ layer, children }: Thing, frame: Frame): boolean =>
  !isCovered(layer, frame) || children.some((child) => isInSight(child, frame));
