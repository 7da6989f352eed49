import { FAINT_AT } from "../../../frame/limits.ts";
import { contrastOf } from "../../../../scene/color.ts";
import { bottom, right } from "../../../../scene/geometry.ts";
import { READING_BOX_WORDS } from "../../../../standards/words/control-names.ts";
import { FIELD_WORDS, PROMPT_WORDS } from "../../../../standards/words/label-words.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import { nameWords } from "../../../text/language/words.ts";
import { styleOf } from "../../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../../things/thing.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { asksForEntry } from "../../looks/asks-for-entry.ts";
import { isColored } from "../../looks/looks-like-link.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";
import { claim, isAppScreen, type Claim, type Sign } from "../sign.ts";
import { textIn } from "../texts-near.ts";

const HEIGHT_PX = { min: 34, max: 68, maxOfArea: 180 };
const SMALLEST_SHARE_OF_WIDTH = 0.28;
const LARGEST_PAD_PX = 64;
const QUIETEST_FILL = 2;
const SLACK_SHARE = 0.2;
const LABEL = { gapPx: 20, offPx: 12, maxSizePx: 18 };

/** True when a box is quiet: outlined, or filled with little more than the ground. */
export function isQuietBox(thing: Thing, sight: Sight): boolean {
  const fill = sight.fillOf(thing);
  const isQuiet = !fill || contrastOfLook(fill) <= QUIETEST_FILL;
  const isSeen = contrastOfLook(fill) > 1.02 || contrastOfLook(sight.strokeOf(thing)) > 1.05;
  return thing.painter !== undefined && thing.kind !== "picture" && isQuiet && isSeen;
}

const hasFieldSize = ({ box }: Thing, lines: number, sight: Sight): boolean =>
  box.height >= HEIGHT_PX.min &&
  box.height <= (lines > 1 || box.height > HEIGHT_PX.max ? HEIGHT_PX.maxOfArea : HEIGHT_PX.max) &&
  box.width >= SMALLEST_SHARE_OF_WIDTH * sight.box.width &&
  box.width > box.height * 1.4;

/** The words, or the icon before them, begin at the left, and leave room to write. */
function startsLeft(thing: Thing, first: TextThing, from = first.box.x): boolean {
  const padLeft = from - thing.box.x;
  const slack = right(thing.box) - right(first.box);
  return padLeft <= LARGEST_PAD_PX && slack >= SLACK_SHARE * thing.box.width && slack > padLeft;
}

const FREE_OF_PAD = 1.5;

/** The same on any screen, where the words of a button may be a little off its middle. */
export function leavesRoom(thing: Thing, first: TextThing, leftIcon?: Thing): boolean {
  const from = leftIcon && leftIcon.box.x < first.box.x ? leftIcon.box.x : first.box.x;
  return (
    startsLeft(thing, first, from) &&
    right(thing.box) - right(first.box) >= FREE_OF_PAD * (from - thing.box.x)
  );
}

/** A short text right above, at the same left edge. */
export function labelAbove(thing: Thing, sight: Sight): TextThing | undefined {
  const { box } = thing;
  const above = { x: box.x, y: box.y - LABEL.gapPx, width: box.width, height: LABEL.gapPx };
  return textIn(
    above,
    sight,
    (text) =>
      bottom(text.box) <= box.y + 2 &&
      text.box.x - box.x <= LABEL.offPx &&
      text.box.x >= box.x - LABEL.offPx &&
      styleOf(text.layer).sizePx <= LABEL.maxSizePx,
  );
}

/** True when a few words name what is to be written. */
export const saysField = ({ layer }: TextThing): boolean => {
  const words = labelWords(layer.node.text.characters);
  return (
    words.length <= 5 && (PROMPT_WORDS.has(words[0] ?? "") || words.some((word) => FIELD_WORDS.has(word)))
  );
};

