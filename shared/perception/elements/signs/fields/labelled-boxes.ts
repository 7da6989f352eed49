import { ALIKE_PX } from "../../../frame/limits.ts";
import { groupBy } from "../../../../group-by.ts";
import { areNear, bottom, center, right, stepOf } from "../../../../scene/geometry.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { TextThing, Thing } from "../../../things/thing.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { saysField } from "./fields.ts";
import { claim, unlessPattern, type Claim, type Sign } from "../sign.ts";
import { textIn } from "../texts-near.ts";

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
  const middles = Math.abs(center(label).x - center(box).x);
  const begins = areNear(label.x, box.x, LABEL.offPx);
  return isNear && (begins || middles <= LABEL.offPx) && right(label) <= right(box) + LABEL.offPx;
}

const areFew = ({ layer }: TextThing): boolean =>
  labelWords(layer.node.text.characters).length <= LABEL.mostWords;

const labelAbove = (thing: Thing, sight: Sight): TextThing | undefined => {
  const { x, y, width } = thing.box;
  const above = { x, y: y - LABEL.gapPx, width, height: LABEL.gapPx };
  return textIn(above, sight, (text) => isAbove(text, thing) && areFew(text));
};

const BESIDE = { gapPx: 240, offMiddle: 0.5 };

/** Words before a box, in its height. */
const labelBefore = ({ box }: Thing, sight: Sight): TextThing | undefined => {
  const before = { x: box.x - BESIDE.gapPx, y: box.y, width: BESIDE.gapPx, height: box.height };
  const middle = center(box).y;
  return textIn(
    before,
    sight,
    (text) =>
      right(text.box) <= box.x &&
      Math.abs(center(text.box).y - middle) <= BESIDE.offMiddle * box.height &&
      areFew(text),
  );
};

/** Of so many boxes below each other, each with words before it, one in so many must say what to write. */
const COLUMN = { fewest: 2, said: 1 / 4 };

function boxesWithWordsBefore(boxes: readonly Thing[], sight: Sight): readonly Thing[] {
  const labelled = boxes.flatMap((thing) => {
    const label = labelBefore(thing, sight);
    return label ? [{ thing, label }] : [];
  });
  const columns = groupBy(
    labelled,
    ({ thing: { box } }) =>
      `${stepOf(box.x, ALIKE_PX)} ${stepOf(box.width, ALIKE_PX)} ${stepOf(box.height, ALIKE_PX)}`,
  );
  return [...columns.values()]
    .filter((column) => {
      const said = column.filter(({ label }) => saysField(label)).length;
      return column.length >= COLUMN.fewest && said > 0 && said >= COLUMN.said * column.length;
    })
    .flatMap((column) => column.map(({ thing }) => thing));
}

/**
 * Empty boxes below words that name what to write, and below each other behind such words: “Email” at a box says that the
 * box is for it.
 */
export const labelledBoxes: Sign = (sight): readonly Claim[] => {
  const boxes = unlessPattern(sight.things.filter((thing) => isEmptyBox(thing, sight)));
  const below = boxes.filter((thing) => {
    const label = labelAbove(thing, sight);
    return label !== undefined && saysField(label);
  });
  return [...new Set([...below, ...boxesWithWordsBefore(boxes, sight)])].map((thing) =>
    claim("field", [thing], 0.8),
  );
};
