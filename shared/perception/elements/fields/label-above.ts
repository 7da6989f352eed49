import { areNear, bottom, right } from "../../../scene/geometry.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { countWords } from "../../text/language/prose.ts";
import { readsFromRight } from "../../text/language/reads-from-right.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { textIn } from "../signs/texts-near.ts";

const LABEL = { gapPx: 20, offPx: 12, maxSizePx: 18 };

/** A longer text is a paragraph that happens to stand above a field. */
const MOST_WORDS = 20;

/** True for a text that may be a label. */
export const isShort = ({ node }: TextLayer): boolean => countWords(node.text.characters) <= MOST_WORDS;

/** A short text right above a box, at the edge where one begins to read. */
export function labelAbove({ box }: Thing, sight: Sight): TextThing | undefined {
  const above = { x: box.x, y: box.y - LABEL.gapPx, width: box.width, height: LABEL.gapPx };
  return textIn(
    above,
    sight,
    (text) =>
      bottom(text.box) <= box.y + 2 &&
      (areNear(text.box.x, box.x, LABEL.offPx) ||
        (readsFromRight(sight.frame) && areNear(right(text.box), right(box), LABEL.offPx))) &&
      styleOf(text.layer).sizePx <= LABEL.maxSizePx &&
      isShort(text.layer),
  );
}
