import { bottom, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { Content } from "../../things/content.ts";
import type { Thing } from "../../things/thing.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";
import type { Sight } from "./sight.ts";

type OfInk = (ink: Box, thing: Thing, content: Content) => number;

const ofInk =
  (measure: OfInk) =>
  (thing: Thing, sight: Sight): number => {
    const content = sight.contentOf(thing);
    return content.inkBox ? measure(content.inkBox, thing, content) : NOT_THERE;
  };

/** How far beside the first text an icon stands: below 0 at its left, above 0 at its right. */
const beside = (icon: Thing | undefined, { first }: Content): number =>
  icon && first ? center(icon.box).x - first.box.x - first.box.width / 2 : 0;

/** Evidence by the content of a thing, and by where in it that stands. */
export const CONTENT = {
  texts: (thing, sight) => sight.contentOf(thing).texts,
  icons: (thing, sight) => sight.contentOf(thing).icons,
  pictures: (thing, sight) => sight.contentOf(thing).pictures,
  boxes: (thing, sight) => sight.contentOf(thing).boxes,
  characters: (thing, sight) => sight.contentOf(thing).characters,
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
  leftIconAt: (thing, sight) => {
    const content = sight.contentOf(thing);
    return beside(content.leftIcon, content);
  },
  rightIconAt: (thing, sight) => {
    const content = sight.contentOf(thing);
    return beside(content.rightIcon, content);
  },
} satisfies ElementEvidence;
