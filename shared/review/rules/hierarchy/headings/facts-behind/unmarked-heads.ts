import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { isPartOfLine } from "../../../../../perception/copy/is-part-of-line.ts";
import { sections, type Section, type Sections } from "../../../../../perception/copy/sections.ts";

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
export const unmarkedHeads = computed((frame: Frame): readonly TextLayer[] =>
  sections(frame).flatMap((group) => {
    const unmarked = unmarkedSections(group, frame);
    return group.filter((section) => section.isMarked).length >= unmarked.length
      ? unmarked.filter(({ start }) => countWords(wordsOf(start)) >= FEWEST_WORDS).map(({ head }) => head)
      : [];
  }),
);
