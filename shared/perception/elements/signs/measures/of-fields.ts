import { FIELD_WORDS, WRITING_WORDS } from "../../../../standards/words/label-words.ts";
import { areNear, bottom, center, right } from "../../../../scene/geometry.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { TextThing, Thing } from "../../../things/thing.ts";
import { flag, type ElementEvidence } from "../../evidence/evidence.ts";
import type { Sight } from "../../evidence/sight.ts";
import { rowsIn } from "../../fields/fields-alike.ts";
import { labelAbove } from "../../fields/label-above.ts";
import { leavesRoom } from "../../looks/asks-to-be-written-in.ts";
import { isFaint } from "../../looks/colors-of-words.ts";
import { isCalledToRead, saysField } from "../../looks/entry-words.ts";
import { textIn } from "../texts-near.ts";
import { ofFirst } from "./of-first.ts";

/** “Your email address” names what to write in a box of any colour; “Add a card” may be what a button does. */
const asksForWriting = (characters: string): boolean => {
  const words = labelWords(characters);
  return WRITING_WORDS.has(words[0] ?? "") && words.some((word) => FIELD_WORDS.has(word));
};

/** No other box lies between a box and its words: a bar around a field is none itself. */
function holdsByItself(words: Thing, thing: Thing): boolean {
  let around = words.parent;
  while (around && around !== thing && !around.painter) around = around.parent;
  return around === thing;
}

const NAME = { abovePx: 28, offPx: 12, mostWords: 4 };

const areFew = ({ layer }: TextThing): boolean =>
  labelWords(layer.node.text.characters).length <= NAME.mostWords;

/** A few words above a box that begin with it, or have their middle over its middle. */
function nameAbove({ box }: Thing, sight: Sight): TextThing | undefined {
  const above = { x: box.x, y: box.y - NAME.abovePx, width: box.width, height: NAME.abovePx };
  return textIn(above, sight, (text) => {
    const { box: name } = text;
    const isNear = bottom(name) <= box.y + 2 && box.y - bottom(name) <= NAME.abovePx;
    const isInLine = areNear(name.x, box.x, NAME.offPx) || areNear(center(name).x, center(box).x, NAME.offPx);
    return isNear && isInLine && right(name) <= right(box) + NAME.offPx && areFew(text);
  });
}

const says = (name: TextThing | undefined): number => flag(name && saysField(name));

/** Measures by which boxes to write in are told. */
export const FIELD_MEASURES = {
  /** Its name says that it is there to be read, and its words do not ask for anything. */
  isCalledToRead: ofFirst((_, characters, thing) => isCalledToRead(thing) && !asksForWriting(characters)),
  hasLabelAbove: (thing, sight) => flag(labelAbove(thing, sight) !== undefined),
  isNamedAbove: (thing, sight) => says(nameAbove(thing, sight)),
  leavesRoom: ofFirst((first, _, thing, sight) => leavesRoom(thing, first, sight)),
  /** Room to write is left behind the words, and an icon that may stand before them. */
  leavesRoomAtIcon: ofFirst((first, _, thing, sight) =>
    leavesRoom(thing, first, sight, thing.content.leftIcon),
  ),
  isOneOfRows: (thing, sight) => flag(rowsIn(sight.frame).has(thing)),
  holdsByItself: ofFirst((first, _, thing) => holdsByItself(first, thing)),
  saysField: ofFirst((first) => saysField(first)),
  saysWriting: ofFirst((_, characters) => asksForWriting(characters)),
  hasQuestion: ofFirst((_, characters) => characters.endsWith("?")),
  isFaint: ofFirst((first, _, __, sight) => isFaint(first, sight)),
} satisfies ElementEvidence;
