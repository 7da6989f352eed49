import type { Thing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";
import type { Guess } from "./guess.ts";

/** The only painted box in a thing. */
const paintedIn = ({ children }: Thing): Thing | undefined =>
  children.find(({ painter }) => painter) ?? children.map(paintedIn).find((painted) => painted !== undefined);

/** The only words in a thing that shows nothing else. */
function wordsAlone(thing: Thing, sight: Sight): Thing | undefined {
  const { texts, icons, pictures, boxes, first } = sight.contentOf(thing);
  return !thing.painter && texts === 1 && icons + pictures + boxes === 0 ? first : undefined;
}

/** The box of a field, not the frame around it and its label. */
function boxAlone(thing: Thing, sight: Sight): Thing | undefined {
  return !thing.painter && sight.contentOf(thing).boxes === 1 ? paintedIn(thing) : undefined;
}

/** The thing that is seen as an element: what is filled in is the box, and a heading is its words. */
export function thingOf({ role, thing }: Guess, sight: Sight): Thing {
  if (role === "heading") return wordsAlone(thing, sight) ?? thing;
  return (role === "field" ? boxAlone(thing, sight) : undefined) ?? thing;
}
