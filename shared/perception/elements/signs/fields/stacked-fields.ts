import { bottom } from "../../../../scene/geometry.ts";
import { groupBy } from "../../../../group-by.ts";
import { labelWords } from "../../../text/language/label-words.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { asksForAction } from "../../looks/asks-for-action.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";
import { clusters } from "../../../structure/clusters.ts";
import { chainsOf } from "../chains.ts";
import { leavesRoom, saysField } from "./fields.ts";
import { claim, type Claim, type Sign } from "../sign.ts";

const SIZE = { minHeightPx: 28, maxHeightPx: 96, narrowestPx: 240, flattest: 2.4 };
const MOST_WORDS = 4;

const hasSize = ({ box: { width, height } }: Thing): boolean =>
  height >= SIZE.minHeightPx &&
  height <= SIZE.maxHeightPx &&
  width >= SIZE.narrowestPx &&
  width >= SIZE.flattest * height;

/** A box with a few words at its left, which ask for nothing to be done. */
function mayBeField(thing: Thing, sight: Sight): boolean {
  if (!thing.parent || !thing.painter || thing.kind === "picture" || !hasSize(thing)) return false;
  const { texts, icons, pictures, boxes, first } = sight.contentOf(thing);
  if (!first || texts !== 1 || icons > 1 || pictures + boxes > 0) return false;
  return (
    labelWords(first.layer.node.text.characters).length <= MOST_WORDS &&
    !asksForAction(first) &&
    leavesRoom(thing, first) &&
    !isTableCell(thing, sight)
  );
}

const OFF_PX = 8;
/** Rows of a list touch each other; what is further apart, in heights, does not stand together. */
const APART = { leastPx: 6, mostHeights: 1.5 };

const columnsOf = (alike: readonly Thing[]): readonly (readonly Thing[])[] =>
  clusters(alike, ({ box }) => box.x, OFF_PX).flatMap((column) =>
    chainsOf(
      column.toSorted((a, b) => a.box.y - b.box.y),
      (before, next) => {
        const gap = next.box.y - bottom(before.box);
        return gap >= APART.leastPx && gap <= APART.mostHeights * before.box.height;
      },
    ),
  );

const FEWEST = 2;

/** Of boxes that look alike, so many say what to write in them that the others are for writing, too. */
function areFields(column: readonly Thing[], sight: Sight): boolean {
  const saying = column.filter((thing) => {
    const { first } = sight.contentOf(thing);
    return first !== undefined && saysField(first);
  });
  return column.length >= FEWEST && saying.length * 2 >= column.length;
}

/** Boxes of one size below each other with words at their left: “Login” above “Password” is to be written in, too. */
export const stackedFields: Sign = (sight): readonly Claim[] => {
  const candidates = sight.things.filter((thing) => mayBeField(thing, sight));
  const alike = groupBy(candidates, ({ box }) => `${Math.round(box.width)} ${Math.round(box.height)}`);
  return [...alike.values()]
    .flatMap(columnsOf)
    .filter((column) => areFields(column, sight))
    .flatMap((column) => column.map((thing) => claim("field", [thing], 0.75)));
};
