import { HEAD_PX } from "../../../frame/limits.ts";
import { bottom, center, right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { textsTouching } from "../texts-near.ts";
import { claim, isAppScreen, type Claim, type Claims } from "../sign.ts";

const SIDE_PX = { min: 22, max: 72 };
const ICON = { minPx: 8, maxShare: 0.8 };
const CAPTION_PX = 14;
const FEWEST_TILES = 3;

const isSquarish = ({ box }: Thing): boolean =>
  Math.abs(box.width - box.height) <= 0.25 * Math.max(box.width, box.height);

const hasButtonSize = ({ box }: Thing): boolean =>
  Math.min(box.width, box.height) >= SIDE_PX.min && Math.max(box.width, box.height) <= SIDE_PX.max;

/** Tiles in a row with a word below each are pictures of things, or chips. */
function hasCaption(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  const below = { x: box.x, y: bottom(box), width: box.width, height: CAPTION_PX };
  return sight.twins.row(thing) + 1 >= FEWEST_TILES && sight.texts.touching(below).length > 0;
}

const FEWEST_ROWS = 3;
const BESIDE_PX = 24;

/** The same at the left of each row of a list, with its words beside: a sign of what the row is about. */
function leadsRow(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  const beside = { x: right(box), y: box.y, width: BESIDE_PX, height: box.height };
  return sight.twins.column(thing) + 1 >= FEWEST_ROWS && sight.texts.touching(beside).length > 0;
}

const OF_WORDS_PX = 16;

/** In one thing with a few words right behind it and nothing else that is said: “‹ Back” is one link. */
function leadsWords({ box, parent }: Thing, sight: Sight): boolean {
  if (!parent?.parent || sight.contentOf(parent).texts !== 1) return false;
  const beside = { x: right(box), y: box.y, width: OF_WORDS_PX, height: box.height };
  return textsTouching(beside, sight).some(
    (words) => words.parent === parent && words.box.x >= right(box) - 2,
  );
}

/** A small round or square box with one drawing in it. */
function isBoxedIcon(thing: Thing, sight: Sight): boolean {
  if (!thing.painter || !isSquarish(thing) || !hasButtonSize(thing)) return false;
  const { texts, icons, pictures, leftIcon } = sight.contentOf(thing);
  if (texts > 0 || icons !== 1 || pictures > 0 || !leftIcon) return false;
  const share = leftIcon.box.width / thing.box.width;
  return (
    leftIcon.box.width >= ICON.minPx &&
    share <= ICON.maxShare &&
    !hasCaption(thing, sight) &&
    !leadsRow(thing, sight) &&
    !leadsWords(thing, sight)
  );
}

const LOUD = { fill: 1.3, stroke: 1.2 };

/** A wash of colour behind a drawing is as often there for its looks. */
const isLoud = (thing: Thing, sight: Sight): boolean =>
  contrastOfLook(sight.fillOf(thing)) >= LOUD.fill || contrastOfLook(sight.strokeOf(thing)) >= LOUD.stroke;

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

function iconsInHead(sight: Sight): readonly Thing[] {
  const icons = sight.things.filter((thing) => isInHead(thing, sight));
  return icons.length > MOST_IN_HEAD
    ? []
    : icons.filter((icon) => !isCaptioned(icon, sight) && !leadsWords(icon, sight));
}

/** Buttons of phone screens that show a drawing and no words. */
export const iconButtons: Claims = (sight): readonly Claim[] => {
  if (!isAppScreen(sight)) return [];
  const inHead = new Set(iconsInHead(sight));
  return sight.things.flatMap((thing) => {
    if (thing.parent && isBoxedIcon(thing, sight))
      return [claim("icon-button", [thing], isLoud(thing, sight) ? 0.85 : 0.6, { isWhole: true })];
    return inHead.has(thing)
      ? [claim("icon-button", [areaAround(thing, sight)], 0.65, { isWhole: true })]
      : [];
  });
};
