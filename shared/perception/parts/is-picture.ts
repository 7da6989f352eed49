import { area } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";
import { hasPicture } from "../paint/painted-box.ts";

/** Pictures on less of a screen stand on it, and are not the screen. */
const LEAST_SHARE = 0.5;

/** True when pictures cover most of a screen without texts, such as a screenshot: what people read on it is in no layer. */
export const isPicture = computed((frame: Frame): boolean => {
  if (frame.texts.length > 0) return false;
  const pictures = frame.layers.filter(hasPicture);
  const covered = pictures.reduce((sum, { visibleBox }) => sum + (visibleBox ? area(visibleBox) : 0), 0);
  return covered >= LEAST_SHARE * area(frame.root.node.box);
});
