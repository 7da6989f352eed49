import { BLACK, contrastOf, WHITE } from "../../../../scene/color.ts";
import { areNear, bottom } from "../../../../scene/geometry.ts";
import { FAINT_AT } from "../../../frame/limits.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { TextThing, Thing } from "../../../things/thing.ts";
import { flag, type ElementEvidence } from "../../evidence/evidence.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { SURROUNDINGS } from "../../evidence/surroundings.ts";
import { saysField } from "../../looks/entry-words.ts";
import { textsTouching } from "../texts-near.ts";

const WORDS = { gapPx: 24, offPx: 16, most: 4, largestShare: 0.7 };

/** The few words that stand alone on a line, where it begins, and leave most of it free. */
export function wordsOnLine({ box }: Thing, sight: Sight): TextThing | undefined {
  const above = { x: box.x, y: box.y - WORDS.gapPx, width: box.width, height: WORDS.gapPx };
  const [words, ...others] = textsTouching(above, sight).filter((text) => bottom(text.box) <= box.y + 1);
  const standsThere =
    words !== undefined &&
    others.length === 0 &&
    areNear(words.box.x, box.x, WORDS.offPx) &&
    words.box.width <= WORDS.largestShare * box.width &&
    labelWords(words.layer.node.text.characters).length <= WORDS.most;
  return standsThere ? words : undefined;
}

const SECRET = /^[•●*∗·.]{3,}$/u;

/** True when words have less than half of the contrast that they could have. */
function areFaint(words: TextThing, sight: Sight): boolean {
  const ground = sight.groundOf(words);
  const most = Math.max(contrastOf(BLACK, ground), contrastOf(WHITE, ground));
  return contrastOfLook(sight.fillOf(words)) <= FAINT_AT.onLine.shareOfPossible * most;
}

/** The largest share of the room around a line that is above it, where words stand on it: those of a row stand in the middle between two. */
const ON_LINE_SHARE = 0.3;

/** Words that name what to write, stand for a password, or are faint as an example is. */
const isWrittenOn = (line: Thing, sight: Sight): boolean => {
  const words = wordsOnLine(line, sight);
  if (!words) return false;
  if (SECRET.test(words.layer.node.text.characters.trim())) return true;
  const signs = [saysField(words), areFaint(words, sight)];
  return SURROUNDINGS.shareAbove(line) <= ON_LINE_SHARE ? signs.includes(true) : !signs.includes(false);
};

/** Measures of thin lines on which somebody may write. */
export const LINE_MEASURES = {
  hasWordsOn: (thing, sight) => flag(wordsOnLine(thing, sight) !== undefined),
  isWrittenOn: (thing, sight) => flag(isWrittenOn(thing, sight)),
} satisfies ElementEvidence;
