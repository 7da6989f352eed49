import { groupBy } from "../../../../group-by.ts";
import { liesWithin } from "../../../frame/lies-within.ts";
import { ALIKE_PX, LIST_ROW } from "../../../frame/limits.ts";
import { areNear, stepOf } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import type { Sight } from "../../evidence/sight.ts";
import { namesAction } from "../../looks/entry-words.ts";
import { looksLikeButton } from "../../looks/looks-like-button.ts";
import { twinOf } from "../../fields/fields-alike.ts";
import { signOf } from "../match.ts";
import { APP_FIELD } from "../rows/fields.ts";
import { claim, isAppScreen, type Claim, type Claims } from "../sign.ts";

const CARD = { minWidthPx: 100, minHeightPx: 44, largestShareOfHeight: 0.45 };
const SAME_PX = 3;

const MOST_TEXTS = 9;

/** A card says something and shows something, or says several things; without a box of its own it shows something. */
function isRich(thing: Thing): boolean {
  const { texts, icons, pictures } = thing.content;
  if (texts > MOST_TEXTS) return false;
  if (texts === 0)
    return thing.kind === "group" && thing.painter !== undefined && pictures === 1 && icons === 0;
  const shown = 2 * pictures + Math.min(2, icons);
  if (thing.kind === "picture") return true;
  return thing.painter ? texts + shown >= 2 : shown >= 1 && texts + shown >= 3;
}

const hasCardSize = ({ box }: Thing, sight: Sight): boolean =>
  box.width >= CARD.minWidthPx &&
  box.height >= CARD.minHeightPx &&
  box.width <= sight.box.width &&
  box.height <= CARD.largestShareOfHeight * Math.max(sight.box.height, 800);

/** “Continue with Google” beside a sign is a button, though it is as wide as a row. */
function saysOnlyAction(thing: Thing): boolean {
  const { texts, first } = thing.content;
  return texts === 1 && first !== undefined && namesAction(first);
}

const isCell = (thing: Thing, sight: Sight): boolean =>
  thing.parent !== null &&
  (thing.kind === "group" ||
    thing.kind === "picture" ||
    (thing.kind === "shape" && thing.children.length > 0)) &&
  hasCardSize(thing, sight) &&
  isRich(thing) &&
  !looksLikeButton(thing, sight) &&
  !saysOnlyAction(thing);

const keyOf = (thing: Thing): string =>
  `${thing.parent?.order} ${thing.painter ? "*" : ""} ${stepOf(thing.box.width, ALIKE_PX)}`;

const isRow = ({ box }: Thing, sight: Sight): boolean =>
  box.width >= LIST_ROW.share * sight.box.width && box.height <= LIST_ROW.maxHeightPx;

const FEWEST_FULL_ROWS = 3;

/** Bars at the head and the foot are as wide as the screen, too, but no two are equally high. */
function isListOfRows(cells: readonly Thing[], sight: Sight): boolean {
  const [first] = cells;
  const isFullWidth = first !== undefined && first.box.width >= sight.box.width - 2 * SAME_PX;
  if (!isFullWidth) return true;
  const alike = cells.filter(({ box }) => areNear(box.height, first.box.height, SAME_PX));
  return alike.length >= FEWEST_FULL_ROWS || alike.length === cells.length;
}

const MOST_TEXTS_ALONE = 4;

/** A box with a photograph and a few words about it is a card even when there is one only. */
function isCardAlone(thing: Thing): boolean {
  const { texts, pictures } = thing.content;
  const isBox = thing.kind === "group" && thing.painter !== undefined && roundnessOf(thing) > 0;
  return isBox && pictures === 1 && texts >= 2 && texts <= MOST_TEXTS_ALONE;
}

/** Cells that are equally wide and more than one. */
const isRepeated = (cells: readonly Thing[], sight: Sight): boolean =>
  cells.length >= 2 && isListOfRows(cells, sight);

/** True when a box is a section: other repeated boxes, or fields, lie in it. */
const isSection = (cell: Thing, inner: readonly Thing[]): boolean =>
  inner.some((thing) => thing !== cell && liesWithin(thing, cell));

const appField = signOf(APP_FIELD);

/** Repeated boxes on a phone's screen, each about one thing: cards and rows of a list. */
export const cards: Claims = (sight): readonly Claim[] => {
  if (!isAppScreen(sight)) return [];
  const byKey = groupBy(
    sight.things.filter((thing) => isCell(thing, sight)),
    keyOf,
  );
  const cells = [...byKey.values()].flatMap((alike) =>
    isRepeated(alike, sight) ? alike : alike.filter((cell) => isCardAlone(cell)),
  );
  const written = appField.claims(sight).flatMap(({ things }) => things);
  const likeFields = new Set(written.map((field) => twinOf(field, sight)));
  const inner = [...cells.filter(({ painter }) => painter), ...written];
  return cells
    .filter((cell) => !likeFields.has(twinOf(cell, sight)) && !isSection(cell, inner))
    .map((thing) => claim(isRow(thing, sight) ? "list-row" : "card", [thing], 0.7));
};
