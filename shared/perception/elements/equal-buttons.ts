import { clusters } from "../structure/clusters.ts";
import { groupBy } from "../../group-by.ts";
import { areNear, center, gapBetween } from "../../scene/geometry.ts";
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

/** So many that say the same stand in cards, wherever these are; fewer offer it again down a page. */
const FEWEST_OF_WORDS = 4;

/** “Add to cart”, “Buy now”, “Save”: several actions, and no choice. Answers, places and ways to sign in are one. */
const askForSeveralThings = (line: readonly Element[]): boolean =>
  line.every((one) => saysWhat(one) && !isBeside(one)) &&
  new Set(line.map(({ label }) => labelWords(label)[0])).size > 1;

/** Numbers those together that are near the next one: each value gets the number of its group. */
function groupNumbers(values: readonly number[]): ReadonlyMap<number, number> {
  const groups = clusters(values, (value) => value, NEAR_PX);
  return new Map(groups.flatMap((group, number) => group.map((value) => [value, number] as const)));
}

/** Names something that is there: neither what is done nor a way out. */
const namesThing = (button: Element): boolean => !saysWhat(button) && !isBeside(button);

const mostlyNames = (line: readonly Element[]): boolean =>
  line.filter((one) => !saysWhat(one)).length > line.length / 2;

/**
 * The same button may be offered again further down a page; of a list are those alike in a row, where each is as wide as
 * its words, or in a column, names below each other on one axis, what stands beside one of them as its equal, and what says
 * the same below them.
 */
export function ofLists(buttons: readonly Element[]): ReadonlySet<Element> {
  const numbersOf = (valueOf: (box: Box) => number) => {
    const numbers = groupNumbers(buttons.map(({ box }) => valueOf(box)));
    return ({ box }: Element) => numbers.get(valueOf(box));
  };
  const [width, height, left, top, axis] = [
    numbersOf((box) => box.width),
    numbersOf((box) => box.height),
    numbersOf((box) => box.x),
    numbersOf((box) => box.y),
    numbersOf((box) => center(box).x),
  ];
  const linesBy = (placeOf: (one: Element) => readonly unknown[]): readonly (readonly Element[])[] => [
    ...groupBy(buttons, (one) => [one.emphasis, height(one), ...placeOf(one)].join(" ")).values(),
  ];
  const lines = [
    ...linesBy((one) => [top(one)]),
    ...linesBy((one) => [left(one), width(one)]),
    ...linesBy((one) => [axis(one)]).filter(mostlyNames),
    ...linesBy((one) => [width(one), one.label]).filter(({ length }) => length >= FEWEST_OF_WORDS),
  ];
  const listed = lines.filter((line) => line.length >= FEWEST_OF_A_LIST && !askForSeveralThings(line)).flat();
  const placeOf = (one: Element): string => [top(one), width(one), height(one)].join(" ");
  const places = new Set(listed.map(placeOf));
  const firstOf = new Map(
    listed.toSorted((a, b) => b.box.y - a.box.y).map(({ label, box }) => [label, box.y] as const),
  );
  return new Set(
    buttons.filter(
      (button) => places.has(placeOf(button)) || button.box.y > (firstOf.get(button.label) ?? Infinity),
    ),
  );
}

/** So many quieter ones of its size in its line make a name the one that is chosen of them, and so many an action, too. */
const FEWEST_QUIETER = { name: 2, action: 4 };

/** True of the loud one among quieter ones of its size in a row or a column: the filter that is on, the entry of a menu where people are. */
export function isChosen(button: Element, buttons: readonly Element[]): boolean {
  const { box, emphasis } = button;
  if (emphasis !== "filled") return false;
  const isInLine = (other: Box): boolean =>
    isNear(other.width, box.width) &&
    isNear(other.height, box.height) &&
    (isNear(other.x, box.x) || isNear(other.y, box.y));
  const quieter = buttons.filter((other) => other.emphasis !== emphasis && isInLine(other.box));
  return quieter.length >= FEWEST_QUIETER[saysWhat(button) ? "action" : "name"];
}

/** Equals stand next to each other, no further apart than they are large. */
const APART_PX = 48;

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
