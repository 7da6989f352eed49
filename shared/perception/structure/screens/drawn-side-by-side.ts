import { area } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { PHONE } from "../../frame/limits.ts";
import { repetitions } from "../repetition/repetition.ts";
import { hasScreenShape } from "./has-screen-shape.ts";

const FEWEST_SCREENS = 4;
/** They are what is shown, not pictures on a page. */
const LEAST_SHARE = 0.4;

/**
 * True when a frame is filled with painted boxes or pictures in the shape of a phone beside each other, and what belongs
 * to each lies loose on it: several screens drawn on one sheet.
 */
export const showsScreensSideBySide = computed((frame: Frame): boolean =>
  repetitions(frame).some(
    ({ cells }) =>
      cells.length >= FEWEST_SCREENS &&
      cells.every(({ thing, box }) => thing.painter && hasScreenShape(box, PHONE.presented)) &&
      cells.reduce((sum, { box }) => sum + area(box), 0) >= LEAST_SHARE * area(frame.root.node.box),
  ),
);
