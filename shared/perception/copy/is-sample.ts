import { USER_WRITTEN_LISTS, USER_WRITTEN_WORDS } from "../../standards/copy/user-written-words.ts";
import { bottom } from "../../scene/geometry.ts";
import { isSeenPaint } from "../../scene/paints-of.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../frame/frame.ts";
import { rememberedFlag } from "../frame/remembered.ts";
import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { saysWhen } from "../text/formats/dates-and-times.ts";
import { wordsOf } from "../text/language/prose.ts";
import { nameWords } from "../text/language/words.ts";
import { thingOfLayer } from "../things/thing-of-layer.ts";

const isCalledUserWritten: (layer: Layer) => boolean = rememberedFlag(
  ({ node }: Layer) => !node.text && nameWords(node.name).some((word) => USER_WRITTEN_WORDS.has(word)),
);

const holdsUserWritten: (layer: Layer) => boolean = rememberedFlag(({ children }: Layer) =>
  children.some((child) => isCalledUserWritten(child) || holdsUserWritten(child)),
);

/** The heading of several reviews is the makers': only what each of them holds is not. */
const isListOfSuch = (layer: Layer): boolean =>
  nameWords(layer.node.name).some((word) => USER_WRITTEN_LISTS.has(word)) && holdsUserWritten(layer);

/** True when a text stands for what the users of the product write: a review, a message, a comment. */
export const isUserWritten = selfOrAncestor((layer) => isCalledUserWritten(layer) && !isListOfSuch(layer));

/** A date stands among these texts themselves. */
const isDated: (layer: Layer) => boolean = rememberedFlag(({ children }: Layer) =>
  children.some((child) => isText(child) && saysWhen(wordsOf(child))),
);

const holdsDated: (layer: Layer) => boolean = rememberedFlag(
  (layer: Layer) => isDated(layer) || layer.children.some(isDated),
);

/** An entry of a mailbox, a conversation or a journal tells when it was written, or those beside it do. */
function isInDated({ parent }: Layer): boolean {
  const around = [parent, parent?.parent].filter((one) => one?.parent);
  return around.some((one) => one && holdsDated(one));
}

/** A box is to write in where the words leave so much of its height empty below them, and nothing else lies in it. */
const EMPTY_BELOW = 0.5;
const LOWEST_BOX_PX = 72;

/** An outlined box of the colour around it, high enough for several lines, with words at its top. */
function isInBoxToWriteIn(text: TextLayer, frame: Frame): boolean {
  const thing = thingOfLayer(text, frame);
  const host = thing?.parent;
  if (!thing || !host?.painter || host.children.length > 1 || host.box.height < LOWEST_BOX_PX) return false;
  const isOutlined = (host.painter.node.strokes ?? []).some(isSeenPaint);
  const isPlain = (host.painter.node.effects ?? []).length === 0;
  return isOutlined && isPlain && bottom(host.box) - bottom(thing.box) >= EMPTY_BELOW * host.box.height;
}

/**
 * True when nobody who makes the product writes a text to the end: it stands for what users write, or for an entry with a
 * date. How long it is, and that it is filler, say nothing of the product; a slip in it does.
 */
export const isSample = (text: TextLayer, frame: Frame): boolean =>
  isUserWritten(text) || isInDated(text) || isInBoxToWriteIn(text, frame);
