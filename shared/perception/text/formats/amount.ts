/** A sum of money as a text states it. */
export interface Amount {
  /** In hundredths of the currency; below 0 after a minus sign. */
  readonly cents: number;
  /** The sign of the currency as it is written. */
  readonly currency: string;
}

/** A space that breaks or does not, or none. */
export const SPACE = "[ \\u00a0\\u202f]?";
const CURRENCY = "[$€£¥₹₽₩₺₴]|EUR|USD|GBP|CHF|zł|руб\\.?";
const GROUPED = "\\d{1,3}(?:[ .,’'\\u00a0\\u202f]\\d{3}){1,3}";
const NUMBER = `(?:${GROUPED}|\\d{1,9})(?:[.,]\\d{1,2})?(?!\\d)`;
const MINUS = /^[-–−]/;
const WRITTEN = new RegExp(
  `([-–−+])?${SPACE}(?:(${CURRENCY})${SPACE}([-–−])?(${NUMBER})|(?<![\\d.,])(${NUMBER})${SPACE}(${CURRENCY}))`,
  "gu",
);

const CENTS = /[.,](\d{1,2})$/;

function centsOf(number: string): number {
  const [, cents] = CENTS.exec(number) ?? [];
  const whole = (cents === undefined ? number : number.slice(0, -cents.length - 1)).replace(/\D/g, "");
  return Number(whole) * 100 + Number((cents ?? "0").padEnd(2, "0"));
}

const LONGEST = 200;

/** All sums of money in a text, in their order; what has no sign of a currency is none. */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.slice(0, LONGEST).matchAll(WRITTEN)].map(
    ([, sign = "", before, inner = "", first, second, after]) => {
      const cents = centsOf(first ?? second ?? "0");
      const isMinus = MINUS.test(sign) || MINUS.test(inner);
      return { cents: isMinus ? -cents : cents, currency: before ?? after ?? "" };
    },
  );
}

/** The sum of money that is all a text states; undefined for any other text. */
export function amountOf(text: string): Amount | undefined {
  const [only, ...others] = amountsIn(text);
  return only && others.length === 0 && text.trim().replace(WRITTEN, "").trim() === "" ? only : undefined;
}
