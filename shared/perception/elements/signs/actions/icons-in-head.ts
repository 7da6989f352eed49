import { HEAD_PX } from "../../../frame/limits.ts";
import { bottom, center, right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import type { Sight } from "../../evidence/sight.ts";
import { leadsWords } from "../measures/of-icons.ts";
import { claim, isAppScreen, type Claim, type Claims } from "../sign.ts";

const SIDE_PX = { min: 22, max: 72 };
const isSquarish = ({ box }: Thing): boolean =>
  Math.abs(box.width - box.height) <= 0.25 * Math.max(box.width, box.height);

const hasButtonSize = ({ box }: Thing): boolean =>
  Math.min(box.width, box.height) >= SIDE_PX.min && Math.max(box.width, box.height) <= SIDE_PX.max;

const CAPTION_PX = 14;
const CAPTION = { widestPx: 110, offMiddlePx: 8 };

/** A word or two right below an icon, in its middle: both are one link, and the icon is no button of its own. */
function isCaptioned({ box }: Thing, sight: Sight): boolean {
  const middle = center(box).x;
  const below = { x: box.x, y: bottom(box), width: box.width, height: CAPTION_PX };
  return sight.texts.touching(below).some((layer) => {
    const words = sight.textThings.get(layer)?.box;
    if (!words || words.y < bottom(box) - 1 || words.width > CAPTION.widestPx) return false;
    return Math.abs(center(words).x - middle) <= CAPTION.offMiddlePx;
  });
}

const EDGE_PX = 72;
const BARE = { minPx: 14, maxPx: 44 };

const LEAST_ROUND = 0.35;

/** A drawing, of lines or as a small bitmap; a round picture shows somebody. */
const isDrawing = (thing: Thing): boolean =>
  thing.kind === "icon" ||
  (thing.kind === "picture" && isSquarish(thing) && roundnessOf(thing) < LEAST_ROUND);

/** An icon alone in a corner at the head of a screen: back, close, menu, search. */
function isInHead(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  const isOne = isDrawing(thing) && Math.max(box.width, box.height) >= BARE.minPx;
  const isAtEdge = box.x - sight.box.x <= EDGE_PX || right(sight.box) - right(box) <= EDGE_PX;
  const isSmall = box.width <= BARE.maxPx && box.height <= BARE.maxPx;
  const isHead = box.y - sight.box.y > 20 && bottom(box) - sight.box.y <= HEAD_PX;
  return thing.parent !== null && isOne && isAtEdge && isSmall && isHead;
}

/** The tap area that a designer drew around an icon: a square without paint that holds nothing else. */
function areaAround(icon: Thing, sight: Sight): Thing {
  const { parent } = icon;
  const isArea =
    parent?.parent && isSquarish(parent) && hasButtonSize(parent) && sight.contentOf(parent).icons === 1;
  return isArea && sight.contentOf(parent).texts === 0 ? areaAround(parent, sight) : icon;
}

/** Where there are more, they are a pattern. */
const MOST_IN_HEAD = 32;

/** Bare icons at the head of an app’s screen. */
export const iconsInHead: Claims = (sight): readonly Claim[] => {
  if (!isAppScreen(sight)) return [];
  const icons = sight.things.filter((thing) => isInHead(thing, sight));
  return (icons.length > MOST_IN_HEAD ? [] : icons)
    .filter((icon) => !isCaptioned(icon, sight) && !leadsWords(icon, sight))
    .map((icon) => claim("icon-button", [areaAround(icon, sight)], 0.65, { isWhole: true }));
};
