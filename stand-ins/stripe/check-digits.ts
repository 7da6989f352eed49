const digitsOf = (text: string): readonly number[] => Array.from(text, Number);

/**
 * The check of cards and of SIREN: each second digit from the right counts twice.
 * https://en.wikipedia.org/wiki/Luhn_algorithm
 */
const isLuhn = (text: string): boolean =>
  digitsOf(text)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** ISO 7064, MOD 11,10. */
function isMod1110(text: string): boolean {
  const digits = digitsOf(text);
  const rest = digits.slice(0, -1).reduce((carry, digit) => {
    const sum = (carry + digit) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - rest) % 10 === digits.at(-1);
}

const isFrench = (number: string): boolean => {
  const siren = number.slice(2);
  return (
    Number(siren) > 0 && isLuhn(siren) && (12 + 3 * (Number(siren) % 97)) % 97 === Number(number.slice(0, 2))
  );
};

/** Checks of the part after the country in a VAT number, by the country; others are not checked. */
const CHECKS: Readonly<Record<string, (number: string) => boolean>> = {
  BE: (number) => Number(number) > 0 && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: (number) => Number(number) > 0 && isMod1110(number),
  FR: (number) => !/^[0-9]{11}$/.test(number) || isFrench(number),
  IT: (number) => Number(number) > 0 && isLuhn(number),
};

/** True when the check digits of a VAT number are right. Of a country that is not known here any are. */
export const hasCheckDigits = (vatNumber: string): boolean =>
  CHECKS[vatNumber.slice(0, 2)]?.(vatNumber.slice(2)) ?? true;
