import { linesIn } from "../../../mend/set-text.ts";
import { widthOf } from "../../../mend/width-of.ts";
import type { WordChange } from "../../../mend/change.ts";
import {
  ancestors,
  isText,
  type Frame,
  type Layer,
  type TextLayer,
} from "../../../perception/frame/frame.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { area, contains, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";

const textIn = ({ layers }: Frame, id: string): TextLayer | undefined =>
  layers.filter(isText).find(({ node }) => node.id === id);

/** How much of its box cannot be seen. */
const lostOf = ({ node, visibleBox }: Layer): number => area(node.box) - (visibleBox ? area(visibleBox) : 0);

/** True when a line in a box of fixed width still fits into it, as far as letters can be guessed. */
function fitsItsWidth({ node: was }: TextLayer, { node: is }: TextLayer): boolean {
  const isOneLine = was.text.resize !== "width-and-height" && linesIn(was) === 1;
  return !isOneLine || widthOf(is.text) <= Math.max(was.box.width, widthOf(was.text));
}

/** Half a px is rounding. */
const SAME_PX = 0.5;

/** A line has no height in the editor, and is seen all the same. */
const drawn = ({ width, height, ...corner }: Box): Box => ({
  ...corner,
  width: Math.max(1, width),
  height: Math.max(1, height),
});

const isPainted = ({ node }: Layer): boolean => (node.fills ?? node.strokes) !== undefined;

/** True when what a layer draws reaches into a box, and is not the ground that the box stands on. */
function isInTheWay(layer: Layer, box: Box): boolean {
  if (layer.visibleBox === null) return false;
  if (isText(layer)) return intersection(inkBox(layer) ?? layer.visibleBox, box) !== null;
  return (
    isPainted(layer) &&
    intersection(drawn(layer.visibleBox), box) !== null &&
    !contains(layer.visibleBox, box, SAME_PX)
  );
}

const inTheWayOf = (text: TextLayer, { layers }: Frame): ReadonlySet<string> => {
  const around = new Set<Layer>([text, ...ancestors(text)]);
  return new Set(
    layers.flatMap((layer) =>
      around.has(layer) || !isInTheWay(layer, text.node.box) ? [] : [layer.node.id],
    ),
  );
};

/** True when other words have room where they stand: nothing is cut off, and nothing lies over them, that did not before. */
export function wordsHaveRoom(
  { layer: id }: Pick<WordChange, "layer">,
  before: Frame,
  after: Frame,
): boolean {
  const [was, is] = [textIn(before, id), textIn(after, id)];
  if (!was || !is) return true;
  if (!fitsItsWidth(was, is) || lostOf(is) > lostOf(was) + 1) return false;
  const former = inTheWayOf(was, before);
  return [...inTheWayOf(is, after)].every((one) => former.has(one));
}
