import { toHex } from "../../../scene/color.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";
import type { Sight } from "./sight.ts";

/** How many texts of a screen have a color, and how many characters. */
interface Use {
  texts: number;
  characters: number;
}

interface Uses {
  readonly byColor: ReadonlyMap<string, Use>;
  readonly characters: number;
}

const colorOf = (text: TextThing, sight: Sight): string => {
  const color = sight.fillOf(text)?.color;
  return color ? toHex(color) : "";
};

function countUses(sight: Sight): Uses {
  const byColor = new Map<string, Use>();
  let characters = 0;
  for (const text of sight.textThings.values()) {
    const key = colorOf(text, sight);
    const use = byColor.get(key) ?? { texts: 0, characters: 0 };
    const { length } = text.layer.node.text.characters;
    use.texts++;
    use.characters += length;
    characters += length;
    byColor.set(key, use);
  }
  return { byColor, characters };
}

const known = new WeakMap<Sight, Uses>();

function usesIn(sight: Sight): Uses {
  const remembered = known.get(sight);
  if (remembered) return remembered;
  const found = countUses(sight);
  known.set(sight, found);
  return found;
}

const ofUse =
  (measure: (use: Use, all: Uses) => number) =>
  (thing: Thing, sight: Sight): number => {
    const { first } = sight.contentOf(thing);
    const all = usesIn(sight);
    const use = first && all.byColor.get(colorOf(first, sight));
    return use ? measure(use, all) : NOT_THERE;
  };

/** How usual the color of the text that is read first is on the screen: what leads somewhere is short and colored. */
export const COLOR_USE: ElementEvidence = {
  colorShare: ofUse((use, all) => use.characters / Math.max(1, all.characters)),
  colorLength: ofUse((use) => use.characters / Math.max(1, use.texts)),
};
