import { bottom, right } from "../../../scene/geometry.ts";
import { labelWords } from "../../text/label-words.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { contrastOfLook, type Sight } from "../evidence/sight.ts";
import { saysField } from "./fields.ts";
import { claim, unlessPattern, type Claim, type Sign } from "./sign.ts";
import { textIn } from "./text-in.ts";

const SIZE = { minHeightPx: 26, maxHeightPx: 76, narrowestPx: 120, flattest: 2.4 };
const LABEL = { gapPx: 28, offPx: 12, mostWords: 4 };
const SEEN = 1.05;

/** A low, wide box that nothing is written in. */
function isEmptyBox(thing: Thing, sight: Sight): boolean {
  if (!thing.parent || !thing.painter || thing.kind === "picture") return false;
  const { width, height } = thing.box;
  const { texts, icons, pictures, boxes } = sight.contentOf(thing);
  return (
    texts + pictures + boxes === 0 &&
    icons <= 1 &&
    height >= SIZE.minHeightPx &&
    height <= SIZE.maxHeightPx &&
    width >= SIZE.narrowestPx &&
    width >= SIZE.flattest * height &&
    (contrastOfLook(sight.fillOf(thing)) > SEEN || contrastOfLook(sight.strokeOf(thing)) > SEEN)
  );
}

/** Words stand above a box where they begin with it, or have their middle over its middle. */
function isAbove({ box: label }: TextThing, { box }: Thing): boolean {
  const isNear = bottom(label) <= box.y + 2 && box.y - bottom(label) <= LABEL.gapPx;
  const middles = Math.abs(label.x + label.width / 2 - (box.x + box.width / 2));
  const begins = Math.abs(label.x - box.x) <= LABEL.offPx;
  return isNear && (begins || middles <= LABEL.offPx) && right(label) <= right(box) + LABEL.offPx;
}

function labelOf(thing: Thing, sight: Sight): TextThing | undefined {
  const { x, y, width } = thing.box;
  const above = { x, y: y - LABEL.gapPx, width, height: LABEL.gapPx };
  return textIn(
    above,
    sight,
    (text) => isAbove(text, thing) && labelWords(text.layer.node.text.characters).length <= LABEL.mostWords,
  );
}

/** Empty boxes below words that name what to write: “Email” above a box says that the box is for it. */
export const labelledBoxes: Sign = (sight): readonly Claim[] =>
  unlessPattern(sight.things.filter((thing) => isEmptyBox(thing, sight))).flatMap((thing) => {
    const label = labelOf(thing, sight);
    return label && saysField(label) ? [claim("field", [thing], 0.8)] : [];
  });
