import { areNear, grow, right } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import type { Frame } from "../frame/frame.ts";
import { paintedIndex } from "./painted-index.ts";

const ADJOINING_PX = 2;

/** True when another painted box of its height touches a box: the two are parts of one thing, as a switch or a field with an icon. */
export const isJoined = (box: Box, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(grow(box, ADJOINING_PX))
    .some(
      ({ node: { box: other } }) =>
        areNear(other.height, box.height, 2 * ADJOINING_PX) &&
        areNear(other.y, box.y, ADJOINING_PX) &&
        (other.x < box.x - 2 * ADJOINING_PX || right(other) > right(box) + 2 * ADJOINING_PX),
    );
