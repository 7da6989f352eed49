import { bottom, gapBetween, grow } from "../../../../../scene/geometry.ts";
import { pageTitles } from "../../../../../perception/copy/page-titles.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { isMarked, sections, type Section, type Sections } from "../../../../../perception/copy/sections.ts";
import { peerParts } from "../../../../../perception/structure/peers.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { textRoles, textsWithRole, type TextRole } from "../../../../../perception/copy/text-roles.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { fillsOf, styleOf, type TextStyle } from "../../../../../perception/text/typography/text-style.ts";
import { spend } from "../../../../../perception/frame/budget.ts";

/** A word space, at most. */
const WORD_GAP_PX = 8;

/**
 * True when a text is a piece of a longer line that is set in several layers, as a sentence with a link or with code in
 * it: another text stands a word space beside it, or runs into it.
 */
function isPartOfLine(text: TextLayer, frame: Frame): boolean {
  const { box } = text.node;
  const near = textIndex(frame).touching(grow(box, WORD_GAP_PX));
  spend(text, near.length);
  return near.some((other) => {
    if (other === text) return false;
    const gap = gapBetween(box, other.node.box);
    return gap.x <= WORD_GAP_PX && gap.y <= -Math.min(box.height, other.node.box.height) / 2;
  });
}

/** A name and its value, an address of mail, a number after a comma. */
const DATA = /@|:\s+\S|,\s*\d/u;

/** True of a line that says where somebody is to be found, or another fact: it heads nothing. */
const isData = (text: TextLayer): boolean => DATA.test(wordsOf(text));

const FEWEST_WORDS = 8;

const goesOn = ({ start }: Section): boolean => /^\P{L}*\p{Ll}/u.test(wordsOf(start));

/** The sections whose line may be a heading that was set like text: none that stands below a heading, or in a sentence. */
function unmarkedSections(group: Sections, frame: Frame): readonly Section[] {
  const headed = new Set(group.filter((section) => section.isMarked).map(({ start }) => start));
  return group.filter(
    (section) =>
      !section.isMarked &&
      !headed.has(section.head) &&
      !goesOn(section) &&
      !isPartOfLine(section.head, frame),
  );
}

/** The lines above a paragraph that are set like it, while most others that stand so are headings. */
const unmarkedHeads = computed((frame: Frame): readonly TextLayer[] =>
  sections(frame).flatMap((group) => {
    const unmarked = unmarkedSections(group, frame);
    return group.filter((section) => section.isMarked).length >= unmarked.length
      ? unmarked.filter(({ start }) => countWords(wordsOf(start)) >= FEWEST_WORDS).map(({ head }) => head)
      : [];
  }),
);

const SMALLEST_RATIO = 1.2;
const SMALLEST_BOLDNESS = 150;
const SMALLER_PX = 1;
const NEAR_PX = 32;
const FEWEST_WORDS_OF_BODY = 8;
const FEWEST_WORDS_OF_LEAD = 5;
const FEWEST_PEERS = 3;

/** A price or a number under a name is strong on purpose, and no paragraph. */
const BEGINS_AS_PROSE = /^\P{N}*?\p{L}/u;
const MARKS_MONEY = /^\P{L}*\p{Sc}/u;

const isProse = (text: TextLayer): boolean =>
  BEGINS_AS_PROSE.test(wordsOf(text)) && !MARKS_MONEY.test(wordsOf(text));

/** The paragraph right below a heading. */
function bodyBelow(heading: TextLayer, frame: Frame, fewest: number): TextLayer | undefined {
  const { box } = heading.node;
  const below = { x: box.x, y: bottom(box) - 4, width: box.width, height: NEAR_PX };
  return textIndex(frame)
    .touching(below)
    .find(
      (text) =>
        text !== heading &&
        gapBetween(text.node.box, box).y >= -4 &&
        text.node.box.y > box.y &&
        countWords(wordsOf(text)) >= fewest &&
        isProse(text) &&
        textRoles(frame).get(text) !== "heading",
    );
}

