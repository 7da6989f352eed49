import type { TextThing, Thing } from "../../../things/thing.ts";
import { flag } from "../../evidence/evidence.ts";
import type { Sight } from "../../evidence/sight.ts";

type OfFirst = (first: TextThing, characters: string, thing: Thing, sight: Sight) => boolean;

/** A measure that is 1 when something holds of the text that is read first in a thing, 0 when it does not or there is none. */
export const ofFirst =
  (holds: OfFirst) =>
  (thing: Thing, sight: Sight): number => {
    const { first } = thing.content;
    return flag(first && holds(first, first.layer.node.text.characters.trim(), thing, sight));
  };
