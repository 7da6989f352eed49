import { isCovered } from "../paint/covers/covered.ts";
import type { Thing } from "./thing.ts";

/** True of a thing of which something is left to be seen; its own words and icons may cover it. */
export const isInSight = ({ layer, children }: Thing): boolean =>
  !isCovered(layer) || children.some(isInSight);
