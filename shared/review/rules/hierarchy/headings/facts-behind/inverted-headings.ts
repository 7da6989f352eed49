import { areNear, bottom, center, gapBetween, right, union } from "../../../../../scene/geometry.ts";
import { groupBy } from "../../../../../group-by.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { sortedBy } from "../../../../../perception/frame/sorted-by.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { countWords } from "../../../../../perception/text/language/prose.ts";
import { peerParts } from "../../../../../perception/structure/peers.ts";
import { headingLevel } from "../../../../../perception/text/language/heading-name.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { bodyStyle, styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { screenTexts } from "../../../../../perception/copy/copy-texts.ts";
import { textRoles, textsWithRole } from "../../../../../perception/copy/text-roles.ts";

/** A heading, and one that stands under it or names less, although it is larger. */
export interface InvertedHeadings {
  readonly upper: TextLayer;
  readonly lower: TextLayer;
  /** All that are too large, the one above first. */
  readonly layers: readonly TextLayer[];
}

const sizeOf = (text: TextLayer): number => styleOf(text).sizePx;

/** The largest heading of each level that a name gives, the highest level first. */
function largestOfLevels(frame: Frame): readonly TextLayer[] {
  const levels = new Map<number, TextLayer>();
  for (const text of screenTexts(frame)) {
    const level = headingLevel(text, frame);
    const known = level && levels.get(level);
    if (level && (!known || sizeOf(text) > sizeOf(known))) levels.set(level, text);
  }
  return [...levels].toSorted(([a], [b]) => a - b).map(([, largest]) => largest);
}

function byLevel(frame: Frame): readonly InvertedHeadings[] {
  const largest = largestOfLevels(frame);
  return largest.flatMap((upper, index) => {
    const lower = largest[index + 1];
    return lower && sizeOf(lower) > sizeOf(upper) ? [{ upper, lower, layers: [lower] }] : [];
  });
}

/** So far above the first card stands the heading of them all. */
const FAR_PX = 160;
const OUTSIDE_PX = 24;
const SMALLEST_RATIO = 1.08;

/** Figures and prices are large on purpose. */
const isTitle = (text: TextLayer): boolean =>
  /\p{L}{3}/u.test(text.node.text.characters) && !/\d/u.test(text.node.text.characters);

/** The cards of a screen, by the heading of each; what rows, tabs and buttons are called is none. */
const firstTexts = (frame: Frame): readonly (readonly TextLayer[])[] =>
  peerParts(frame).flatMap(({ texts: [first] }) => {
    const titles = first?.map(({ part }) => part) ?? [];
    const areHeadings = titles.every((text) => isTitle(text) && textRoles(frame).get(text) === "heading");
    return titles.length > 0 && areHeadings ? [titles] : [];
  });

const SMALLEST_HEADING_RATIO = 1.15;

/** The small line above a group of a menu is no heading to measure others by. */
const isLarge = (text: TextLayer, frame: Frame): boolean =>
  sizeOf(text) >= SMALLEST_HEADING_RATIO * bodyStyle(frame).sizePx;

/** The titles of cards that are larger than the heading above all of them. */
function cardsOverHeading(frame: Frame): readonly InvertedHeadings[] {
  const inCards = new Set(firstTexts(frame).flat());
  const headings = sortedBy(
    textsWithRole(frame, "heading").filter((text) => !inCards.has(text) && isLarge(text, frame)),
    ({ node }) => bottom(node.box),
  );
  return firstTexts(frame).flatMap((titles) => {
    const [first] = titles;
    const box = union(titles.map(({ node }) => node.box));
    if (!box) return [];
    const above = headings
      .near(box.y - FAR_PX / 2, FAR_PX / 2)
      .filter(({ node }) => node.box.x >= box.x - 2 * OUTSIDE_PX && node.box.x < right(box));
    const [upper] = above.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const isLarger = first && upper && titles.every((text) => sizeOf(text) >= SMALLEST_RATIO * sizeOf(upper));
    return isLarger ? [{ upper, lower: first, layers: titles }] : [];
  });
}

const NEAR_PX = 24;
const SAME_LINE_PX = 4;
/** A small line above a large title is no title: it says what the title belongs to, or greets. */
const LARGEST_RATIO = { bolder: 1.45, alike: 1.3 };
const SMALLEST_TITLE_RATIO = 1.25;

const isInLine = ({ node: { box: a } }: TextLayer, { node: { box: b } }: TextLayer): boolean =>
  areNear(a.x, b.x, SAME_LINE_PX) || Math.abs(center(a).x - b.x - b.width / 2) <= SAME_LINE_PX;

