import { bottom } from "../../../scene/geometry.ts";
import { groupBy } from "../../../group-by.ts";
import { labelWords } from "../../text/label-words.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { contrastOfLook, type Sight } from "../evidence/sight.ts";
import { saysField } from "./fields.ts";
import { claim, unlessPattern, type Claim, type Sign } from "./sign.ts";
import { textIn } from "./text-in.ts";

const LINE = { thickestPx: 3, shortestPx: 140, longestPx: 700 };
const WORDS = { gapPx: 24, offPx: 16, most: 4, largestShare: 0.7 };
const SEEN = 1.2;

function isLine(thing: Thing, sight: Sight): boolean {
  const { width, height } = thing.box;
  const isThin = height <= LINE.thickestPx && width >= LINE.shortestPx && width <= LINE.longestPx;
  const isSeen = contrastOfLook(sight.strokeOf(thing)) >= SEEN || contrastOfLook(sight.fillOf(thing)) >= SEEN;
  return thing.parent !== null && isThin && isSeen;
}

/** The few words that stand on a line, where it begins, and leave most of it free. */
function wordsOn({ box }: Thing, sight: Sight): TextThing | undefined {
  const above = { x: box.x, y: box.y - WORDS.gapPx, width: box.width, height: WORDS.gapPx };
  return textIn(
    above,
    sight,
    (text) =>
      bottom(text.box) <= box.y + 1 &&
      Math.abs(text.box.x - box.x) <= WORDS.offPx &&
      text.box.width <= WORDS.largestShare * box.width &&
      labelWords(text.layer.node.text.characters).length <= WORDS.most,
  );
}

const FEWEST = 2;

/** Lines of one length below each other, each with words on it that name what to write: fields without a box. */
export const underlinedFields: Sign = (sight): readonly Claim[] => {
  const lines = unlessPattern(sight.things.filter((thing) => isLine(thing, sight)));
  const written = lines.flatMap((line) => {
    const words = wordsOn(line, sight);
    return words && saysField(words) ? [{ line, words }] : [];
  });
  const columns = groupBy(written, ({ line: { box } }) => `${Math.round(box.x)} ${Math.round(box.width)}`);
  return [...columns.values()]
    .filter(({ length }) => length >= FEWEST)
    .flatMap((column) => column.map(({ line, words }) => claim("field", [line, words], 0.75)));
};
