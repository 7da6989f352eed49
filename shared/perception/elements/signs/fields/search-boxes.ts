import { right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { claim, type Claim, type Sign } from "../sign.ts";

const SIZE = { minHeightPx: 28, maxHeightPx: 72, narrowestPx: 200, flattest: 5 };
const ICON = { minPx: 10, maxShare: 0.75, padPx: 32, offSquarePx: 6 };
const SEEN = 1.15;
const QUIETEST_FILL = 1.6;

/** A long, low box that is outlined, or filled with little more than the ground. */
function isLongBox(thing: Thing, sight: Sight): boolean {
  const { width, height } = thing.box;
  const hasSize = height >= SIZE.minHeightPx && height <= SIZE.maxHeightPx && width >= SIZE.narrowestPx;
  const fill = contrastOfLook(sight.fillOf(thing));
  const isSeen = contrastOfLook(sight.strokeOf(thing)) >= SEEN || fill >= SEEN;
  return hasSize && width >= SIZE.flattest * height && fill <= QUIETEST_FILL && isSeen;
}

/** An icon, or the small square that stands for one. */
function hasIconAtAnEnd(thing: Thing, sight: Sight): boolean {
  const icon = sight.contentOf(thing).leftIcon ?? thing.children[0];
  if (!icon || Math.abs(icon.box.width - icon.box.height) > ICON.offSquarePx) return false;
  const side = Math.max(icon.box.width, icon.box.height);
  const isSmall = side >= ICON.minPx && side <= ICON.maxShare * thing.box.height;
  const gap = Math.min(icon.box.x - thing.box.x, right(thing.box) - right(icon.box));
  return isSmall && gap >= 0 && gap <= ICON.padPx;
}

/** An empty box to search in: long, and with nothing in it but one icon at its end. */
export const searchBoxes: Sign = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    if (!thing.parent || !thing.painter || thing.kind === "picture") return [];
    const { texts, icons, pictures, boxes } = sight.contentOf(thing);
    const isEmpty = texts + pictures === 0 && icons + boxes === 1;
    return isEmpty && isLongBox(thing, sight) && hasIconAtAnEnd(thing, sight)
      ? [claim("field", [thing], 0.7)]
      : [];
  });
