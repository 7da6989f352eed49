import { colorfulness } from "../../../../scene/color.ts";
import { grow, intersection } from "../../../../scene/geometry.ts";
import { styleOf } from "../../../text/typography/text-style.ts";
import { isWords, type TextThing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { claim, type Claim, type Claims } from "../sign.ts";

const SPACE_PX = 10;
const MOST_COLORED = 0.25;
const LARGEST_TO_BODY = 1.4;
const LETTERS = { fewest: 3, most: 60, around: 12 };

const lettersOf = ({ layer }: TextThing): string => layer.node.text.characters.trim();

const MOST_LOOKED_AT = 8;

/** The texts that go on right before or after it in the same size and the same letters: the rest of its sentence. */
function restOfSentence(text: TextThing, { things }: Sight): readonly TextThing[] {
  const { sizePx, fontFamily } = styleOf(text.layer);
  const reach = grow(text.box, SPACE_PX);
  return things
    .slice(Math.max(0, text.order - MOST_LOOKED_AT), text.order + MOST_LOOKED_AT + 1)
    .filter(isWords)
    .filter((other) => {
      if (other === text || other.parent !== text.parent || !intersection(other.box, reach)) return false;
      const { text: words } = other.layer.node;
      if (words.runs.length === 0) return false;
      const style = styleOf(other.layer);
      return style.sizePx === sizePx && style.fontFamily === fontFamily;
    });
}

const spreadOf = (text: TextThing, sight: Sight): number =>
  colorfulness(sight.fillOf(text)?.color ?? sight.bodyColor);

/** A few words, no number: “3.48 % since last month” shows how it went, not where to go. */
const areWords = (letters: string): boolean =>
  letters.length >= LETTERS.fewest && letters.length <= LETTERS.most && /^\p{L}/u.test(letters);

function isInlineLink(text: TextThing, sight: Sight): boolean {
  const letters = lettersOf(text);
  if (!areWords(letters) || styleOf(text.layer).sizePx > LARGEST_TO_BODY * sight.bodyPx) return false;
  const own = spreadOf(text, sight);
  if (own < MOST_COLORED) return false;
  const rest = restOfSentence(text, sight);
  const length = rest.reduce((sum, other) => sum + lettersOf(other).length, 0);
  return length >= LETTERS.around && rest.every((other) => own - spreadOf(other, sight) >= MOST_COLORED);
}

/** Words in a sentence that are coloured while the rest of it is not. */
export const inlineLinks: Claims = (sight): readonly Claim[] =>
  [...sight.textThings.values()].flatMap((text) =>
    isInlineLink(text, sight) ? [claim("link", [text], 0.85)] : [],
  );
