import { HEAD_PX } from "../../../frame/limits.ts";
import { bottom, center, right } from "../../../../scene/geometry.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import { styleOf } from "../../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { isValue } from "../../looks/is-value.ts";
import { leadsNowhere } from "../../looks/leads-nowhere.ts";
import { isPrice } from "../../looks/is-price.ts";
import { clusters } from "../../../structure/clusters.ts";
import { chainsOf } from "../chains.ts";
import { claim, isPhone, type Claim, type Claims } from "../sign.ts";

const WORDS = { most: 3, shortest: 2, longest: 24 };
/** A line of letters is not so high. */
const TWO_LINES = 1.6;

/** A few words in one line at the head of a screen, which are no amount. */
function mayLead(text: TextThing, sight: Sight): boolean {
  const { characters, runs } = text.layer.node.text;
  const words = characters.trim();
  const isShort =
    words.length >= WORDS.shortest &&
    words.length <= WORDS.longest &&
    labelWords(words).length <= WORDS.most &&
    /^\p{L}/u.test(words);
  return (
    bottom(text.box) - sight.box.y <= HEAD_PX &&
    runs.length > 0 &&
    isShort &&
    text.box.height <= TWO_LINES * styleOf(text.layer).sizePx &&
    !isPrice(words) &&
    !isValue(words) &&
    !leadsNowhere(text, sight)
  );
}

const FEWEST = 3;
const OFF_PX = 4;
const GAP = { leastPx: 10, mostPx: 200, mostToLeast: 3, slackPx: 8 };

const gapsIn = (row: readonly Thing[]): readonly number[] =>
  row.slice(1).map(({ box }, index) => box.x - right((row[index] as Thing).box));

const areEven = (gaps: readonly number[]): boolean =>
  Math.max(...gaps) <= GAP.mostToLeast * Math.min(...gaps) + GAP.slackPx;

/** Words of one size in one line, with nearly the same room between all of them. */
const rowsOf = (texts: readonly TextThing[]): readonly (readonly TextThing[])[] =>
  clusters(texts, ({ layer }) => styleOf(layer).sizePx, 0)
    .flatMap((equal) => clusters(equal, ({ box }) => center(box).y, OFF_PX))
    .flatMap((line) =>
      chainsOf(
        line.toSorted((a, b) => a.box.x - b.box.x),
        (before, next) => {
          const gap = next.box.x - right(before.box);
          return gap >= GAP.leastPx && gap <= GAP.mostPx;
        },
      ),
    )
    .filter((row) => row.length >= FEWEST && areEven(gapsIn(row)));

/** A box around nothing but these words: a button, or the place where people are. */
function isInOwnBox({ parent }: TextThing, sight: Sight): boolean {
  let around = parent;
  while (around && !around.painter) around = around.parent;
  return around?.parent !== undefined && around.parent !== null && sight.contentOf(around).texts === 1;
}

const HIGHEST_AREA_PX = 64;

/** The area to press that a designer drew around words, and around an icon beside them. */
function areaAround(thing: Thing, sight: Sight): Thing {
  const { parent } = thing;
  const isArea =
    parent?.parent && parent.box.height <= HIGHEST_AREA_PX && sight.contentOf(parent).texts === 1;
  return isArea ? areaAround(parent, sight) : thing;
}

/** Words side by side at the head of a wide screen: the menu of a site, whatever they say. */
export const siteMenus: Claims = (sight): readonly Claim[] => {
  if (isPhone(sight)) return [];
  const texts = [...sight.textThings.values()].filter((text) => mayLead(text, sight));
  return rowsOf(texts)
    .map((row) => row.filter((text) => !isInOwnBox(text, sight)))
    .filter(({ length }) => length >= FEWEST)
    .flat()
    .map((text) => claim("link", [areaAround(text, sight)], 0.75, { isWhole: true }));
};
