import { HEAD_PX } from "../../../frame/limits.ts";
import { bottom, center, right } from "../../../../scene/geometry.ts";
import { LOGO_WORDS } from "../../../../standards/words/logo-words.ts";
import { nameWords } from "../../../text/language/words.ts";
import { styleOf } from "../../../text/typography/text-style.ts";
import { leavesOf } from "../../../things/graphic.ts";
import { isWords, type TextThing, type Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { looksLikeButton } from "../../looks/looks-like-button.ts";
import { claim, isAppScreen, type Claim, type Claims } from "../sign.ts";

const SIZE = { highestPx: 160, widestShare: 0.9, mostTexts: 2, longest: 24 };

const hasLogoSize = (thing: Thing, sight: Sight): boolean => {
  const { texts, characters } = sight.contentOf(thing);
  return (
    thing.box.height <= SIZE.highestPx &&
    thing.box.width <= SIZE.widestShare * sight.box.width &&
    texts <= SIZE.mostTexts &&
    characters <= SIZE.longest
  );
};

/** The mark of somebody else on a button, “Continue with …”, is the icon of the button; several in a row are links. */
const isOnButton = ({ parent }: Thing, sight: Sight): boolean =>
  parent !== null && (looksLikeButton(parent, sight) || isOnButton(parent, sight));

const isCalledLogo = ({ layer }: Thing): boolean =>
  nameWords(layer.node.name).some((word) => LOGO_WORDS.has(word));

const CERTAINTY = { called: 0.8, ofWords: 0.7, drawn: 0.6 };

const LARGEST_MARK_PX = 120;

const isWord = ({ layer: { node } }: TextThing): boolean =>
  node.text.runs.length > 0 && /^\p{L}{2,14}$/u.test(node.text.characters.trim());

/** Two words that are set alike, with a drawing between them in their line. */
function isMarkBetweenWords({ children }: Thing): boolean {
  const [left, mark, last, ...others] = children.toSorted((a, b) => a.box.x - b.box.x);
  if (!left || !mark || !last || others.length > 0 || !isWords(left) || !isWords(last)) return false;
  const isDrawing = !isWords(mark) && mark.box.width <= LARGEST_MARK_PX && mark.children.length <= 2;
  const middle = center(left.box).y;
  return (
    isDrawing &&
    isWord(left) &&
    isWord(last) &&
    styleOf(left.layer).sizePx === styleOf(last.layer).sizePx &&
    mark.box.x >= right(left.box) &&
    right(mark.box) <= last.box.x &&
    mark.box.y <= middle &&
    bottom(mark.box) >= middle
  );
}

const WORDMARK = {
  fewestLetters: 4,
  narrowest: 2.5,
  widest: 9,
  highestPx: 64,
  widestShare: 0.7,
};

/** Letters that are drawn, one close to the other in a line, at the head of a screen. */
function isWordmark({ kind, layer, box }: Thing, sight: Sight): boolean {
  const aspect = box.width / Math.max(1, box.height);
  const { drawn, shapes, texts } = leavesOf(layer);
  return (
    kind === "picture" &&
    drawn >= WORDMARK.fewestLetters &&
    shapes + texts === 0 &&
    aspect >= WORDMARK.narrowest &&
    aspect <= WORDMARK.widest &&
    box.height <= WORDMARK.highestPx &&
    box.width <= WORDMARK.widestShare * sight.box.width &&
    bottom(box) - sight.box.y <= HEAD_PX
  );
}

function certaintyOf(thing: Thing, sight: Sight): number {
  if (!thing.parent || isWords(thing) || !hasLogoSize(thing, sight)) return 0;
  if (isCalledLogo(thing))
    return isOnButton(thing, sight) || sight.twins.row(thing) > 0 ? 0 : CERTAINTY.called;
  if (!isAppScreen(sight)) return 0;
  if (!thing.painter && isMarkBetweenWords(thing)) return CERTAINTY.ofWords;
  return isWordmark(thing, sight) ? CERTAINTY.drawn : 0;
}

/** Marks of a product: what is called so and small enough, words with a drawing among them, letters that are drawn. */
export const logos: Claims = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    const certainty = certaintyOf(thing, sight);
    return certainty > 0 ? [claim("logo", [thing], certainty, { isWhole: true })] : [];
  });
