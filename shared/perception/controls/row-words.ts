import { center } from "../../scene/geometry.ts";
import { descendants, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { lookupForm, wordsOf } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { elementByLayer } from "../elements/elements.ts";

/** Texts whose middle is farther from that of a control stand on another line; a name with a line below it is as high. */
const OFF_LINE_SHARE = 0.75;
/** A control that is wider is the whole row. */
const WIDEST_SHARE = 0.5;

const isLabelOfButton = (text: TextLayer, frame: Frame): boolean =>
  [text, text.parent].some((layer) => layer && elementByLayer(frame).get(layer)?.role === "button");

/** The nearest words at the left of a control, on its line: they say for what it is, where it ends a row. */
function rowWords(control: Layer, frame: Frame): TextLayer | undefined {
  const { box } = control.node;
  const { x, width } = frame.root.node.box;
  if (box.width > WIDEST_SHARE * width) return undefined;
  const line = { x, y: box.y, width: Math.max(0, box.x - x), height: box.height };
  const own = new Set<Layer>([control, ...descendants(control)]);
  return textIndex(frame)
    .touching(line)
    .filter(
      (text) =>
        !own.has(text) &&
        center(text.node.box).x < box.x &&
        Math.abs(center(text.node.box).y - center(box).y) <= OFF_LINE_SHARE * box.height &&
        !isLabelOfButton(text, frame),
    )
    .toSorted((a, b) => b.node.box.x - a.node.box.x)[0];
}

const knownRowWords = computed((frame: Frame) => {
  const known = new Map<Layer, string | undefined>();
  return (control: Layer): string | undefined => {
    if (!known.has(control)) {
      const text = rowWords(control, frame);
      known.set(control, text && lookupForm(wordsOf(text)));
    }
    return known.get(control);
  };
});

/** True when each of two controls ends a row that says something else: each acts on the thing that its row names. */
export function endTwoRows(first: Layer, other: Layer, frame: Frame): boolean {
  const wordsBefore = knownRowWords(frame);
  const [one, another] = [wordsBefore(first), wordsBefore(other)];
  return one !== undefined && another !== undefined && one !== another;
}
