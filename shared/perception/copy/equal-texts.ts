import { fields } from "../controls/fields/fields.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { peerParts } from "../structure/peers.ts";
import { wordsOf } from "../text/language/prose.ts";
import { proseTexts } from "./copy-texts.ts";

/** One text that differs leaves two that agree. */
const FEWEST = 3;

const byText = (texts: readonly TextLayer[]): readonly TextLayer[] => {
  const different = new Map<string, TextLayer>();
  for (const text of texts) if (!different.has(wordsOf(text))) different.set(wordsOf(text), text);
  return [...different.values()];
};

/** The labels of the fields, in the order of the screen. */
const fieldLabels = (frame: Frame): readonly TextLayer[] =>
  [...fields(frame).values()].flatMap(({ label }) => label ?? []);

/**
 * The makers' texts that should be written alike, in groups of three and more different ones: those at the same place of
 * rows, cards or tabs that are alike, and the labels of the fields.
 */
export const equalTexts = computed((frame: Frame): readonly (readonly TextLayer[])[] => {
  const prose = new Set(proseTexts(frame));
  const groups = peerParts(frame).flatMap(({ texts }) => texts.map((peers) => peers.map(({ part }) => part)));
  return [...groups, fieldLabels(frame)]
    .map((group) => byText(group.filter((text) => prose.has(text))))
    .filter((group) => group.length >= FEWEST);
});

/** One text among its equals that is written otherwise than all of them. */
export interface OddText<Way> {
  readonly text: TextLayer;
  readonly way: Way;
  readonly usualWay: Way;
  /** One of the others. */
  readonly usual: TextLayer;
  readonly others: number;
}

/** The only text of a group of `fewest` or more that is written in another way; undefined where there is none, or more than one. */
export function oddTextOf<Way>(
  group: readonly TextLayer[],
  wayOf: (text: TextLayer) => Way,
  fewest: number,
): OddText<Way> | undefined {
  const ways = group.map((text) => ({ text, way: wayOf(text) }));
  const [first, second, third] = ways;
  if (!first || !second || !third || ways.length < fewest) return undefined;
  const usual = first.way === second.way || first.way === third.way ? first : second;
  const [odd, ...more] = ways.filter(({ way }) => way !== usual.way);
  if (!odd || more.length > 0) return undefined;
  return { ...odd, usual: usual.text, usualWay: usual.way, others: ways.length - 1 };
}
