import { groupBy } from "../../../../group-by.ts";
import { center, right } from "../../../../scene/geometry.ts";
import { ACTION_WORDS } from "../../../../standards/words/label-words.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import { clusters } from "../../../structure/clusters.ts";
import { type Grid, gridOf } from "../../../structure/grid.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { chainsOf } from "../chains.ts";
import { claim, unlessPattern, type Claim, type Claims } from "../sign.ts";
import { textsTouching } from "../texts-near.ts";

const SIZE = { minHeightPx: 14, maxHeightPx: 48, widestPx: 180 };
const MOST_WORDS = 3;

const wordsIn = (thing: Thing, sight: Sight): string =>
  sight.contentOf(thing).first?.layer.node.text.characters.trim() ?? "";

/** A small box with a word or two, which ask for nothing to be done. */
function mayBeMark(thing: Thing, sight: Sight): boolean {
  const { width, height } = thing.box;
  const { texts, icons, pictures, boxes } = sight.contentOf(thing);
  if (!thing.parent || !thing.painter || thing.kind === "picture") return false;
  if (texts !== 1 || icons > 1 || pictures + boxes > 0) return false;
  const words = labelWords(wordsIn(thing, sight));
  return (
    height >= SIZE.minHeightPx &&
    height <= SIZE.maxHeightPx &&
    width <= SIZE.widestPx &&
    width >= height &&
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !ACTION_WORDS.has(words[0] ?? "")
  );
}

const OFF_PX = 8;
const FEWEST = 3;

/** Several say the same, and not all of them: “Active”, “Inactive”, “Active”. */
function tellStates(column: readonly Thing[], sight: Sight): boolean {
  const said = groupBy(column, (thing) => wordsIn(thing, sight));
  return column.length >= FEWEST && said.size > 1 && said.size < column.length;
}

/** How far the lines of a table are apart, in heights of what stands in them. */
const APART = { least: 1.3, most: 4 };

const columnsOf = (alike: readonly Thing[]): readonly (readonly Thing[])[] =>
  clusters(alike, ({ box }) => center(box).x, OFF_PX).flatMap((column) =>
    chainsOf(
      column.toSorted((a, b) => a.box.y - b.box.y),
      ({ box: before }, { box: next }) => {
        const step = next.y - before.y;
        return step >= APART.least * before.height && step <= APART.most * before.height;
      },
    ),
  );

const edgesOf = (boxes: readonly Thing[]): Grid =>
  gridOf(
    boxes.flatMap(({ box }) => [
      ["left", box.x, box.y, box.height] as const,
      ["right", right(box), box.y, box.height] as const,
    ]),
  );

/** True of a mark fixed to the end of a field as high as it: it tells the unit of what is written there. */
const isFixed = ({ box }: Thing, edges: Grid): boolean =>
  edges.hasNear(["right", box.x, box.y, box.height]) ||
  edges.hasNear(["left", right(box), box.y, box.height]);

/** A line of a table says more, beside it, and tells one state; buttons may stand in rows and columns. */
const FEWEST_BESIDE = 2;

function standsInLine(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  if (sight.twins.row(thing) > 0) return false;
  const line = { ...sight.box, y: box.y, height: box.height };
  const beside = textsTouching(line, sight).filter(
    (text) => right(text.box) < box.x || text.box.x > right(box),
  );
  return beside.length >= FEWEST_BESIDE;
}

/** Small boxes below each other of which some say the same: in what state the things are that a table lists. */
export const stateMarks: Claims = (sight): readonly Claim[] => {
  const edges = edgesOf(sight.things.filter(({ painter, parent }) => painter && parent));
  const marks = unlessPattern(sight.things.filter((thing) => mayBeMark(thing, sight)));
  return [...groupBy(marks, ({ box }) => Math.round(box.height)).values()]
    .flatMap(columnsOf)
    .filter((column) => tellStates(column, sight) && column.every((thing) => standsInLine(thing, sight)))
    .filter((column) => !column.some((thing) => isFixed(thing, edges)))
    .flatMap((column) => column.map((thing) => claim("badge", [thing], 0.6, { isWhole: true })));
};
