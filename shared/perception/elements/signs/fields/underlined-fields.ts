import { FAINT_AT, ALIKE_PX } from "../../../frame/limits.ts";
import { BLACK, contrastOf, WHITE } from "../../../../scene/color.ts";
import { areNear, bottom, right, stepOf } from "../../../../scene/geometry.ts";
import { groupBy } from "../../../../group-by.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { TextThing, Thing } from "../../../things/thing.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { saysField } from "./fields.ts";
import { claim, unlessPattern, type Claim, type Sign } from "../sign.ts";
import { textsTouching } from "../texts-near.ts";

const LINE = { thickestPx: 3, shortestPx: 140, longestPx: 700 };
const WORDS = { gapPx: 24, offPx: 16, most: 4, largestShare: 0.7 };
const SEEN = 1.2;

function isLine(thing: Thing, sight: Sight): boolean {
  const { width, height } = thing.box;
  const isThin = height <= LINE.thickestPx && width >= LINE.shortestPx && width <= LINE.longestPx;
  const isSeen = contrastOfLook(sight.strokeOf(thing)) >= SEEN || contrastOfLook(sight.fillOf(thing)) >= SEEN;
  return thing.parent !== null && isThin && isSeen;
}

/** The few words that stand alone on a line, where it begins, and leave most of it free. */
function wordsOn({ box }: Thing, sight: Sight): TextThing | undefined {
  const above = { x: box.x, y: box.y - WORDS.gapPx, width: box.width, height: WORDS.gapPx };
  const [words, ...others] = textsTouching(above, sight).filter((text) => bottom(text.box) <= box.y + 1);
  const isAlone = words !== undefined && others.length === 0;
  const standsThere =
    isAlone &&
    areNear(words.box.x, box.x, WORDS.offPx) &&
    words.box.width <= WORDS.largestShare * box.width &&
    labelWords(words.layer.node.text.characters).length <= WORDS.most;
  return standsThere ? words : undefined;
}

const KNOB_PX = { min: 8, max: 48 };

/** True when a thing may be pushed along a line, as the knob of a slider is. */
const isKnob = ({ box, parent, kind }: Thing): boolean =>
  parent !== null &&
  kind !== "text" &&
  Math.min(box.width, box.height) >= KNOB_PX.min &&
  Math.max(box.width, box.height) <= KNOB_PX.max;

/** True when something stands across a line: it is the track of a slider. */
const isTrack = ({ box }: Thing, knobs: readonly Thing[]): boolean =>
  knobs.some(
    ({ box: knob }) =>
      knob.y < box.y &&
      bottom(knob) > bottom(box) &&
      knob.x >= box.x - KNOB_PX.max &&
      right(knob) <= right(box) + KNOB_PX.max,
  );

const SECRET = /^[•●*∗·.]{3,}$/u;

/** True when words have less than half of the contrast that they could have. */
function areFaint(words: TextThing, sight: Sight): boolean {
  const ground = sight.groundOf(words);
  const most = Math.max(contrastOf(BLACK, ground), contrastOf(WHITE, ground));
  return contrastOfLook(sight.fillOf(words)) <= FAINT_AT.onLine.shareOfPossible * most;
}

/** Words that name what to write, stand for a password, or are faint as an example is. */
const areWritten = (words: TextThing, sight: Sight): boolean =>
  saysField(words) || SECRET.test(words.layer.node.text.characters.trim()) || areFaint(words, sight);

const FEWEST = 2;

/** Lines of one length below each other, each with words on it, half of which are there to be written over: fields without a box. */
export const underlinedFields: Sign = (sight): readonly Claim[] => {
  const lines = unlessPattern(sight.things.filter((thing) => isLine(thing, sight)));
  const knobs = unlessPattern(sight.things.filter(isKnob));
  const worded = lines.flatMap((line) => {
    const words = wordsOn(line, sight);
    return words && !isTrack(line, knobs) ? [{ line, words }] : [];
  });
  const columns = groupBy(
    worded,
    ({ line: { box } }) => `${stepOf(box.x, ALIKE_PX)} ${stepOf(box.width, ALIKE_PX)}`,
  );
  return [...columns.values()]
    .filter((column) => {
      const written = column.filter(({ words }) => areWritten(words, sight));
      return column.length >= FEWEST && written.length * 2 >= column.length;
    })
    .flatMap((column) => column.map(({ line, words }) => claim("field", [line, words], 0.75)));
};
