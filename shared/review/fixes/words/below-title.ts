import type { Change } from "../../../mend/change.ts";
import { pageTitles } from "../../../perception/copy/page-titles.ts";
import type { Frame } from "../../../perception/frame/frame.ts";
import { styleOf } from "../../../perception/text/typography/text-style.ts";

/** The size of a text with this id, in px; 0 where there is none. */
function sizeIn({ texts }: Frame, id: string): number {
  const text = texts.find(({ node }) => node.id === id);
  return text ? styleOf(text).sizePx : 0;
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
    const isAbove = (frame: Frame, id: string): boolean => sizeIn(frame, id) > sizeIn(frame, title);
    return set.every((id) => !isAbove(after, id) || isAbove(before, id));
  });
}
