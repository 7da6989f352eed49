import { clusters } from "../structure/clusters.ts";
import { groupBy } from "../../group-by.ts";
import { areNear, gapBetween } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { labelWords } from "../text/language/label-words.ts";
import { isBeside, saysWhat } from "./button-words.ts";
import type { Element } from "./element.ts";

const NEAR_PX = 4;
export const isNear = (a: number, b: number): boolean => areNear(a, b, NEAR_PX);

export const isAlike = (a: Element, b: Element): boolean =>
  a.emphasis === b.emphasis && isNear(a.box.width, b.box.width) && isNear(a.box.height, b.box.height);

/** One of so many alike in a row or a column is one of a list. */
const FEWEST_OF_A_LIST = 3;

/** “Add to cart”, “Buy now”, “Save”: several actions, and no choice. Answers, places and ways to sign in are one. */
const askForSeveralThings = (line: readonly Element[]): boolean =>
  line.every((one) => saysWhat(one) && !isBeside(one)) &&
  new Set(line.map(({ label }) => labelWords(label)[0])).size > 1;

/** Numbers those together that are near the next one: each value gets the number of its group. */
function groupNumbers(values: readonly number[]): ReadonlyMap<number, number> {
  const groups = clusters(values, (value) => value, NEAR_PX);
  return new Map(groups.flatMap((group, number) => group.map((value) => [value, number] as const)));
}

/**
 * The same button may be offered again further down a page; of a list are those alike in a row, where each is as wide as
 * its words, or in a column, and what stands beside one of them as its equal.
 */
export function ofLists(buttons: readonly Element[]): ReadonlySet<Element> {
  const numbersOf = (side: keyof Box) => groupNumbers(buttons.map(({ box }) => box[side]));
  const [widths, heights, lefts, tops] = (["width", "height", "x", "y"] as const).map(numbersOf);
  const lines = [
    ({ box }: Element) => [tops?.get(box.y)],
    ({ box }: Element) => [lefts?.get(box.x), widths?.get(box.width)],
  ].flatMap((placeOf) => {
    const lineOf = (one: Element): string =>
      [one.emphasis, heights?.get(one.box.height), ...placeOf(one)].join(" ");
    return [...groupBy(buttons, lineOf).values()];
  });
  const listed = lines.filter((line) => line.length >= FEWEST_OF_A_LIST && !askForSeveralThings(line)).flat();
  const placeOf = ({ box }: Element): string =>
    [tops?.get(box.y), widths?.get(box.width), heights?.get(box.height)].join(" ");
  const places = new Set(listed.map(placeOf));
  return new Set(buttons.filter((button) => places.has(placeOf(button))));
}

/** Equals stand next to each other, no further apart than they are large. */
const APART_PX = 48;

/** Names something that is there: neither what is done nor a way out. */
const namesThing = (button: Element): boolean => !saysWhat(button) && !isBeside(button);

/**
 * Of one size, or in one row, where each may be as wide as its words and the one that is chosen has another colour; or as loud, in
 * one column.
 */
const areEqual = (one: Element, other: Element): boolean => {
  const [a, b] = [one.box, other.box];
  const areInColumn = isNear(a.x, b.x) && one.emphasis === other.emphasis;
  return isNear(a.height, b.height) && (isNear(a.width, b.width) || isNear(a.y, b.y) || areInColumn);
};

/** Two that look alike and name things, as “Women” and “Men”: people are asked which of them, and neither is the answer. */
export const isOneOfEquals = (button: Element, elements: readonly Element[]): boolean =>
  namesThing(button) &&
  elements.some((other) => {
    if (other.role !== "button" || (other.emphasis ?? "text") === "text") return false;
    const gap = gapBetween(button.box, other.box);
    const { width, height } = button.box;
    const isNext =
      gap.x <= Math.max(APART_PX, width) &&
      gap.y <= Math.max(APART_PX, height) &&
      other.label !== button.label;
    return isNext && areEqual(button, other) && namesThing(other);
  });
