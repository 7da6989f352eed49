import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { seenThings } from "../../../perception/layout/rows/seen-things.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { contains, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { moveLayer } from "../set-values.ts";
import { isRoom } from "./room.ts";

/** A heading comes no nearer to what it names. */
const LEAST_BELOW_PX = 8;
/** A third of the space goes below, so that twice as much is above. */
const BELOW = 1 / 3;

/** The band across the screen at the height of a heading. */
const bandOf = ({ y, height }: Box, { x, width }: Box): Box => ({ x, y, width, height });

/** Moves a heading down to what it names: none where something beside it would be left behind. */
export function lowerHeading(
  heading: TextLayer,
  { abovePx, belowPx }: { readonly abovePx: number; readonly belowPx: number },
  frame: Frame,
): readonly Proposal[] {
  const ink = inkBox(heading);
  if (!ink) return [];
  const below = Math.max(LEAST_BELOW_PX, Math.round((abovePx + belowPx) * BELOW));
  const downPx = Math.round(belowPx - below);
  const band = bandOf(ink, frame.root.node.box);
  const isAlone = seenThings(frame)(band).every(
    ({ layer, box }) =>
      layer === heading ||
      intersection(box, band) === null ||
      contains(box, ink) ||
      box.height > ink.height * 4,
  );
  const place = { ...ink, y: ink.y + downPx };
  if (!isAlone || !isRoom(place, frame, ({ layer }) => layer === heading)) return [];
  const changes = downPx > 0 ? moveLayer(heading, 0, downPx) : [];
  if (changes.length === 0) return [];
  return [propose("lower-heading", { above: Math.round(abovePx + downPx), below }, changes)];
}
