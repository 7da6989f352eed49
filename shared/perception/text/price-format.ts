const SPACE = "[ \\u00a0\\u202f]?";
const SIGN = "([$€£]|EUR|USD|GBP|CHF)";
const WHOLE = `\\d{1,3}(?:[ .,’'\\u00a0\\u202f]\\d{3})*|\\d+`;
const PRICE = new RegExp(`^[-–+−]?${SPACE}${SIGN}?${SPACE}(?:${WHOLE})(?:([.,])\\d{2})?${SPACE}${SIGN}?$`);

/**
 * The way in which a whole text is written as a price: its currency, and where the sign stands. `€12.50`, `€12,50` and
 * `12,50 €` are three ways. Undefined for what is no price, and for one without cents or a sign on one side.
 */
export function priceFormat(text: string): string | undefined {
  const [match, before, mark, after] = PRICE.exec(text.trim()) ?? [];
  if (match === undefined || !mark || Boolean(before) === Boolean(after)) return undefined;
  return before ? `${before}0${mark}00` : `0${mark}00${after}`;
}

/** The currency of a price, as its format names it. */
export const currencyOf = (format: string): string => format.replace(/[\d.,]/g, "");
