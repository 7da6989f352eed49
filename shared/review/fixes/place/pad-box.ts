import { isText, type Frame, type Layer } from "../../../perception/frame/frame.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { grow, right } from "../../../scene/geometry.ts";
import { propose, type Proposal } from "../fix.ts";
import { isPlacedByLayout } from "../set-values.ts";
import { resizeThing } from "./resize-thing.ts";
import { isRoom } from "./room.ts";
import { liesWithin, thingOfLayer } from "../../../perception/things/thing-of-layer.ts";

const BESIDE_PX = 12;
const DISTANCE_PX = 8;
/** In a wider box a text stands at one side: that is no label. */
const LABEL = 0.6;

/** Makes the box of a label wider, so that its words keep a distance from both sides. */
export function padBox(box: Layer, frame: Frame): readonly Proposal[] {
  const thing = thingOfLayer(box, frame);
  const [only, ...others] = thing?.children ?? [];
  const ink = only && isText(only.layer) ? inkBox(only.layer) : null;
  const own = box.node.box;
  if (!thing || !ink || others.length > 0 || ink.width < LABEL * own.width) return [];
  const x = Math.floor(Math.min(own.x, ink.x - BESIDE_PX));
  const end = Math.ceil(Math.max(right(own), right(ink) + BESIDE_PX));
  const to = { ...own, x, width: end - x };
  const place = { ...grow(to, DISTANCE_PX), y: own.y, height: own.height };
  if (!isPlacedByLayout(box) && !isRoom(place, frame, (one) => liesWithin(one, thing))) return [];
  const changes = resizeThing(thing, to, "in-place") ?? [];
  return changes.length > 0 ? [propose("box-width", { to: to.width }, changes)] : [];
}
