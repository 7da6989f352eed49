import type { TextLayer } from "../../../perception/frame/frame.ts";
import { screenTexts, wholeFrame } from "../../../perception/copy/copy-texts.ts";
import { styleOf } from "../../../perception/text/text-style.ts";
import { textsBySize } from "../../../perception/copy/type-scale.ts";
import { defineRule } from "../../rule.ts";

/** One text beside many of the other size is a slip; two rare sizes may be meant. */
const FEWEST_TEXTS = 2;
const MANY_TEXTS = 5;
const TOO_NEAR = { px: 1, ratio: 1.08 };
/** Apple's own scale has 12 and 13, 15 and 16, 16 and 17 side by side. */
const SCALE_OF_APPLE = /^(SF|\.SF|San Francisco|-apple|New York)/;
/** Below it Material's own scale has 11 beside 12: https://m3.material.io/styles/typography/type-scale-tokens */
const SMALLEST_LARGER_PX = 13;

interface Pair {
  readonly smallPx: number;
  readonly largePx: number;
  readonly small: readonly TextLayer[];
  readonly large: readonly TextLayer[];
}

/** The rarer of the two sizes: the one that is out of place. */
const oddOf = ({ small, large }: Pair): readonly TextLayer[] =>
  small.length <= large.length ? small : large;

const textCount = ({ small, large }: Pair): number => small.length + large.length;

const isInUse = ({ small, large }: Pair): boolean =>
  Math.min(small.length, large.length) >= FEWEST_TEXTS || Math.max(small.length, large.length) >= MANY_TEXTS;

const isTooNear = ({ smallPx, largePx }: Pair): boolean =>
  largePx >= SMALLEST_LARGER_PX && (largePx - smallPx <= TOO_NEAR.px || largePx / smallPx < TOO_NEAR.ratio);

/** Sizes that all come from named text styles were chosen. */
const isChosen = ({ small, large }: Pair): boolean =>
  [...small, ...large].every(({ node }) => node.styles?.["text"] !== undefined);

/** Neighbouring sizes that are both in use and can hardly be told apart, those of most texts first; each odd size once. */
function nearPairs(texts: readonly TextLayer[]): readonly Pair[] {
  const sizes = textsBySize(texts);
  const seen = new Set<readonly TextLayer[]>();
  return sizes
    .flatMap(({ sizePx, layers }, index) => {
      const next = sizes[index + 1];
      return next ? [{ smallPx: sizePx, small: layers, largePx: next.sizePx, large: next.layers }] : [];
    })
    .filter((pair) => isTooNear(pair) && isInUse(pair) && !isChosen(pair))
    .toSorted((a, b) => textCount(b) - textCount(a))
    .filter((pair) => {
      const isNew = !seen.has(oddOf(pair));
      seen.add(oddOf(pair));
      return isNew;
    });
}

export const nearDuplicateSizes = defineRule({
  id: "near-duplicate-sizes",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    title: "Text sizes almost the same",
    problem:
      "{smallPx} px and {largePx} px are both in use (texts: {smallCount} and {largeCount}); people can hardly tell them apart.",
    why: "A difference too small to mean something looks like a mistake.",
    fix: "Use one of the two for both, or make the step at least 2 px.",
  },
  applies: (frame) => wholeFrame(frame, screenTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const texts = screenTexts(frame).filter((text) => !SCALE_OF_APPLE.test(styleOf(text).fontFamily));
    const pairs = nearPairs(texts);
    if (pairs.length === 0) return pass();
    return pairs.map((pair) =>
      fail(
        {
          smallPx: pair.smallPx,
          largePx: pair.largePx,
          smallCount: pair.small.length,
          largeCount: pair.large.length,
        },
        { layers: oddOf(pair) },
      ),
    );
  },
});
