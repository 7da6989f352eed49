import { liesWithin } from "../../../perception/frame/lies-within.ts";
import { isText, type Frame, type Layer } from "../../../perception/frame/frame.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { painterOf, type Thing } from "../../../perception/things/thing.ts";
import { thingOfLayer } from "../../../perception/things/thing-of-layer.ts";
import { right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { isPlacedByLayout } from "../set-values.ts";
import { resizeThing } from "./resize-thing.ts";
import { isRoom, roomFor } from "./room.ts";

const BESIDE_PX = 12;
/** In a wider box a text stands at one side: that is no label. */
const LABEL = 0.6;

/** Makes the box of a label wider where nothing is in the way; what it holds stays where it is, and so does the label on it. */
export function widerBox(thing: Thing, to: Box, frame: Frame, label?: Layer): readonly Proposal[] {
  const box = painterOf(thing);
  const isOwn = (one: Thing): boolean => liesWithin(one, thing) || one.layer === label;
  if (!isPlacedByLayout(box) && !isRoom(roomFor(box.node.box, to), frame, isOwn)) return [];
  const changes = resizeThing(thing, to, "in-place") ?? [];
  return changes.length > 0 ? [propose("box-width", { to: Math.round(to.width) }, changes)] : [];
}

/** Makes the box of a label wider, so that its words keep a distance from both sides. */
export function padBox(box: Layer, frame: Frame): readonly Proposal[] {
  const thing = thingOfLayer(box, frame);
  const [only, ...others] = thing?.children ?? [];
  const ink = only && isText(only.layer) ? inkBox(only.layer) : null;
  const own = box.node.box;
  if (!thing || !ink || others.length > 0 || ink.width < LABEL * own.width) return [];
  const x = Math.floor(Math.min(own.x, ink.x - BESIDE_PX));
  const end = Math.ceil(Math.max(right(own), right(ink) + BESIDE_PX));
  return widerBox(thing, { ...own, x, width: end - x }, frame);
}
