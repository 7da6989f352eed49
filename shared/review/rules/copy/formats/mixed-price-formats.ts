import { wholeFrame, writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { signlessDeductions } from "../../../../perception/copy/bills.ts";
import { mixedColumns } from "../../../../perception/copy/mixed-column.ts";
import {
  currencyOf,
  priceFormat,
  roundPriceFormat,
  thousandsFormat,
} from "../../../../perception/text/formats/price-format.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** Two prices over a thousand tell already whether thousands are parted. */
const LISTS: readonly (readonly [format: (text: string) => string | undefined, fewest: number])[] = [
  [priceFormat, 3],
  [roundPriceFormat, 3],
  [thousandsFormat, 2],
];

/** So many prices of one list are in one currency that the only other one is a slip. */
const FEWEST_OF_ONE_CURRENCY = 5;

/** A sum that comes or goes on an account may be in any currency. */
const IS_MOVEMENT = /^[-–+−]/;

const currencyFormat = (text: string): string | undefined => {
  const format = IS_MOVEMENT.test(text) ? undefined : (priceFormat(text) ?? roundPriceFormat(text));
  return format && currencyOf(format);
};

const otherCurrencies = (frame: Frame): readonly Mixture[] =>
  mixedColumns(frame, currencyFormat, FEWEST_OF_ONE_CURRENCY).flatMap(({ usual, odd: [first, ...others] }) =>
    others.length === 0 ? [[first, usual, others] as const] : [],
  );

type Mixture = readonly [odd: TextLayer, usual: TextLayer, others: readonly TextLayer[]];

/** Two currencies on a screen are two matters: only what is written in one of them is compared. */
const mixturesBy = (frame: Frame, [format, fewest]: (typeof LISTS)[number]): readonly Mixture[] => {
  const currency = (text: TextLayer): string => currencyOf(format(wordsOf(text)) ?? "");
  return mixedColumns(frame, format, fewest).flatMap(({ usual, odd }): readonly Mixture[] => {
    const [first, ...others] = odd.filter((text) => currency(text) === currency(usual));
    return first ? [[first, usual, others]] : [];
  });
};

/** Sums that are taken off: one row has its minus, the next has none. */
const mixedSigns = (frame: Frame): readonly Mixture[] =>
  signlessDeductions(frame).map(({ row, signed }) => [row.sum, signed.sum, []] as const);

/** A price that differs in several ways is said once. */
function mixturesIn(frame: Frame): readonly Mixture[] {
  const said = new Set<TextLayer>();
  const lists = LISTS.map((list) => mixturesBy(frame, list));
  return [...lists, otherCurrencies(frame), mixedSigns(frame)].flatMap((mixtures) => {
    const found = mixtures.filter(([odd, usual]) => !said.has(odd) && !said.has(usual));
    for (const [odd, , others] of found) for (const text of [odd, ...others]) said.add(text);
    return found;
  });
}

export const mixedPriceFormats = defineRule({
  id: "mixed-price-formats",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html",
  says: {
    en: {
      title: "Prices in several formats",
      problem: "One list writes its prices in different ways: “{usual}” and “{odd}”.",
      why: "A comma read as a point changes the price, and prices that do not line up are hard to compare.",
      fix: "Write all prices of a currency in one way, as the language of the screen has it.",
    },
    fr: {
      title: "Prix dans plusieurs formats",
      problem: "Une liste écrit ses prix de plusieurs façons : « {usual} » et « {odd} ».",
      why: "Une virgule lue comme un point change le prix, et des prix mal alignés se comparent mal.",
      fix: "Écrivez tous les prix d’une monnaie de la même façon, selon l’usage de la langue de l’écran.",
    },
  },
  applies: (frame) => wholeFrame(frame, writtenTexts(frame)),
  check: (_, { frame, fail }) =>
    mixturesIn(frame).map(([odd, usual, others]) =>
      fail({ usual: wordsOf(usual), odd: wordsOf(odd) }, { layers: [odd, ...others] }),
    ),
});
