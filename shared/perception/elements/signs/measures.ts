import { FAINT_AT } from "../../frame/limits.ts";
import { contrastOf } from "../../../scene/color.ts";
import { areNear, area, bottom, center, right } from "../../../scene/geometry.ts";
import { LOGO_WORDS } from "../../../standards/words/logo-words.ts";
import { ACTION_WORDS } from "../../../standards/words/label-words.ts";
import {
  ASKS_NEWCOMERS,
  ASKS_OWNERS,
  NAMES_PASSWORD,
  PASSWORD_LOST,
} from "../../../standards/words/sign-in-words.ts";
import { hasPicture } from "../../paint/painted-box.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { lookupForm } from "../../text/language/prose.ts";
import { nameWords } from "../../text/language/words.ts";
import { type TextThing, type Thing } from "../../things/thing.ts";
import { controlKind } from "../control-kind.ts";
import { COMPANY } from "../evidence/company.ts";
import { CONTENT } from "../evidence/content.ts";
import { labelAbove } from "../fields/label-above.ts";
import { flag, NOT_THERE, type ElementEvidence } from "../evidence/evidence.ts";
import { LETTERS } from "../evidence/letters.ts";
import { PAINT } from "../evidence/paint.ts";
import { SHAPE } from "../evidence/shape.ts";
import { contrastOfLook, type Sight } from "../evidence/sight.ts";
import { paintedAround, SURROUNDINGS } from "../evidence/surroundings.ts";
import { WORDS } from "../evidence/words.ts";
import { asksForAction } from "../looks/asks-for-action.ts";
import { asksForEntry } from "../looks/asks-for-entry.ts";
import { isPrice } from "../looks/is-price.ts";
import { isColored } from "../looks/looks-like-link.ts";
import { looksLikeButton } from "../looks/looks-like-button.ts";
import { saysField } from "../looks/says-field.ts";
import { isAppScreen, isPhone } from "./sign.ts";
import { textsTouching } from "./texts-near.ts";

type OfFirst = (first: TextThing, characters: string, thing: Thing, sight: Sight) => boolean;

/** A measure that is 1 when something holds of the text that is read first in a thing. */
const ofFirst =
  (holds: OfFirst) =>
  (thing: Thing, sight: Sight): number => {
    const { first } = sight.contentOf(thing);
    return flag(first && holds(first, first.layer.node.text.characters.trim(), thing, sight));
  };

const sideOf = ({ box }: Thing): number => Math.max(box.width, box.height);

const COUNT = /^[-+]?\d{1,3}\s?(%|\+)?$/;
/** Words of actions that also tell a state. */
const STATES: ReadonlySet<string> = new Set("complete done like more open post top live".split(" "));

/** “-20%” in a small box tells how much is saved, “3” how many there are, a word or two what is so; none asks to be pressed. */
const tellsState = (characters: string, thing: Thing, { frame }: Sight): boolean => {
  const [word = ""] = labelWords(characters);
  const isAction = ACTION_WORDS.has(word) && !STATES.has(word);
  return !isAction && controlKind(thing.layer, frame) !== "button";
};

/** “Forgot your password?”, “No account yet? Sign up”: words that lead to another way in, however they are set. */
function asksForAccount(words: string): boolean {
  const form = lookupForm(words);
  const isLost = PASSWORD_LOST.test(form) && NAMES_PASSWORD.test(form);
  return isLost || ASKS_OWNERS.test(form) || ASKS_NEWCOMERS.test(form);
}

const BEHIND_PX = 24;

/** Words that go on right behind a text, as the answer to a question does. */
const isAnswered = ({ box }: Thing, sight: Sight): boolean =>
  textsTouching({ x: right(box), y: box.y, width: BEHIND_PX, height: box.height }, sight).some(
    (other) => other.box.x >= right(box) - 2,
  );

/** True when words are fainter, not coloured: an example of what is to be written, in any language. */
function isFaint(text: TextThing, sight: Sight): boolean {
  if (isColored(sight.fillOf(text), sight)) return false;
  const own = contrastOfLook(sight.fillOf(text));
  const body = contrastOf(sight.bodyColor, sight.groundOf(text));
  return own <= FAINT_AT.prompt.most && own <= FAINT_AT.prompt.shareOfBody * body;
}

const END = { smallestPx: 5, largestPx: 32, padPx: 40 };

/** The small icon that stands alone at one end of a thing, beyond all of its words: at the right, or where people read the other way at the left. */
function iconAtEnd(thing: Thing, sight: Sight): Thing | undefined {
  const { first, leftIcon, rightIcon } = sight.contentOf(thing);
  if (!first) return undefined;
  const isSmall = (icon: Thing): boolean => sideOf(icon) >= END.smallestPx && sideOf(icon) <= END.largestPx;
  if (rightIcon && isSmall(rightIcon) && rightIcon.box.x >= right(first.box) - 2)
    return right(thing.box) - right(rightIcon.box) <= END.padPx ? rightIcon : undefined;
  const isAtLeft = leftIcon && isSmall(leftIcon) && right(leftIcon.box) <= first.box.x;
  return isAtLeft && startsRight(first, thing) && leftIcon.box.x - thing.box.x <= END.padPx
    ? leftIcon
    : undefined;
}

