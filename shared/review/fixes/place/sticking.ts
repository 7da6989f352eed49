import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import type { Thing } from "../../../perception/things/thing.ts";
import { right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";

/** A text that sticks out of its box, where its letters lie, and both as people see them. */
export interface Sticking {
  readonly text: TextLayer;
  readonly ink: Box;
  readonly frame: Frame;
  readonly thing: Thing;
  readonly box: Box;
  /** Nothing else is drawn in the box. */
  readonly isAlone: boolean;
}

/** Room between letters and the edge of their box. */
export const INSET_PX = { least: 2, usual: 8, most: 24 };
export const sticksOutSideways = ({ ink, box }: Sticking): boolean =>
  ink.x < box.x || right(ink) > right(box);
