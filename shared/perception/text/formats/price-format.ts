import { SPACE } from "./amount.ts";

const SIGN = "([$€£¥₹₽₩₺₴]|EUR|USD|GBP|CHF|zł|kr)";
const WHOLE = `\\d{1,3}(?:[ .,’'\\u00a0\\u202f]\\d{3})*|\\d+`;
const PRICE = new RegExp(`^[-–+−]?${SPACE}${SIGN}?${SPACE}(${WHOLE})([.,]\\d{2})?${SPACE}${SIGN}?$`);

interface Price {
  readonly sign: string;
  readonly isBefore: boolean;
  readonly whole: string;
  readonly cents: string | undefined;
}

/** The parts of a price with its sign on one side; undefined for any other text. */
export function partsOfPrice(text: string): Price | undefined {
  const [match, before, whole = "", cents, after] = PRICE.exec(text.trim()) ?? [];
  if (match === undefined || Boolean(before) === Boolean(after)) return undefined;
  return { sign: before ?? after ?? "", isBefore: before !== undefined, whole, cents };
}

/**
 * The way in which a whole text is written as a price with cents: its currency, and where the sign stands. `€12.50`,
 * `€12,50` and `12,50 €` are three ways. Undefined for any other text.
 */
export function priceFormat(text: string): string | undefined {
  const price = partsOfPrice(text);
  if (price?.cents === undefined) return undefined;
  const number = `0${price.cents.charAt(0)}00`;
  return price.isBefore ? price.sign + number : number + price.sign;
}

/** The currency of a price, as its format names it. */
export const currencyOf = (format: string): string => format.replace(/[\d.,]/g, "");

/**
 * The format of a round price: `$0` for `$79`, `$0.00` for `$79.00`. Undefined for what is no price, costs nothing, or
 * is not round and so has cents either way.
 */
export function roundPriceFormat(text: string): string | undefined {
  const { sign, whole, cents = "" } = partsOfPrice(text) ?? {};
  return sign === undefined || whole === "0" || !/^(?:[.,]00)?$/.test(cents) ? undefined : `${sign}0${cents}`;
}

/** Where four digits are always grouped; elsewhere `1 050` and `1050` are both right beside `10 500`. */
const GROUPS_FOUR_DIGITS = /^[$£]$/;

/** The format of a price of a thousand and more: `$0,000` or `$0000`. Undefined for all others. */
export function thousandsFormat(text: string): string | undefined {
  const { sign, whole = "" } = partsOfPrice(text) ?? {};
  if (sign === undefined || whole.length < 4) return undefined;
  const [mark = ""] = /\D/.exec(whole) ?? [];
  if (mark === "" && whole.length === 4 && !GROUPS_FOUR_DIGITS.test(sign)) return undefined;
  return `${sign}0${mark}000`;
}