const PAD_PX = 72;

/** Words are read from the right where they stand there and leave room at their left. */
const startsRight = ({ box }: Thing, { box: around }: Thing): boolean =>
  right(around) - right(box) <= PAD_PX && box.x - around.x >= 2 * (right(around) - right(box));

const startsLeft = ({ box }: Thing, { box: around }: Thing): boolean =>
  box.x - around.x <= PAD_PX && right(around) - right(box) >= 1.5 * (box.x - around.x);

const FREE_SHARE = 0.2;

/** The words, or the icon before them, begin at an edge, and leave room to write. */
function leavesRoom(thing: Thing, first: TextThing): boolean {
  const free = thing.box.width - first.box.width;
  return (startsLeft(first, thing) || startsRight(first, thing)) && free >= FREE_SHARE * thing.box.width;
}

const MARKS = { largestPx: 64, unevenPx: 8 };

/** A sign at each end, as icons or as small boxes with nothing but a sign in them. */
function hasMarksAtEnds(thing: Thing, sight: Sight): boolean {
  const { first, leftIcon, rightIcon } = sight.contentOf(thing);
  if (!first) return false;
  const marks = thing.children.filter((mark) => mark !== first && mark.box.width <= MARKS.largestPx);
  const isBefore = (mark: Thing | undefined): boolean => mark !== undefined && right(mark.box) <= first.box.x + 2;
  const isBehind = (mark: Thing | undefined): boolean => mark !== undefined && mark.box.x >= right(first.box) - 2;
  const before = marks.find(isBefore) ?? (isBefore(leftIcon) ? leftIcon : undefined);
  const behind = marks.findLast(isBehind) ?? (isBehind(rightIcon) ? rightIcon : undefined);
  return before !== undefined && behind !== undefined && areNear(before.box.width, behind.box.width, MARKS.unevenPx);
}

const CAPTION_PX = 14;

/** A word or two right below, in the middle: both are one thing to press. */
function isCaptioned({ box }: Thing, sight: Sight): boolean {
  const below = { x: box.x, y: bottom(box), width: box.width, height: CAPTION_PX };
  return textsTouching(below, sight).some(
    (words) =>
      words.box.y >= bottom(box) - 1 &&
      words.box.width <= 110 &&
      areNear(center(words.box).x, center(box).x, 8),
  );
}

/** Words right behind a thing, in its height. */
const leadsWords = ({ box }: Thing, sight: Sight): boolean =>
  textsTouching({ x: right(box), y: box.y, width: BEHIND_PX, height: box.height }, sight).some(
    (words) => words.box.x >= right(box) - 2,
  );

/** In one thing with a few words right behind it and nothing else that is said: “‹ Back” is one link. */
const isOfWords = (thing: Thing, sight: Sight): boolean =>
  thing.parent?.parent !== undefined &&
  thing.parent.parent !== null &&
  sight.contentOf(thing.parent).texts === 1 &&
  leadsWords(thing, sight);

const EDGE_PX = 72;

const fromSide = ({ box }: Thing, sight: Sight): number =>
  Math.min(box.x - sight.box.x, right(sight.box) - right(box));

const INITIALS = /^\p{Lu}{1,2}$/u;

/** In a low box with a few words and nothing else that is said, a small picture is the icon of the words. */
function isIconOfWords(thing: Thing, sight: Sight): boolean {
  const around = paintedAround(thing);
  return (
    around?.parent !== undefined &&
    around.parent !== null &&
    around.box.height <= 72 &&
    thing.box.height <= around.box.height &&
    sight.contentOf(around).texts === 1
  );
}

const HANDLE = { minWidthPx: 24, maxWidthPx: 64, minHeightPx: 2, maxHeightPx: 8, reachPx: 24, offPx: 8 };

/** A short bar in the middle of the upper edge, by which people drag. */
const hasHandle = (thing: Thing, { things }: Sight): boolean =>
  things
    .slice(thing.order + 1, thing.order + 9)
    .some(
      ({ box, painter }) =>
        painter !== undefined &&
        box.width >= HANDLE.minWidthPx &&
        box.width <= HANDLE.maxWidthPx &&
        box.height >= HANDLE.minHeightPx &&
        box.height <= HANDLE.maxHeightPx &&
        box.y >= thing.box.y &&
        bottom(box) <= thing.box.y + HANDLE.reachPx &&
        areNear(center(box).x, center(thing.box).x, HANDLE.offPx),
    );

const VEIL = { share: 0.6, wide: 0.97, faintest: 0.1, densest: 0.9 };

/** A translucent layer over the screen, before what has risen over it. */
const isVeil = (thing: Thing, sight: Sight): boolean => {
  const { opacity } = sight.fillOf(thing) ?? { opacity: 0 };
  return (
    thing.parent !== null &&
    thing.kind !== "picture" &&
    thing.box.width >= VEIL.wide * sight.box.width &&
    area(thing.box) >= VEIL.share * area(sight.box) &&
    opacity >= VEIL.faintest &&
    opacity <= VEIL.densest
  );
};