function isUnder(upper: TextLayer, lower: TextLayer): boolean {
  const [title, sub] = [styleOf(upper), styleOf(lower)];
  const ratio = sub.sizePx / title.sizePx;
  const most = title.weight > sub.weight ? LARGEST_RATIO.bolder : LARGEST_RATIO.alike;
  return title.weight >= 600 && title.weight >= sub.weight && ratio >= SMALLEST_RATIO && ratio <= most;
}

/** The line right below a bold title, in the same layer, that is larger than the title. */
function lineUnderTitle(upper: TextLayer, frame: Frame): TextLayer | undefined {
  const { box } = upper.node;
  return textIndex(frame)
    .touching({ ...box, y: bottom(box), height: NEAR_PX })
    .find(
      (lower) =>
        lower.parent === upper.parent &&
        lower.node.box.y >= bottom(box) - 2 &&
        gapBetween(box, lower.node.box).x < 0 &&
        isTitle(lower) &&
        isInLine(upper, lower) &&
        isUnder(upper, lower),
    );
}

const titlesOverLines = (frame: Frame): readonly InvertedHeadings[] =>
  screenTexts(frame).flatMap((upper) => {
    const mayHead = sizeOf(upper) >= SMALLEST_TITLE_RATIO * bodyStyle(frame).sizePx;
    if (!mayHead || !isTitle(upper) || textRoles(frame).get(upper) === "button") return [];
    const lower = lineUnderTitle(upper, frame);
    return lower ? [{ upper, lower, layers: [lower] }] : [];
  });

const TITLE = { share: 0.25, mostWords: 3, lightest: 600, gapPx: 24 };
const SECTION_RATIO = 1.15;
const FEWEST_SECTIONS = 2;
const EDGE_PX = 8;

/** A name; a greeting, a question or a line that goes on is none. */
const isName = (text: TextLayer): boolean =>
  isTitle(text) &&
  !/[,!?:…]/u.test(text.node.text.characters) &&
  countWords(text.node.text.characters) <= TITLE.mostWords;

/** In a bar with a sign before it, a title is as small as the platform sets it; so is one in its middle. */
const isInBar = (title: TextLayer, frame: Frame): boolean => {
  const { box } = title.node;
  const { x, width } = frame.root.node.box;
  const beside = { ...box, x, width };
  return paintedIndex(frame)
    .touching(beside)
    .some(({ node }) => node.box.width < width / 2 && node.box.height <= 2 * box.height);
};

const lookOf = (text: TextLayer): string =>
  [sizeOf(text), styleOf(text).weight, Math.round(text.node.box.x / SAME_LINE_PX)].join(" ");

/** The name of a screen at its top, and the headings of its sections that are all larger. */
function sectionsOverTitle(frame: Frame): readonly InvertedHeadings[] {
  const { y, height } = frame.root.node.box;
  const headings = textsWithRole(frame, "heading").toSorted((a, b) => a.node.box.y - b.node.box.y);
  const [upper, ...others] = headings;
  if (!upper || !isName(upper) || styleOf(upper).weight < TITLE.lightest) return [];
  const isHigh = bottom(upper.node.box) <= y + TITLE.share * Math.min(height, 900);
  const groups = groupBy(
    others.filter((text) => sizeOf(text) > sizeOf(upper)),
    lookOf,
  );
  const [sectionHeads, ...more] = [...groups.values()].filter((heads) => heads.length >= FEWEST_SECTIONS);
  const [lower] = sectionHeads ?? [];
  if (!isHigh || !sectionHeads || !lower || more.length > 0 || isInBar(upper, frame)) return [];
  const isNearTop = lower.node.box.y - bottom(upper.node.box) < TITLE.gapPx;
  const isAtEdge = areNear(lower.node.box.x, upper.node.box.x, EDGE_PX);
  const isLarger = sizeOf(lower) >= SECTION_RATIO * sizeOf(upper);
  return isAtEdge && isLarger && !isNearTop ? [{ upper, lower, layers: sectionHeads }] : [];
}

/** The headings of a screen whose sizes tell another order than their places or their names. */
export const invertedHeadings = computed((frame: Frame): readonly InvertedHeadings[] => {
  const told = new Set<TextLayer>();
  return [
    ...byLevel(frame),
    ...cardsOverHeading(frame),
    ...titlesOverLines(frame),
    ...sectionsOverTitle(frame),
  ].filter(({ lower }) => {
    const isNew = !told.has(lower);
    told.add(lower);
    return isNew;
  });
});
