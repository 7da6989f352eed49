import { HEAD_PX } from "../../../frame/limits.ts";
import { bottom } from "../../../../scene/geometry.ts";
import { hasPicture } from "../../../paint/painted-box.ts";
import { isWords, type Thing } from "../../../things/thing.ts";
import { flag, type ElementEvidence } from "../../evidence/evidence.ts";
import type { Sight } from "../../evidence/sight.ts";
import { paintedAround } from "../../evidence/surroundings.ts";
import { isPrice } from "../../looks/is-price.ts";
import { looksLikeButton } from "../../looks/looks-like-button.ts";
import { isPhone } from "../sign.ts";

/** A lower thing with words is a control with a picture behind them. */
const LOWEST_WITH_WORDS_PX = 64;

function showsPicture(thing: Thing): boolean {
  if (thing.kind === "picture") return true;
  const { texts } = thing.content;
  const isControl = texts > 0 && thing.box.height < LOWEST_WITH_WORDS_PX;
  return thing.painter !== undefined && hasPicture(thing.painter) && texts <= 2 && !isControl;
}

/** A higher box may be a card that shows somebody. */
const HIGHEST_CONTROL_PX = 72;

/** In a low box with a few words and nothing else that is said, a small picture is the icon of the words. */
function isIconOfWords(thing: Thing): boolean {
  const around = paintedAround(thing);
  return (
    around?.painter !== undefined &&
    around.parent !== null &&
    around.box.height <= HIGHEST_CONTROL_PX &&
    thing.box.height <= around.box.height &&
    around.content.texts === 1
  );
}

const WIDEST_IN_HEAD_PX = 160;

/** At the head of a site a small picture is its logo, or an icon to press. */
const isInHeadOfSite = ({ box }: Thing, sight: Sight): boolean =>
  !isPhone(sight) && bottom(box) - sight.box.y <= HEAD_PX && box.width <= WIDEST_IN_HEAD_PX;

/** A thing that holds more is a page in small, and is not searched. */
const MOST_THINGS = 40;

/** All that lies in a thing, unless that is more than 40 marks. */
function inside(thing: Thing): readonly Thing[] {
  const { texts, icons, pictures, boxes } = thing.content;
  const all = ({ children }: Thing): readonly Thing[] => children.flatMap((child) => [child, ...all(child)]);
  return texts + icons + pictures + boxes > MOST_THINGS ? [] : all(thing);
}

const SMALLEST_PICTURE_PX = 48;

/** A plain box that nothing lies in stands for a picture. */
const standsForPicture = ({ kind, children, box }: Thing): boolean =>
  kind === "shape" && children.length === 0 && Math.min(box.width, box.height) >= SMALLEST_PICTURE_PX;

const isOnOffer = (part: Thing, sight: Sight): boolean =>
  (isWords(part) && isPrice(part.layer.node.text.characters)) || looksLikeButton(part, sight);

/** Measures of what a thing shows. */
export const PICTURE_MEASURES = {
  showsPicture: (thing) => flag(showsPicture(thing)),
  /** A picture lies in it, or what stands for one. */
  holdsPicture: (thing) =>
    flag(thing.kind === "picture" || thing.content.pictures > 0 || inside(thing).some(standsForPicture)),
  /** A price or a button lies in it. */
  holdsOffer: (thing, sight) => flag(inside(thing).some((part) => isOnOffer(part, sight))),
  isIconOfWords: (thing) => flag(isIconOfWords(thing)),
  isInHeadOfSite: (thing, sight) => flag(isInHeadOfSite(thing, sight)),
} satisfies ElementEvidence;
