import { plainTotals } from "../../../../perception/copy/bills.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { amountOf } from "../../../../perception/text/formats/amount.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { bottom, right } from "../../../../scene/geometry.ts";
import { COUNTED_LISTS, COUNTED_THINGS } from "../../../../standards/words/count-words.ts";

/** A number of things that is said above a list, and the list, one price for each thing in it. */
interface CountedList {
  readonly text: TextLayer;
  readonly said: number;
  readonly prices: readonly TextLayer[];
}

const NAMED = /^(\p{L}[\p{L}\s’']{1,30})\s?\(\s?(\d{1,2})\s?\)$/u;
const NUMBERED = /^\(?(\d{1,2})\s(\p{L}{3,12})\)?(?:\s\p{L}{2,12}){0,3}$/u;
/** More of one thing count as several: then prices cannot be counted. */
const SEVERAL_OF_ONE =
  /^(?:[x×]\s?\d{1,2}|\d{1,2}\s?[x×]|\d{1,2}|(?:qty|quantity|qté|quantité)\b.{0,6})$|\s[x×]\s?\d/iu;
const MOST = 12;
const FEWEST = 2;
const SAME_PX = 4;
const EVEN = 1.15;

/** How many things a text says that there are. */
function countIn(text: TextLayer): number | undefined {
  const line = wordsOf(text).trim();
  const [, name, inBrackets] = NAMED.exec(line) ?? [];
  if (name && COUNTED_LISTS.has(labelWords(name).at(-1) ?? "")) return Number(inBrackets);
  const [, number, thing] = NUMBERED.exec(line) ?? [];
  return thing && COUNTED_THINGS.has(labelWords(thing)[0] ?? "") ? Number(number) : undefined;
}

const startOf = ({ node }: TextLayer): number => node.box.x;
const endOf = ({ node }: TextLayer): number => right(node.box);

/** True when prices stand under each other in equal steps: with a gap, a row may have been left out. */
function areInStep(prices: readonly TextLayer[]): boolean {
  const steps = prices.slice(1).map(({ node }, index) => node.box.y - (prices[index]?.node.box.y ?? 0));
  const isColumn = [startOf, endOf].some((edge) =>
    prices.every((one) => Math.abs(edge(one) - edge(prices[0] ?? one)) <= SAME_PX),
  );
  return isColumn && Math.min(...steps) > 0 && Math.max(...steps) <= EVEN * Math.min(...steps);
}

const PICTURE_PX = { min: 32, max: 160, reach: 48 };

/** True when a picture stands in the row of a price, at its start: such a row is bought, and no fee or subtotal. */
function hasPictureBefore({ node: { box } }: TextLayer, frame: Frame): boolean {
  const { x } = frame.root.node.box;
  const before = {
    x,
    y: box.y - PICTURE_PX.reach,
    width: Math.max(0, right(box) - x),
    height: box.height + 2 * PICTURE_PX.reach,
  };
  return paintedIndex(frame)
    .touching(before)
    .some(
      ({ node: { box: picture } }) =>
        Math.min(picture.width, picture.height) >= PICTURE_PX.min &&
        Math.max(picture.width, picture.height) <= PICTURE_PX.max &&
        picture.y <= box.y + box.height &&
        bottom(picture) >= box.y,
    );
}

/**
 * The lists that end in a total, whose things are counted above them. Where a total follows, all of the list is shown;
 * where a row says how many of it there are, nothing can be counted.
 */
const countedLists = computed((frame: Frame): readonly CountedList[] => {
  const texts = copyTexts(frame);
  const [counted, ...others] = texts.filter((text) => countIn(text) !== undefined);
  const [total] = plainTotals(frame).toSorted((a, b) => a.label.node.box.y - b.label.node.box.y);
  if (!counted || others.length > 0 || !total) return [];
  const top = bottom(counted.node.box);
  const end = total.label.node.box.y;
  const between = texts.filter(({ node }) => node.box.y >= top - 1 && bottom(node.box) <= end);
  if (between.some((text) => SEVERAL_OF_ONE.test(wordsOf(text).trim()))) return [];
  const prices = between
    .filter((text) => amountOf(text.node.text.characters) !== undefined && hasPictureBefore(text, frame))
    .toSorted((a, b) => a.node.box.y - b.node.box.y);
  const isList = prices.length >= FEWEST && prices.length <= MOST;
  return isList && areInStep(prices) ? [{ text: counted, said: countIn(counted) ?? 0, prices }] : [];
});

export const countDisagrees = defineRule({
  id: "count-disagrees",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "A count that its list contradicts",
      problem: "“{text}” counts {said}, but the list below it has another number of rows: {rows}.",
      why: "People look for what is missing, or fear to pay for what they did not choose.",
      fix: "Correct the count or the list, or say on a row that there are several of it.",
    },
    fr: {
      title: "Un nombre que la liste contredit",
      problem: "« {text} » en compte {said}, mais la liste qui suit n’a pas ce nombre de lignes : {rows}.",
      why: "On cherche ce qui manque, ou l’on craint de payer ce qu’on n’a pas choisi.",
      fix: "Corrigez le nombre ou la liste, ou indiquez sur une ligne qu’elle vaut pour plusieurs.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? countedLists(frame).map(({ text }) => text) : []),
  check: (layer, { frame, pass, fail }) => {
    const found = countedLists(frame).find(({ text }) => text === layer);
    if (!found || found.said === found.prices.length) return pass();
    return fail(
      { text: excerpt(wordsOf(layer)), said: found.said, rows: found.prices.length },
      { layers: [layer, ...found.prices] },
    );
  },
});