/** True when words are fainter, not coloured: an example of what is to be written, in any language. */
export function isFaint(text: TextThing, sight: Sight): boolean {
  if (isColored(sight.fillOf(text), sight)) return false;
  const own = contrastOfLook(sight.fillOf(text));
  const body = contrastOf(sight.bodyColor, sight.groundOf(text));
  return own <= FAINT_AT.prompt.most && own <= FAINT_AT.prompt.shareOfBody * body;
}

/** “Card 1”, but not “Card number”. */
function isCalledToRead({ layer }: Thing): boolean {
  const words = nameWords(layer.node.name);
  return (
    words.some((word) => READING_BOX_WORDS.has(word)) &&
    !words.some((word) => FIELD_WORDS.has(word) && !READING_BOX_WORDS.has(word))
  );
}

function isField(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, boxes, first } = sight.contentOf(thing);
  if (texts > 2 || icons > 3 || pictures > 0 || boxes > 2 || !isQuietBox(thing, sight)) return false;
  const lines = first ? Math.round(first.box.height / Math.max(1, styleOf(first.layer).lineHeightPx)) : 1;
  if (!hasFieldSize(thing, lines, sight)) return false;
  const label = labelAbove(thing, sight);
  if (!first) return label !== undefined && icons <= 1;
  const isArea = thing.box.height > HEIGHT_PX.max;
  if (isArea && (!label || texts > 1)) return false;
  if (isCalledToRead(thing) && !asksForEntry(first.layer.node.text.characters)) return false;
  const isAsked = label !== undefined || saysField(first) || (texts === 1 && isFaint(first, sight));
  return startsLeft(thing, first) && isAsked;
}

const NARROWEST_PX = 120;
const LOWEST_PX = 28;

/** A quiet box with an example of an address, “you@example.com”, is to be written in wherever it stands. */
function showsAddress(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, first } = sight.contentOf(thing);
  if (!first || texts !== 1 || icons > 1 || pictures > 0 || !isQuietBox(thing, sight)) return false;
  const { characters } = first.layer.node.text;
  const { width, height } = thing.box;
  const hasSize = width >= NARROWEST_PX && height >= LOWEST_PX && height <= HEIGHT_PX.max;
  return hasSize && characters.includes("@") && asksForEntry(characters) && startsLeft(thing, first);
}

const LIST = {
  padPx: 28,
  gapPx: 32,
  arrow: { minPx: 5, maxPx: 16 },
  longest: 40,
  narrowestPx: 90,
  widestPx: 420,
};

/** An outlined box with a choice at its left and a small arrow at its far right: it opens a list. */
function opensList(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, boxes, first, rightIcon, characters } = sight.contentOf(thing);
  if (!first || !rightIcon || texts !== 1 || icons !== 1 || pictures + boxes > 0) return false;
  const { box } = thing;
  const arrow = rightIcon.box;
  const isArrow = arrow.width >= LIST.arrow.minPx && Math.max(arrow.width, arrow.height) <= LIST.arrow.maxPx;
  const stand =
    first.box.x - box.x <= LIST.padPx &&
    right(box) - right(arrow) <= LIST.padPx &&
    arrow.x - right(first.box) >= LIST.gapPx;
  const hasSize =
    box.height >= LOWEST_PX &&
    box.height <= HEIGHT_PX.max &&
    box.width >= LIST.narrowestPx &&
    box.width <= LIST.widestPx;
  const isOutlined = thing.painter !== undefined && contrastOfLook(sight.strokeOf(thing)) > 1.05;
  return isOutlined && isArrow && stand && hasSize && characters <= LIST.longest;
}

/** Boxes to write or choose in: those of phone screens, and on all others those that show an address or open a list. */
export const fieldBoxes: Sign = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    if (!thing.parent || isTableCell(thing, sight)) return [];
    if (isAppScreen(sight)) return isField(thing, sight) ? [claim("field", [thing], 0.8)] : [];
    const isSeen = showsAddress(thing, sight) || opensList(thing, sight);
    return isSeen ? [claim("field", [thing], 0.8)] : [];
  });
