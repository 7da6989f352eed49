import { areNear, bottom, center, contains, grow, right } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../frame/frame.ts";
import { sortedBy } from "../frame/sorted-by.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { lettersBox } from "../text/typography/ink.ts";
import { countWords } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { settingOf, styleOf } from "../text/typography/text-style.ts";
import { hasPhoneWidth } from "../structure/screens/has-phone-width.ts";

/** Words that share a box or a line in equal parts, as tabs and segments do. */
export interface TabRow {
  readonly texts: readonly [TextLayer, ...TextLayer[]];
  /** The texts that a line of their own marks. */
  readonly marked: readonly TextLayer[];
  /** Nothing at all sets one of them apart. */
  readonly areAlike: boolean;
}

const FEWEST = 3;
const MOST = 5;
const MOST_WORDS = 2;
const SAME_LINE_PX = 3;
const TRACK_PX = { min: 28, max: 60, padding: 12 };
const RULE_PX = { tallest: 2, farthest: 24 };
const MARK_PX = { min: 2, max: 5, farthest: 18, narrowest: 12, beyond: 32 };
/** How far the middle of a word may be from the middle of its part, in shares of the whole. */
const OFF_CENTRE = 0.05;
const SHARE_OF_WIDTH = 0.6;
/** Words lower than this share of the screen’s height are the bar of the app. */
const LOWEST_SHARE = 0.8;
const NEAR_PX = 72;

const isLabel = ({ node }: TextLayer): boolean =>
  countWords(node.text.characters) <= MOST_WORDS &&
  /^\p{L}[^\d]*$/u.test(node.text.characters.trim()) &&
  !/[.:…?!]$/u.test(node.text.characters.trim());

/** Words of one size in one line, from left to right. */
function lines(frame: Frame): readonly (readonly TextLayer[])[] {
  const labels = frame.texts.filter(isLabel);
  const middle = (text: TextLayer): number => center(lettersBox(text)).y;
  const byMiddle = sortedBy(labels, middle);
  const told = new Set<TextLayer>();
  return labels.flatMap((text) => {
    if (told.has(text)) return [];
    const { sizePx } = styleOf(text);
    const line = byMiddle
      .near(middle(text), SAME_LINE_PX)
      .filter((one) => !told.has(one) && styleOf(one).sizePx === sizePx);
    for (const one of line) told.add(one);
    return line.length >= FEWEST && line.length <= MOST
      ? [line.toSorted((a, b) => lettersBox(a).x - lettersBox(b).x)]
      : [];
  });
}

const areSpread = (texts: readonly TextLayer[], host: Box): boolean =>
  texts.every((text, index) => {
    const share = (center(lettersBox(text)).x - host.x) / host.width;
    return Math.abs(share - (index + 0.5) / texts.length) <= OFF_CENTRE;
  });

/** The box or the line that words share; nothing else stands in it. */
function hostOf(texts: readonly TextLayer[], frame: Frame): Box | undefined {
  const [first] = texts;
  const { width, y, height } = frame.root.node.box;
  if (!first || lettersBox(first).y > y + LOWEST_SHARE * height) return undefined;
  const box = lettersBox(first);
  const near = paintedIndex(frame).touching({ ...box, height: box.height + RULE_PX.farthest });
  const host = near.find(({ node, parent }) => {
    if (parent === null) return false;
    const isWide = node.box.width >= SHARE_OF_WIDTH * width;
    const isTrack =
      node.box.height >= TRACK_PX.min &&
      node.box.height <= TRACK_PX.max &&
      contains(node.box, box) &&
      (node.cornerRadiiPx?.[0] ?? 0) > 0;
    const isRule = node.box.height <= RULE_PX.tallest && node.box.y >= bottom(box);
    return isWide && (isTrack || isRule) && areSpread(texts, node.box);
  });
  return host?.node.box;
}

const isMarkOf = (text: TextLayer, { node }: Layer): boolean => {
  const box = lettersBox(text);
  const far = node.box.y - bottom(box);
  return (
    !node.text &&
    node.box.height >= MARK_PX.min &&
    node.box.height <= MARK_PX.max &&
    node.box.width >= MARK_PX.narrowest &&
    node.box.width <= box.width + MARK_PX.beyond &&
    far >= 0 &&
    far <= MARK_PX.farthest &&
    areNear(center(node.box).x, center(box).x, 6)
  );
};

/** Anything painted around a word besides what all share: a thumb, a dot, an icon. */
const isSetApart = (text: TextLayer, host: Box, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(grow(lettersBox(text), TRACK_PX.padding))
    .some(
      ({ node, parent }) =>
        parent !== null &&
        node.box.width < host.width / 2 &&
        node.box.x < right(host) &&
        node.box.x >= host.x - 4,
    );

const lookOf = (text: TextLayer): string =>
  [settingOf(text), text.node.text.runs[0]?.decoration, text.node.opacity].join("|");

/** Words over a column of values, or under a row of figures, are its names and nothing to choose. */
function nameColumns(texts: readonly TextLayer[], frame: Frame): boolean {
  const named = texts.filter((text) => {
    const box = lettersBox(text);
    const around = { ...box, y: box.y - NEAR_PX / 2, height: box.height + 1.5 * NEAR_PX };
    return textIndex(frame)
      .touching(around)
      .some(
        (other) =>
          isText(other) &&
          !texts.includes(other) &&
          (Math.abs(center(lettersBox(other)).x - center(box).x) <= 6 ||
            areNear(lettersBox(other).x, box.x, 2)),
      );
  });
  return named.length >= 2;
}

function tabRow(texts: readonly TextLayer[], frame: Frame): readonly TabRow[] {
  const [first, ...others] = texts;
  const host = hostOf(texts, frame);
  if (!first || !host || nameColumns(texts, frame)) return [];
  const near = paintedIndex(frame).touching(grow(host, MARK_PX.farthest));
  const marked = texts.filter((text) => near.some((layer) => isMarkOf(text, layer)));
  const areAlike =
    marked.length === 0 &&
    new Set(texts.map(lookOf)).size === 1 &&
    !texts.some((text) => isSetApart(text, host, frame));
  return [{ texts: [first, ...others], marked, areAlike }];
}

/** The rows of tabs and segments that are drawn of words on a phone; on wider screens such words may head a table. */
export const tabRows = computed((frame: Frame): readonly TabRow[] => {
  if (!hasPhoneWidth(frame)) return [];
  return lines(frame).flatMap((texts) => tabRow(texts, frame));
});
