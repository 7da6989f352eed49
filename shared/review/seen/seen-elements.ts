import { hundredths } from "../../scene/round.ts";
import type { Element } from "../../perception/elements/element.ts";
import type { Box } from "../../scene/scene.ts";
import type { RefOf } from "../naming/layer-ref.ts";
import type { SeenElement } from "../report.ts";

/** The most that a report keeps of a screen: else the largest ones would be stored a second time. */
const MOST_ELEMENTS = 500;
const MOST_LAYERS = 8;
const LONGEST_WORDS = 80;

/** Words on one line, cut where they get long. */
function shorten(words: string): string {
  const line = words
    .slice(0, 4 * LONGEST_WORDS)
    .trim()
    .replace(/\s+/g, " ");
  return line.length <= LONGEST_WORDS ? line : `${line.slice(0, LONGEST_WORDS - 1).trimEnd()}…`;
}

const roundBox = ({ x, y, width, height }: Box): Box => ({
  x: hundredths(x),
  y: hundredths(y),
  width: hundredths(width),
  height: hundredths(height),
});

const seenElement = (
  { role, layers, label, box, isPrimary, state, certainty }: Element,
  refOf: RefOf,
): SeenElement => ({
  role,
  layers: layers
    .slice(0, MOST_LAYERS)
    .map(refOf)
    .map((ref) => ({ ...ref, name: shorten(ref.name) })),
  label: shorten(label),
  box: roundBox(box),
  ...(isPrimary && { primary: true }),
  ...(state && { state }),
  certainty: hundredths(certainty),
});

/**
 * The elements of a frame as a report keeps them: at most 500, each with its first eight layers and with short words.
 * Their order stays.
 */
export const seenElements = (elements: readonly Element[], refOf: RefOf): readonly SeenElement[] =>
  elements.slice(0, MOST_ELEMENTS).map((element) => seenElement(element, refOf));
