import { countsOf, groupBy } from "../../../../../group-by.ts";
import { sections } from "../../../../../perception/copy/sections.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";

/** A head that is set larger or bolder than those of the sections beside its own. */
export interface UnevenHead {
  readonly odd: TextLayer;
  readonly usual: TextLayer;
}

const FEWEST = 3;
/** A larger step is another level. */
const MOST_RATIO = 1.5;
const BOLDER = 150;

const look = (text: TextLayer): string => {
  const { sizePx, weight, fontFamily } = styleOf(text);
  return `${sizePx} ${weight} ${fontFamily}`;
};

/** The heads that begin at one left edge, above texts of any look, from top to bottom. */
function headsByEdge(frame: Frame): readonly (readonly TextLayer[])[] {
  // A line of text above another one of its kind is a list.
  const heads = sections(frame)
    .flat()
    .filter(({ head, start }) => look(head) !== look(start) || head.node.box.x !== start.node.box.x)
    .map(({ head }) => head);
  const byEdge = groupBy(heads, ({ node }) => Math.round(node.box.x / 2));
  return [...byEdge.values()].map((alike) => alike.toSorted((a, b) => a.node.box.y - b.node.box.y));
}

const isSlip = (odd: TextLayer, usual: TextLayer): boolean => {
  const [own, other] = [styleOf(odd), styleOf(usual)];
  const isLarger = own.sizePx > other.sizePx && own.sizePx <= MOST_RATIO * other.sizePx;
  return isLarger || (own.sizePx === other.sizePx && own.weight >= other.weight + BOLDER);
};

/** The look that most of some heads have; undefined where fewer than two have it. */
function usualLook(heads: readonly TextLayer[]): string | undefined {
  const [most] = [...countsOf(heads.map(look))].toSorted(([, a], [, b]) => b - a);
  return most && most[1] >= FEWEST - 1 ? most[0] : undefined;
}

/** The only head that is set stronger than the others around it, who are alike. One above them all may be their title. */
function unevenIn(heads: readonly TextLayer[]): readonly UnevenHead[] {
  const usual = usualLook(heads);
  const start = heads.findIndex((head) => look(head) === usual);
  const end = heads.findLastIndex((head) => look(head) === usual) + 2;
  const [model, ...rest] = start === -1 ? [] : heads.slice(start, end);
  const [odd, ...more] = rest.filter((head) => look(head) !== usual);
  const isOne = odd !== undefined && heads.filter((head) => look(head) === look(odd)).length === 1;
  if (!model || !odd || !isOne || more.length > 0 || rest.length + 1 < FEWEST || !isSlip(odd, model))
    return [];
  return [{ odd, usual: model }];
}

/** The headings of sections that are set stronger than those of the sections beside them. */
export const unevenHeads = computed(
  (frame: Frame): ReadonlyMap<TextLayer, UnevenHead> =>
    new Map(headsByEdge(frame).flatMap((heads) => unevenIn(heads).map((one) => [one.odd, one] as const))),
);
