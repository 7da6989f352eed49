import { groupBy } from "../../../../group-by.ts";
import { isWords, type Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { looksLikeButton } from "../../looks/looks-like-button.ts";
import { clusters } from "../../../structure/clusters.ts";
import { ofOneSize } from "../of-one-size.ts";
import { claim, unlessPattern, type Claim, type Claims } from "../sign.ts";
import { isPrice } from "./prices.ts";

const SIZE = { narrowestPx: 100, lowestPx: 80, highestPx: 800, widestShare: 0.5 };
const TEXTS = { fewest: 2, most: 6 };
const MOST_PICTURES = 2;
/** A thing that holds more is a page in small, and is not searched. */
const MOST_THINGS = 40;

const hasSize = ({ box: { width, height } }: Thing, sight: Sight): boolean =>
  width >= SIZE.narrowestPx &&
  width <= SIZE.widestShare * sight.box.width &&
  height >= SIZE.lowestPx &&
  height <= SIZE.highestPx;

const inside = (thing: Thing): readonly Thing[] =>
  thing.children.flatMap((child) => [child, ...inside(child)]);

const SMALLEST_PICTURE_PX = 48;

/** A plain box that nothing lies in stands for a picture. */
const standsForPicture = ({ kind, children, box }: Thing): boolean =>
  kind === "shape" && children.length === 0 && Math.min(box.width, box.height) >= SMALLEST_PICTURE_PX;

const showsSomething = (thing: Thing, parts: readonly Thing[], sight: Sight): boolean =>
  thing.kind === "picture" || sight.contentOf(thing).pictures > 0 || parts.some(standsForPicture);

const isOnOffer = (part: Thing, sight: Sight): boolean =>
  (isWords(part) && isPrice(part.layer.node.text.characters)) || looksLikeButton(part, sight);

/** A picture, some words, and what it costs or a button to get it. */
function isOffer(thing: Thing, sight: Sight): boolean {
  if (!thing.parent || thing.children.length === 0 || !hasSize(thing, sight)) return false;
  const { texts, icons, pictures, boxes } = sight.contentOf(thing);
  const isShort = texts >= TEXTS.fewest && texts <= TEXTS.most && pictures <= MOST_PICTURES;
  if (!isShort || texts + icons + pictures + boxes > MOST_THINGS) return false;
  const parts = inside(thing);
  return showsSomething(thing, parts, sight) && parts.some((part) => isOnOffer(part, sight));
}

const OFF_PX = 4;
const FEWEST = 2;

/** The things of one size that stand in a line or in a column. */
const inLine = (all: readonly Thing[]): readonly Thing[] =>
  ofOneSize(all)
    .flatMap((alike) =>
      (["x", "y"] as const).flatMap((side) => clusters(alike, ({ box }) => box[side], OFF_PX)),
    )
    .filter(({ length }) => length >= FEWEST)
    .flat();

/** Products, houses, courses side by side: groups of one size with a picture, a few words and a price or a button. */
export const offers: Claims = (sight): readonly Claim[] => {
  const all = unlessPattern(sight.things.filter((thing) => isOffer(thing, sight)));
  const families = groupBy(all, ({ parent, kind }) => `${parent?.order} ${kind}`);
  const found = new Set([...families.values()].flatMap(inLine));
  return [...found].map((thing) => claim("card", [thing], 0.8));
};
