import { isWords } from "../../things/thing.ts";
import { claim, type Claim, type Sign } from "./sign.ts";

const PRICE =
  /^[-+–−]?\s?(([$€£₽¥₴₹]|usd|eur|rub)\s?\d[\d\s.,]*|\d[\d\s.,]*([$€£₽¥₴₹]|usd|eur|rub|руб\.?|р\.))$/i;
const LONGEST = 28;
/** How many there are of it, and for what time it is paid. */
const BEFORE = /^\d{1,3}\s?[x×х]\s?/i;
const AFTER = /\s?(\/\s?\p{L}{1,6}\.?|(per|a|pro|par|por|al|в|за)\s\p{L}{1,7}\.?)$/iu;

/** Texts that are a price and no more. */
export const prices: Sign = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    if (!isWords(thing)) return [];
    const characters = thing.layer.node.text.characters.trim().replace(/\s+/g, " ");
    const amount = characters
      .slice(0, LONGEST + 1)
      .replace(BEFORE, "")
      .replace(AFTER, "");
    return characters.length <= LONGEST && PRICE.test(amount) ? [claim("price", [thing], 0.95)] : [];
  });
