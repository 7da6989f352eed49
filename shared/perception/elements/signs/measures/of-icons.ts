import { right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { flag, NOT_THERE, type ElementEvidence } from "../../evidence/evidence.ts";
import type { Sight } from "../../evidence/sight.ts";

type OfIcon = (icon: Thing, thing: Thing, sight: Sight) => number;

/** A measure of the icon that stands farthest to the right in a thing. */
const ofEnd =
  (measure: OfIcon) =>
  (thing: Thing, sight: Sight): number => {
    const { rightIcon } = sight.contentOf(thing);
    return rightIcon ? measure(rightIcon, thing, sight) : NOT_THERE;
  };

/** A measure of the only icon in a thing, or of the small box that stands for one. */
const ofLone =
  (measure: OfIcon) =>
  (thing: Thing, sight: Sight): number => {
    const icon = sight.contentOf(thing).leftIcon ?? thing.children[0];
    return icon ? measure(icon, thing, sight) : NOT_THERE;
  };

const sideOf = ({ box }: Thing): number => Math.max(box.width, box.height);

/** Measures of the icons in a thing, in px where nothing else is said. */
export const OF_ICONS = {
  /** An icon stands before the words. */
  hasIconBefore: (thing, sight) => {
    const { first, leftIcon } = sight.contentOf(thing);
    return flag(first && leftIcon && leftIcon.box.x < first.box.x);
  },
  endIconSide: ofEnd(sideOf),
  endIconWidth: ofEnd(({ box }) => box.width),
  endIconAspect: ofEnd(({ box }) => box.width / Math.max(1, box.height)),
  endIconPad: ofEnd(({ box }, thing) => right(thing.box) - right(box)),
  /** From the end of the words to the icon; below 0 when it stands before their end. */
  endIconGap: ofEnd(({ box }, thing, sight) => {
    const { first } = sight.contentOf(thing);
    return first ? box.x - right(first.box) : -Infinity;
  }),
  loneIconSide: ofLone(sideOf),
  loneIconOffSquare: ofLone(({ box }) => Math.abs(box.width - box.height)),
  /** As a share of the height of the thing. */
  loneIconShare: ofLone((icon, { box }) => sideOf(icon) / box.height),
  loneIconPad: ofLone(({ box }, thing) => Math.min(box.x - thing.box.x, right(thing.box) - right(box))),
} satisfies ElementEvidence;
