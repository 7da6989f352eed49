import { GROUND_SHARE, HEAD_PX } from "../../../frame/limits.ts";
import { areNear, area, bottom } from "../../../../scene/geometry.ts";
import { hasPicture } from "../../../paint/painted-box.ts";
import type { Thing } from "../../../things/thing.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { claim, isPhone, type Claim, type Claims } from "../sign.ts";

/** A round picture shows somebody, and may be small; any other picture that is as small is an icon. */
const SMALLEST_PX = { round: 32, other: 40 };
/** A lower thing with words is a control with a picture behind them. */
const LOWEST_WITH_WORDS_PX = 64;

function showsPicture(thing: Thing, sight: Sight): boolean {
  if (thing.kind === "picture") return true;
  const { texts } = sight.contentOf(thing);
  const isControl = texts > 0 && thing.box.height < LOWEST_WITH_WORDS_PX;
  return thing.painter !== undefined && hasPicture(thing.painter) && texts <= 2 && !isControl;
}

const INITIALS = /^\p{Lu}{1,2}$/u;
const LARGEST_INITIALS_PX = 120;
const COLORED = 1.05;
const LEAST_ROUND = 0.5;

/** A coloured circle or square with round corners with the first letters of a name stands for somebody's picture. */
function isInitials(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  const { texts, icons, pictures, boxes, first } = sight.contentOf(thing);
  const isRound = roundnessOf(thing) >= LEAST_ROUND && areNear(box.width, box.height, 1);
  if (!isRound || box.width > LARGEST_INITIALS_PX || texts !== 1 || icons + pictures + boxes > 0)
    return false;
  const letters = first?.layer.node.text.characters.trim() ?? "";
  return INITIALS.test(letters) && contrastOfLook(sight.fillOf(thing)) >= COLORED;
}

/** A higher box may be a card that shows somebody. */
const HIGHEST_CONTROL_PX = 72;

/** In a low box with a few words and nothing else that is said, a small picture is the icon of the words. */
function isIconOfWords({ box, parent }: Thing, sight: Sight): boolean {
  let around = parent;
  while (around && !around.painter) around = around.parent;
  return (
    around?.parent !== undefined &&
    around.parent !== null &&
    around.box.height <= HIGHEST_CONTROL_PX &&
    box.height <= around.box.height &&
    sight.contentOf(around).texts === 1
  );
}

const WIDEST_IN_HEAD_PX = 160;

/** At the head of a site a small picture is its logo, or an icon to press. */
const isInHeadOfSite = ({ box }: Thing, sight: Sight): boolean =>
  !isPhone(sight) && bottom(box) - sight.box.y <= HEAD_PX && box.width <= WIDEST_IN_HEAD_PX;

/** Photographs and illustrations, each as one thing. */
export const pictures: Claims = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    const { box } = thing;
    const smallest = roundnessOf(thing) >= LEAST_ROUND ? SMALLEST_PX.round : SMALLEST_PX.other;
    const isLarge = Math.min(box.width, box.height) >= smallest;
    if (!thing.parent || !isLarge) return [];
    if (isInitials(thing, sight)) return [claim("picture", [thing], 0.8, { isWhole: true })];
    if (!showsPicture(thing, sight) || isIconOfWords(thing, sight) || isInHeadOfSite(thing, sight)) return [];
    if (area(box) > GROUND_SHARE.ofArea * area(sight.box)) return [];
    return [claim("picture", [thing], 0.9)];
  });
