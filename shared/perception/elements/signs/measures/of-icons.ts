import { areNear, bottom, right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { flag, NOT_THERE, type ElementEvidence } from "../../evidence/evidence.ts";
import type { Sight } from "../../evidence/sight.ts";
import { textsTouching } from "../texts-near.ts";

type OfIcon = (icon: Thing, thing: Thing, sight: Sight) => number;

/** A measure of the icon that stands farthest to the right in a thing. */
const ofEnd =
  (measure: OfIcon) =>
  (thing: Thing, sight: Sight): number => {
    const { rightIcon } = thing.content;
    return rightIcon ? measure(rightIcon, thing, sight) : NOT_THERE;
  };

/** A measure of the only icon in a thing. */
const ofLone =
  (measure: OfIcon) =>
  (thing: Thing, sight: Sight): number => {
    const icon = thing.content.leftIcon;
    return icon ? measure(icon, thing, sight) : NOT_THERE;
  };

const MARKS = { largestPx: 64, unevenPx: 8 };

/** A sign at each end of a thing, as icons or as small boxes with nothing but a sign in them. */
function hasMarksAtEnds(thing: Thing): boolean {
  const { first, leftIcon, rightIcon } = thing.content;
  if (!first) return false;
  const marks = thing.children.filter((mark) => mark !== first && mark.box.width <= MARKS.largestPx);
  const before =
    marks.find(({ box }) => right(box) <= first.box.x + 2) ??
    (leftIcon && leftIcon.box.x < first.box.x ? leftIcon : undefined);
  const behind =
    marks.findLast(({ box }) => box.x >= right(first.box) - 2) ??
    (rightIcon && rightIcon.box.x >= right(first.box) ? rightIcon : undefined);
  return (
    before !== undefined &&
    behind !== undefined &&
    areNear(before.box.width, behind.box.width, MARKS.unevenPx)
  );
}

const BELOW_PX = 14;
const BESIDE_PX = 24;
const OF_WORDS_PX = 16;

const hasWordsBelow = ({ box }: Thing, sight: Sight): boolean =>
  sight.texts.touching({ x: box.x, y: bottom(box), width: box.width, height: BELOW_PX }).length > 0;

const wordsBehind = ({ box }: Thing, sight: Sight): number =>
  sight.texts.touching({ x: right(box), y: box.y, width: BESIDE_PX, height: box.height }).length;

/** Three below each other with words behind, or two with a name and a line below it: a list. */
function leadsLineOfList(thing: Thing, sight: Sight): boolean {
  const words = wordsBehind(thing, sight);
  return words > 0 && sight.twins.column(thing) >= (words > 1 ? 1 : 2);
}

/** In one thing with a few words right behind it and nothing else that is said: “‹ Back” is one link. */
function leadsWords({ box, parent }: Thing, sight: Sight): boolean {
  if (!parent?.parent || parent.content.texts !== 1) return false;
  const beside = { x: right(box), y: box.y, width: OF_WORDS_PX, height: box.height };
  return textsTouching(beside, sight).some(
    (words) => words.parent === parent && words.box.x >= right(box) - 2,
  );
}

/** Measures of the icons in a thing, in px where nothing else is said. */
export const ICON_MEASURES = {
  /** An icon stands before the words. */
  hasIconBefore: (thing) => {
    const { first, leftIcon } = thing.content;
    return flag(first && leftIcon && leftIcon.box.x < first.box.x);
  },
  hasMarksAtEnds: (thing) => flag(hasMarksAtEnds(thing)),
  /** One of three in a row, with words below: a picture of what they say. */
  isCaptionedTile: (thing, sight) => flag(sight.twins.row(thing) >= 2 && hasWordsBelow(thing, sight)),
  /** A sign of what the line of a list is about. */
  leadsLineOfList: (thing, sight) => flag(leadsLineOfList(thing, sight)),
  leadsWords: (thing, sight) => flag(leadsWords(thing, sight)),
  endIconWidth: ofEnd(({ box }) => box.width),
  endIconAspect: ofEnd(({ box }) => box.width / Math.max(1, box.height)),
  endIconPad: ofEnd(({ box }, thing) => right(thing.box) - right(box)),
  /** From the end of the words to the icon; below 0 when it stands before their end. */
  endIconGap: ofEnd(({ box }, thing) => {
    const { first } = thing.content;
    return first ? box.x - right(first.box) : -Infinity;
  }),
  loneIconWidth: ofLone(({ box }) => box.width),
  /** As a share of the width of the thing. */
  loneIconWidthShare: ofLone(({ box }, thing) => box.width / thing.box.width),
} satisfies ElementEvidence;