const isOverVeil = (thing: Thing, sight: Sight): boolean =>
  sight.things.slice(0, thing.order).some((other) => isVeil(other, sight));

const roundTopPx = ({ painter }: Thing): number => {
  const [left = 0, end = 0] = painter?.node.cornerRadiiPx ?? [];
  return Math.min(left, end);
};

/** How much a card has to say and to show. */
function richness(thing: Thing, sight: Sight): number {
  const { texts, icons, pictures } = sight.contentOf(thing);
  const shown = 2 * pictures + Math.min(2, icons);
  return thing.painter || shown >= 1 ? texts + shown : 0;
}

const isOnButton = ({ parent }: Thing, sight: Sight): boolean =>
  parent !== null && (looksLikeButton(parent, sight) || isOnButton(parent, sight));

/** Measures by which signs tell roles beside the evidence that the model weighs. */
const OF_SIGNS = {
  isOnApp: (_, sight) => flag(isAppScreen(sight)),
  isOnPhone: (_, sight) => flag(isPhone(sight)),
  isPainted: ({ painter }) => flag(painter !== undefined),
  isPicture: ({ kind, painter }) =>
    flag(kind === "picture" || (painter !== undefined && hasPicture(painter))),
  side: sideOf,
  shortSide: ({ box }) => Math.min(box.width, box.height),
  offSquare: ({ box }) => Math.abs(box.width - box.height) / Math.max(1, box.width, box.height),
  contrast: (thing, sight) =>
    Math.max(contrastOfLook(sight.fillOf(thing)), contrastOfLook(sight.strokeOf(thing))),
  shareOfHeight: ({ box }, sight) => box.height / sight.box.height,
  fromSide,
  isAtSide: (thing, sight) => flag(fromSide(thing, sight) <= EDGE_PX),
  iconShare: (thing, sight) => (sight.contentOf(thing).leftIcon?.box.width ?? 0) / thing.box.width,
  iconSide: (thing, sight) => sight.contentOf(thing).leftIcon?.box.width ?? NOT_THERE,
  endMark: (thing, sight) => iconAtEnd(thing, sight)?.box.width ?? NOT_THERE,
  endMarkAt: (thing, sight) => {
    const icon = iconAtEnd(thing, sight);
    return icon ? right(icon.box) : NOT_THERE;
  },
  wordsFrom: (thing, sight) => {
    const { first } = sight.contentOf(thing);
    return first ? first.box.x - thing.box.x : NOT_THERE;
  },
  hasMarksAtEnds: (thing, sight) => flag(hasMarksAtEnds(thing, sight)),
  isCaptioned: (thing, sight) => flag(isCaptioned(thing, sight)),
  leadsWords: (thing, sight) => flag(leadsWords(thing, sight)),
  isOfWords: (thing, sight) => flag(isOfWords(thing, sight)),
  isIconOfWords: (thing, sight) => flag(isIconOfWords(thing, sight)),
  hasHandle: (thing, sight) => flag(hasHandle(thing, sight)),
  isOverVeil: (thing, sight) => flag(isOverVeil(thing, sight)),
  roundTopPx,
  richness,
  isOnButton: (thing, sight) => flag(isOnButton(thing, sight)),
  isPlainButton: (thing, sight) => flag(looksLikeButton(thing, sight)),
  isCalledLogo: ({ layer }) => flag(nameWords(layer.node.name).some((word) => LOGO_WORDS.has(word))),
  hasLabelAbove: (thing, sight) => flag(labelAbove(thing, sight) !== undefined),
  saysPrice: ofFirst((_, characters) => isPrice(characters)),
  saysAction: ofFirst((first) => asksForAction(first)),
  saysCount: ofFirst((_, characters) => COUNT.test(characters)),
  saysShare: ofFirst((_, characters) => /\d\s?%/.test(characters)),
  saysInitials: ofFirst((_, characters) => INITIALS.test(characters)),
  saysState: ofFirst((_, characters, thing, sight) => tellsState(characters, thing, sight)),
  saysAccount: ofFirst(
    (first, characters, thing, sight) => asksForAccount(characters) && !isAnswered(first, sight),
  ),
  /** Words that name what to write, are an example of it, or are as faint as one. */
  saysEntry: ofFirst(
    (first, characters, _, sight) => saysField(first) || asksForEntry(characters) || isFaint(first, sight),
  ),
  namesEntry: ofFirst((first, characters) => saysField(first) || asksForEntry(characters)),
  leavesRoom: ofFirst((first, _, thing) => leavesRoom(thing, first)),
} satisfies ElementEvidence;

/** All that can be asked about a thing by a row of the table of signs. */
export const MEASURES = {
  ...SHAPE,
  ...PAINT,
  ...CONTENT,
  ...COMPANY,
  ...LETTERS,
  ...WORDS,
  ...SURROUNDINGS,
  ...OF_SIGNS,
} satisfies ElementEvidence;

export type Measure = keyof typeof MEASURES;
