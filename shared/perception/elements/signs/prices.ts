import { isWords } from "../../things/thing.ts";
import { claim, type Claim, type Sign } from "./sign.ts";

const PRICE =
  /^[-+–−]?\s?(([$€£₽¥₴₹]|usd|eur|rub)\s?\d[\d\s.,]*|\d[\d\s.,]*([$€£₽¥₴₹]|usd|eur|rub|руб\.?|р\.))$/i;
const LONGEST = 20;

/** Texts that are a price and no more. */
export const prices: Sign = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    if (!isWords(thing)) return [];
    const characters = thing.layer.node.text.characters.trim().replace(/\s+/g, " ");
    return characters.length <= LONGEST && PRICE.test(characters) ? [claim("price", [thing], 0.95)] : [];
  });
