import { right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";
import { claim, type Claim, type Sign } from "../sign.ts";
import { isQuietBox } from "./fields.ts";

const SIZE = { minHeightPx: 24, maxHeightPx: 80, flattest: 1.8 };
/** An arrow that points down is wider than high; one that leads on is not. */
const ARROW = { largestPx: 28, padPx: 28, flattest: 1.1 };

const hasSize = ({ box: { width, height } }: Thing): boolean =>
  height >= SIZE.minHeightPx && height <= SIZE.maxHeightPx && width >= SIZE.flattest * height;

const pointsDown = ({ box: { width, height } }: Thing): boolean =>
  width <= ARROW.largestPx && width >= ARROW.flattest * height;

/** Quiet boxes that say one thing, with an arrow down at their end: lists to choose from, wherever their words stand. */
export const choiceBoxes: Sign = (sight: Sight): readonly Claim[] =>
  sight.things.flatMap((thing) => {
    if (!thing.parent || !hasSize(thing) || !isQuietBox(thing, sight)) return [];
    const { texts, icons, pictures, boxes, first, rightIcon } = sight.contentOf(thing);
    if (!first || !rightIcon || texts !== 1 || icons > 2 || pictures + boxes > 0) return [];
    const isAtEnd =
      rightIcon.box.x >= right(first.box) - 2 && right(thing.box) - right(rightIcon.box) <= ARROW.padPx;
    return isAtEnd && pointsDown(rightIcon) && !isTableCell(thing, sight)
      ? [claim("field", [thing], 0.8)]
      : [];
  });
