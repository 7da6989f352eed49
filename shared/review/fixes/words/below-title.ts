import type { Change } from "../../../mend/change.ts";
import { pageTitles } from "../../../perception/copy/page-titles.ts";
import { type Frame, isText } from "../../../perception/frame/frame.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";

/** The size of a text with this id, in px; undefined where there is none. */
function sizeIn({ layers }: Frame, id: string): number | undefined {
  const layer = layers.find(({ node }) => node.id === id);
  return layer && isText(layer) ? styleOf(layer).sizePx : undefined;
}

/**
 * True when no text that gets larger outgrows the title of its screen: a heading that is made to stand out from the text
 * below it may not stand out from all.
 */
export function staysBelowTitle(changes: readonly Change[], openBefore: () => Frame, after: Frame): boolean {
  const set = changes.filter(({ property }) => property === "font-size").map(({ layer }) => layer);
  if (set.length === 0) return true;
  const before = openBefore();
  return [...pageTitles(before)].every(({ node: { id: title } }) => {
    const [was = 0, is = 0] = [before, after].map((frame) => sizeIn(frame, title));
    return set.every((id) => {
      const [from = 0, to = 0] = [before, after].map((frame) => sizeIn(frame, id));
      return id === title || to <= is || from > was;
    });
  });
}
