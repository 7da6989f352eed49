import { bottom, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { Content, Thing } from "../../things/thing.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";

type OfInk = (ink: Box, thing: Thing) => number;

const ofInk =
  (measure: OfInk) =>
  (thing: Thing): number =>
    thing.content.inkBox ? measure(thing.content.inkBox, thing) : NOT_THERE;

/** How far beside the first text an icon stands: below 0 at its left, above 0 at its right. */
const beside = (icon: Thing | undefined, { first }: Content): number =>
  icon && first ? center(icon.box).x - first.box.x - first.box.width / 2 : 0;

/** Evidence by the content of a thing, and by where in it that stands. */
export const CONTENT = {
  texts: ({ content }) => content.texts,
  icons: ({ content }) => content.icons,
  pictures: ({ content }) => content.pictures,
  boxes: ({ content }) => content.boxes,
  characters: ({ content }) => content.characters,
  parts: ({ children }) => children.length,
  inkWidth: ofInk((ink, { box }) => ink.width / Math.max(1, box.width)),
  inkHeight: ofInk((ink, { box }) => ink.height / Math.max(1, box.height)),
  padLeft: ofInk((ink, { box }) => ink.x - box.x),
  padRight: ofInk((ink, { box }) => right(box) - right(ink)),
  padTop: ofInk((ink, { box }) => ink.y - box.y),
  padBottom: ofInk((ink, { box }) => bottom(box) - bottom(ink)),
  offCentreX: ofInk(
    (ink, { box }) => Math.abs(center(ink).x - box.x - box.width / 2) / Math.max(1, box.width),
  ),
  offCentreY: ofInk(
    (ink, { box }) => Math.abs(center(ink).y - box.y - box.height / 2) / Math.max(1, box.height),
  ),
  leftIconAt: ({ content }) => beside(content.leftIcon, content),
  rightIconAt: ({ content }) => beside(content.rightIcon, content),
} satisfies ElementEvidence;
