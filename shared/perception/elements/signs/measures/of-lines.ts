import { BLACK, contrastOf, WHITE } from "../../../../scene/color.ts";
import { areNear, bottom, center } from "../../../../scene/geometry.ts";
import { groupBy } from "../../../../group-by.ts";
import { rememberedObject } from "../../../frame/remembered-object.ts";
import { FAINT_AT } from "../../../frame/limits.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { TextThing, Thing } from "../../../things/thing.ts";
import { flag, type ElementEvidence } from "../../evidence/evidence.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { saysField } from "../../looks/entry-words.ts";
import { textsTouching } from "../texts-near.ts";

const LINE_PX = 3;
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

const placeOf = ({ box }: Thing): string => `${Math.round(box.x)} ${Math.round(box.width)}`;

/** The lines of a screen by where they begin and end. */
const linesIn = rememberedObject(({ things }: Sight) =>
  groupBy(
    things.filter(({ painter, box }) => painter && box.height <= LINE_PX),
    placeOf,
  ),
);

/** Words that are written stand on their line; those of a row stand in the middle between two. */
const ON_LINE_SHARE = 0.4;

function standOnLine(words: TextThing, line: Thing, sight: Sight): boolean {
  const steps = (linesIn(sight).get(placeOf(line)) ?? [])
    .map(({ box }) => Math.abs(box.y - line.box.y))
    .filter((px) => px > LINE_PX);
  return line.box.y - center(words.box).y <= ON_LINE_SHARE * Math.min(...steps);
}

/** Words that name what to write, stand for a password, or are faint as an example is. */
const isWrittenOn = (line: Thing, sight: Sight): boolean => {
  const words = wordsOnLine(line, sight);
  if (!words) return false;
  if (SECRET.test(words.layer.node.text.characters.trim())) return true;
  const signs = [saysField(words), areFaint(words, sight)];
  return standOnLine(words, line, sight) ? signs.includes(true) : !signs.includes(false);
};

/** Measures of thin lines on which somebody may write. */
export const LINE_MEASURES = {
  hasWordsOn: (thing, sight) => flag(wordsOnLine(thing, sight) !== undefined),
  isWrittenOn: (thing, sight) => flag(isWrittenOn(thing, sight)),
} satisfies ElementEvidence;
