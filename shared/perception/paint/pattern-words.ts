import { bottom, right } from "../../scene/geometry.ts";
import { groupBy } from "../../group-by.ts";
import { computed } from "../frame/computed.ts";
import { ancestors, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";

/** So many times nobody cuts off one and the same thing to read. */
const FEWEST_CUT = 6;

/** The nearest layer around a text that cuts some of its box off; undefined when none does. */
export const cutterOf = (text: TextLayer): Layer | undefined =>
  ancestors(text).find(({ node: { box, clipsContent } }) => {
    const inner = text.node.box;
    return (
      clipsContent === true &&
      (inner.x < box.x || inner.y < box.y || right(inner) > right(box) || bottom(inner) > bottom(box))
    );
  });

const isCutOften = (texts: readonly TextLayer[]): boolean => {
  if (texts.length < FEWEST_CUT) return false;
  const cut = texts.flatMap((text) => cutterOf(text) ?? []);
  return [...groupBy(cut, (layer) => layer).values()].some(({ length }) => length >= FEWEST_CUT);
};

/**
 * The words of a pattern on a card or a ground: the same again and again in one layer, whose edge cuts many of them off.
 * They are there to be seen, not to be read.
 */
export const patternWords = computed((frame: Frame): ReadonlySet<Layer> => {
  const alike = groupBy(frame.texts, ({ node, parent }) => `${parent?.node.id} ${node.text.characters}`);
  return new Set([...alike.values()].filter(isCutOften).flat());
});
