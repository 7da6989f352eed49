/**
 * Signs of money, “R$” and “US$” too, and letters that stand for it: codes of ISO 4217, and what people write instead.
 */
const CURRENCY =
  "(?:[a-z]{0,2}\\p{Sc}|(?:aed|aud|brl|cad|chf|cny|czk|dkk|egp|eur|gbp|huf|idr|inr|jpy|mad|myr|ngn|nok|npr|pkr|pln|rub|sar|sek|sgd|thb|try|uah|usd|vnd|zar|rs|rp|rm|tl|kr|kč|zł|lei|tk|dh|дин|руб|грн|тг|р(?=\\.)|元|円|원)\\.?)";
const PRICE = new RegExp(
  `^[-+–−]?\\s?(?:${CURRENCY}\\s?\\d[\\d\\s.,]*(?:/?-|\\+)?|\\d[\\d\\s.,]*${CURRENCY})$`,
  "u",
);
const LONGEST = 28;
/** Words around a price: how many things it is for, and for what time it is paid. */
const BEFORE = /^\d{1,3}\s?[x×х]\s?/;
const AFTER = /\s?(\/\s?\p{L}{1,6}\.?|(per|a|pro|par|por|al|в|за)\s\p{L}{1,7}\.?)$/u;

/** True when words say what something costs, and no more. Most have no digit, and need no slow look; in lower case it is a faster one. */
export function isPrice(words: string): boolean {
  if (!/\d/.test(words)) return false;
  const characters = words.trim().replace(/\s+/g, " ").toLowerCase();
  const amount = characters
    .slice(0, LONGEST + 1)
    .replace(BEFORE, "")
    .replace(AFTER, "");
  return characters.length <= LONGEST && PRICE.test(amount);
}
