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
import { area } from "../../../scene/geometry.ts";
import { isInTheWay } from "./stands-free.ts";

const textIn = ({ layers }: Frame, id: string): TextLayer | undefined =>
  layers.filter(isText).find(({ node }) => node.id === id);

/** How much of its box cannot be seen. */
const lostOf = ({ node, visibleBox }: Layer): number => area(node.box) - (visibleBox ? area(visibleBox) : 0);

/** True when a line in a box of fixed width still fits into it, as far as letters can be guessed. */
function fitsItsWidth({ node: was }: TextLayer, { node: is }: TextLayer): boolean {
  const isOneLine = was.text.resize !== "width-and-height" && linesIn(was) === 1;
  return !isOneLine || widthOf(is.text) <= Math.max(was.box.width, widthOf(was.text));
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
