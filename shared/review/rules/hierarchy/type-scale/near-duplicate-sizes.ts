import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { textsBySize, type SizeUse } from "../../../../perception/copy/type-scale.ts";
import { propose } from "../../../fixes/fix.ts";
import { setTextSize } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** One text beside many of the other size is a slip; two rare sizes may be meant. */
const FEWEST_TEXTS = 2;
const MANY_TEXTS = 5;
const TOO_NEAR = { px: 1, ratio: 1.08 };
/** Apple's own scale has 12 and 13, 15 and 16, 16 and 17 side by side. */
const SCALE_OF_APPLE = /^(SF|\.SF|San Francisco|-apple|New York)/;
/** Below it Material's own scale has 11 beside 12: https://m3.material.io/styles/typography/type-scale-tokens */
const SMALLEST_LARGER_PX = 13;

/** A size, and those beside it that can hardly be told from it. */
interface Cluster {
  readonly usual: SizeUse;
  readonly odd: readonly SizeUse[];
}

function isTooNear(a: SizeUse, b: SizeUse): boolean {
  const [small, large] = a.sizePx < b.sizePx ? [a.sizePx, b.sizePx] : [b.sizePx, a.sizePx];
  return large >= SMALLEST_LARGER_PX && (large - small <= TOO_NEAR.px || large / small < TOO_NEAR.ratio);
}

const isInUse = (usual: SizeUse, odd: SizeUse): boolean =>
  odd.layers.length >= FEWEST_TEXTS || usual.layers.length >= MANY_TEXTS;

/** Sizes that all come from named text styles were chosen. */
const isChosen = (...uses: readonly SizeUse[]): boolean =>
  uses.every(({ layers }) => layers.every(({ node }) => node.styles?.["text"] !== undefined));

const isSlip = (usual: SizeUse, odd: SizeUse): boolean =>
  isTooNear(usual, odd) && isInUse(usual, odd) && !isChosen(usual, odd);

/** The most used size takes in those beside it, then the most used of the rest: of 13, 14 and 15 px one is left. */
function clustersOf(texts: readonly TextLayer[]): readonly Cluster[] {
  const sizes = textsBySize(texts);
  const taken = new Set<SizeUse>();
  return [...sizes.entries()]
    .toSorted(([, a], [, b]) => b.layers.length - a.layers.length || b.sizePx - a.sizePx)
    .flatMap(([index, usual]) => {
      if (taken.has(usual)) return [];
      taken.add(usual);
      const odd = [sizes[index - 1], sizes[index + 1]].flatMap((size) =>
        size && !taken.has(size) && isSlip(usual, size) ? [size] : [],
      );
      for (const one of odd) taken.add(one);
      return odd.length === 0 ? [] : [{ usual, odd }];
    });
}

export const nearDuplicateSizes = defineRule({
  id: "near-duplicate-sizes",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: ["heading-steps-inverted", "heading-not-distinct", "too-many-sizes"],
  says: {
    en: {
      title: "Text sizes almost the same",
      problem:
        "Beside {usualPx} px (texts: {usualUses}) there is also {oddPx} px (texts: {uses}); people can hardly tell them apart.",
      why: "A difference too small to mean something looks like a mistake.",
      fix: "Use {usualPx} px for all of them, or make the step at least 2 px.",
    },
    fr: {
      title: "Tailles de texte presque égales",
      problem:
        "À côté de {usualPx} px (textes : {usualUses}), il y a aussi {oddPx} px (textes : {uses}) ; on les distingue à peine.",
      why: "Une différence trop petite pour avoir un sens ressemble à une erreur.",
      fix: "Employez {usualPx} px partout, ou un écart d’au moins 2 px.",
    },
  },
  applies: (frame) => wholeFrame(frame, screenTexts(frame)),
  check: (_, { frame, fail }) => {
    const texts = screenTexts(frame).filter((text) => !SCALE_OF_APPLE.test(styleOf(text).fontFamily));
    const clusters = clustersOf(texts);
    return clusters.map(({ usual, odd }) => {
      const layers = odd.flatMap((size) => size.layers);
      const oddPx = odd.map(({ sizePx }) => sizePx);
      return fail(
        { usualPx: usual.sizePx, usualUses: usual.layers.length, oddPx, uses: layers.length },
        {
          layers,
          mend: () => [
            propose(
              "text-size-in-use",
              { to: usual.sizePx },
              layers.flatMap((layer) => setTextSize(layer, usual.sizePx)),
            ),
          ],
        },
      );
    });
  },
});
