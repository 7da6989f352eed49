import { groupBy } from "../../group-by.ts";
import { fields } from "../controls/fields/fields.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { peerParts } from "../structure/peers.ts";
import { wordsOf } from "../text/language/prose.ts";
import { proseTexts } from "./copy-texts.ts";

/** One text that differs leaves two that agree. */
const FEWEST = 3;

const byText = (texts: readonly TextLayer[]): readonly TextLayer[] =>
  [...groupBy(texts, wordsOf).values()].map(([first]) => first);

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
