import type { Thing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";
import type { Guess } from "./guess.ts";

/** The only painted box in a thing. */
const paintedIn = ({ children }: Thing): Thing | undefined =>
  children.find(({ painter }) => painter) ?? children.map(paintedIn).find((painted) => painted !== undefined);

/** The thing that is seen as an element: what is filled in is the box, not the frame around it and its label. */
export function thingOf({ role, thing }: Guess, sight: Sight): Thing {
  const isAround = role === "field" && !thing.painter && sight.contentOf(thing).boxes === 1;
  return (isAround ? paintedIn(thing) : undefined) ?? thing;
}
