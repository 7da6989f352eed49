import type { Box } from "../../scene/scene.ts";
import { center } from "../../scene/geometry.ts";
import { textIndex } from "../text/text-index.ts";
import { spend } from "../frame/budget.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { runContrasts } from "./run-contrast.ts";

/** A wheel shows some numbers beside the chosen one. */
const REACH_HEIGHTS = 6;
/** A 1 is narrower than a 0: their boxes are not quite on one axis. */
const SAME_AXIS_HEIGHTS = 0.25;
const FEWEST = 3;
const FAINTER = 1.2;

/** The two halves of a day stand in a wheel of their own. */
const HALVES: readonly string[] = ["AM", "PM"];

function numberOf({ node }: TextLayer): number | undefined {
  const words = node.text.characters.trim();
  if (/^\d{1,4}$/.test(words)) return Number(words);
  const half = HALVES.indexOf(words.toUpperCase());
  return half === -1 ? undefined : half;
}

const isHalf = ({ node }: TextLayer): boolean => HALVES.includes(node.text.characters.trim().toUpperCase());

/** The strip above and below a text, or beside it. */
const stripOf = ({ x, y, width, height }: Box, isColumn: boolean): Box =>
  isColumn
    ? { x, y: y - REACH_HEIGHTS * height, width, height: (2 * REACH_HEIGHTS + 1) * height }
    : { x: x - REACH_HEIGHTS * height, y, width: width + 2 * REACH_HEIGHTS * height, height };

function wheelOf(layer: TextLayer, frame: Frame, isColumn: boolean): readonly TextLayer[] {
  const across = ({ node }: TextLayer): number => center(node.box)[isColumn ? "x" : "y"];
  const along = ({ node }: TextLayer): number => center(node.box)[isColumn ? "y" : "x"];
  const near = textIndex(frame).touching(stripOf(layer.node.box, isColumn));
  spend(layer, near.length);
  return near
    .filter(
      (text) =>
        numberOf(text) !== undefined &&
        Math.abs(across(text) - across(layer)) <= SAME_AXIS_HEIGHTS * layer.node.box.height,
    )
    .toSorted((a, b) => along(a) - along(b));
}

/** 10, 11, 12 or 05, 10, 15. */
function isCounted(texts: readonly TextLayer[]): boolean {
  const numbers = texts.map((text) => numberOf(text) ?? 0);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    step !== 0 && numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? 0) === step)
  );
}

/**
 * The contrast ratio of a text where it is faintest; where nobody can tell that it is faint, at least the
 * required one.
 */
const clarityOf = (text: TextLayer, frame: Frame): number =>
  Math.min(
    ...runContrasts(text, frame).map(({ verdict, worst, required }) =>
      verdict.is === "too-weak" ? verdict.ratio : Math.max(worst, required),
    ),
  );

/** One number stands out in the middle, and those around it grow fainter. */
function isWheel(texts: readonly TextLayer[], layer: TextLayer, frame: Frame): boolean {
  const isOfHalves = texts.length === HALVES.length && texts.every(isHalf);
  if ((texts.length < FEWEST && !isOfHalves) || !isCounted(texts)) return false;
  const clarities = texts.map((text) => clarityOf(text, frame));
  const clearest = Math.max(...clarities);
  const chosen = clarities.indexOf(clearest);
  const isFading = clarities.every((clarity, index) => {
    const nearer = clarities[index + Math.sign(chosen - index)] ?? clarity;
    return index === chosen || clarity <= nearer;
  });
  const isInside = chosen > 0 && chosen < texts.length - 1;
  return (
    (isInside || isOfHalves) &&
    isFading &&
    clearest >= FAINTER * (clarities[texts.indexOf(layer)] ?? clearest)
  );
}

/**
 * True when a number is one of those that fade away around the chosen one of a wheel: they tell that there is more, and
 * whoever turns the wheel reads each of them in the middle.
 */
export const fadesAway = (layer: TextLayer, frame: Frame): boolean =>
  numberOf(layer) !== undefined &&
  [true, false].some((isColumn) => isWheel(wheelOf(layer, frame, isColumn), layer, frame));