const looksSet = ({ node }: TextLayer): string =>
  node.text.runs.map((run) => `${run.case} ${run.decoration} ${run.isItalic}`).join();

const isSame = (a: TextStyle, b: TextStyle): boolean =>
  Math.max(a.sizePx / b.sizePx, b.sizePx / a.sizePx) < SMALLEST_RATIO &&
  Math.abs(a.weight - b.weight) < SMALLEST_BOLDNESS &&
  a.fontFamily === b.fontFamily;

/** True when a heading is set smaller than its text: it may be bold and still looks like a note. */
const isSmaller = (a: TextStyle, b: TextStyle): boolean => a.sizePx <= b.sizePx - SMALLER_PX;

const isCapitals = (text: TextLayer): boolean =>
  wordsOf(text) === wordsOf(text).toUpperCase() || text.node.text.runs.every((run) => run.case === "upper");

const OF_CONTROLS: ReadonlySet<TextRole | undefined> = new Set<TextRole>([
  "input",
  "helper",
  "error",
  "link",
]);

const isSetAs = ([head, start]: readonly [TextLayer, TextLayer]): boolean =>
  isSame(styleOf(head), styleOf(start));

/** In the other cards or lists that are alike, the text at this place is a heading, and here it is set like the text below. */
const unmarkedPeers = computed((frame: Frame): ReadonlyMap<TextLayer, TextLayer> => {
  const found = new Map<TextLayer, TextLayer>();
  for (const { texts } of peerParts(frame)) {
    const [heads = [], starts = []] = texts;
    const startOf = new Map(starts.map(({ cell, part }) => [cell, part]));
    const pairs = heads.flatMap(({ cell, part }) => {
      const start = startOf.get(cell);
      return start && part.node.box.y < start.node.box.y ? [[part, start] as const] : [];
    });
    const [odd, ...others] = pairs.filter(([head, start]) => !isMarked(styleOf(head), styleOf(start)));
    const isOne = odd && others.length === 0 && pairs.length >= FEWEST_PEERS;
    if (isOne && isSetAs(odd) && !OF_CONTROLS.has(textRoles(frame).get(odd[0]))) found.set(odd[0], odd[1]);
  }
  return found;
});

/** A heading that does not stand out from the text it heads. */
export interface LostHeading {
  readonly body: TextLayer;
  /** Bold it may be, and still looks like a note. */
  readonly isTooSmall: boolean;
}

function lostHeading(heading: TextLayer, frame: Frame): LostHeading | undefined {
  const isTitle = pageTitles(frame).has(heading);
  const peer = unmarkedPeers(frame).get(heading);
  const body = peer ?? bodyBelow(heading, frame, isTitle ? FEWEST_WORDS_OF_LEAD : FEWEST_WORDS_OF_BODY);
  if (!body || isData(heading) || isPartOfLine(heading, frame)) return undefined;
  const [own, other] = [styleOf(heading), styleOf(body)];
  const isAlike = fillsOf(heading) === fillsOf(body) && looksSet(heading) === looksSet(body);
  const isTooSmall = isSmaller(own, other) && !isCapitals(heading);
  const isLost = isTooSmall ? isAlike || isTitle : isAlike && isSame(own, other);
  return isLost || peer ? { body, isTooSmall } : undefined;
}

/** The headings that are set like the text below them, or smaller, by their layer. */
export const lostHeadings = computed((frame: Frame): ReadonlyMap<TextLayer, LostHeading> => {
  const headings = new Set([
    ...textsWithRole(frame, "heading"),
    ...unmarkedHeads(frame),
    ...unmarkedPeers(frame).keys(),
  ]);
  return new Map(
    [...headings].flatMap((heading) => {
      const lost = lostHeading(heading, frame);
      return lost ? [[heading, lost] as const] : [];
    }),
  );
});
