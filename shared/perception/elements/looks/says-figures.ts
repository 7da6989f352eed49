import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { isPrice } from "./is-price.ts";
import { textsTouching } from "../signs/texts-near.ts";

const FIGURES = /^[\p{P}\p{S}\s]*\p{N}[\p{N}\p{P}\p{S}\s]*$/u;
const MEASURED = /\p{N}[.,:]\p{N}/u;
const NUMBER = /^\p{N}{1,3}$/u;

/** Pages to turn to and keys stand side by side, each with its number. */
function standsByItsLike(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  if (sight.twins.row(thing) > 0) return true;
  const around = { ...box, x: box.x - box.width, width: 3 * box.width };
  const numbers = textsTouching(around, sight).filter(({ layer }) =>
    NUMBER.test(layer.node.text.characters.trim()),
  );
  return numbers.length > 1;
}

/** True when a thing says a price, a measure, or a number that stands by itself. */
export function saysFigures(thing: Thing, sight: Sight): boolean {
  const { texts, first } = sight.contentOf(thing);
  const words = texts === 1 && first ? first.layer.node.text.characters.trim() : "";
  return isPrice(words) || (FIGURES.test(words) && (MEASURED.test(words) || !standsByItsLike(thing, sight)));
}
