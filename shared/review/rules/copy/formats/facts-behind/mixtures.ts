import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import {
  dateFormat,
  isDottedTime,
  timeFormat,
} from "../../../../../perception/text/formats/dates-and-times.ts";
import {
  currencyOf,
  priceFormat,
  roundPriceFormat,
  thousandsFormat,
} from "../../../../../perception/text/formats/price-format.ts";
import { wordsOf } from "../../../../../perception/text/language/prose.ts";
import { mixedColumns } from "./mixed-column.ts";

/** The kinds of things that are written in one way in a list. */
export type FormatKind = "date" | "time" | "price";

/** One thing that is written in several ways. */
export interface Mixture {
  readonly kind: FormatKind;
  readonly usual: string;
  readonly odd: string;
  readonly layers: readonly TextLayer[];
}

interface ListFormat {
  readonly kind: FormatKind;
  readonly formatOf: (text: string) => string | undefined;
  /** Fewer are no list. */
  readonly fewest: number;
  /** Only what has this in common is compared: two currencies on a screen are two matters. */
  readonly familyOf?: (format: string) => string;
  /** Only a single one that differs is a slip. */
  readonly isSingle?: true;
}

/** A sum that comes or goes on an account may be in any currency. */
const IS_MOVEMENT = /^[-–+−]/;

const currencyFormat = (text: string): string | undefined => {
  const format = IS_MOVEMENT.test(text) ? undefined : (priceFormat(text) ?? roundPriceFormat(text));
  return format && currencyOf(format);
};

/** The ways of a list, where a long and a short one beside each other are a slip too. */
const IN_LISTS: readonly ListFormat[] = [
  { kind: "date", formatOf: dateFormat, fewest: 3 },
  { kind: "time", formatOf: timeFormat, fewest: 3 },
  // A number looks like a time with a point: only a single one among times is taken for one.
  {
    kind: "time",
    formatOf: (text) => timeFormat(text) ?? (isDottedTime(text) ? "dots" : undefined),
    fewest: 4,
    isSingle: true,
  },
  { kind: "price", formatOf: priceFormat, fewest: 3, familyOf: currencyOf },
  { kind: "price", formatOf: roundPriceFormat, fewest: 3, familyOf: currencyOf },
  // Two prices over a thousand tell already whether thousands are parted.
  { kind: "price", formatOf: thousandsFormat, fewest: 2, familyOf: currencyOf },
  // So many prices of one list are in one currency that the only other one is a slip.
  { kind: "price", formatOf: currencyFormat, fewest: 5, isSingle: true },
];

const inLists = (frame: Frame): readonly Mixture[] =>
  IN_LISTS.flatMap(({ kind, formatOf, fewest, familyOf = () => "", isSingle }) =>
    mixedColumns(frame, formatOf, fewest).flatMap(({ usual, odd }): readonly Mixture[] => {
      const family = (text: TextLayer): string => familyOf(formatOf(wordsOf(text)) ?? "");
      const layers = odd.filter((text) => family(text) === family(usual));
      const [first, ...others] = layers;
      if (!first || (isSingle && others.length > 0)) return [];
      // Of times the one with a point is the odd one.
      if (isDottedTime(wordsOf(usual))) return [];
      return [{ kind, usual: wordsOf(usual), odd: wordsOf(first), layers }];
    }),
  );

/** All that is written in several ways, once each. */
export function mixturesIn(frame: Frame): readonly Mixture[] {
  const said = new Set<TextLayer>();
  return inLists(frame).filter(({ layers: [first] }) => {
    const isNew = first !== undefined && !said.has(first);
    if (first) said.add(first);
    return isNew;
  });
}
