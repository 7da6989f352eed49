import { computed } from "../../../../perception/frame/computed.ts";
import { textsToRead } from "../../../../perception/contrast/run-contrast.ts";
import { platformOf } from "../../../../perception/parts/platform.ts";
import { isOnTabBar } from "../../../../perception/controls/tab-bar.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { remembered } from "../../../../perception/frame/remembered.ts";
import { propose } from "../../../fixes/fix.ts";
import { defineRule } from "../../../rule.ts";
import { isPaper } from "../../../../standards/paper.ts";
import { TYPE } from "../../../../standards/type.ts";

const THREE_LETTERS = /(?:\p{L}\P{L}*){3}/u;
/** So small that no letter is told from another: from there it is measured, so that one px too few is a slight miss. */
const LOST_PX = 2;

/** Footnote marks and the cents of a price are set small on purpose. */
const smallestSize = remembered(({ node: { text } }: TextLayer): number =>
  text.runs
    .filter(({ start, end }) => THREE_LETTERS.test(text.characters.slice(start, end)))
    .reduce((least, { sizePx }) => Math.min(least, sizePx), Infinity),
);

/** The upper line of the badge of an app store, which nobody may set anew. */
const OF_BADGE =
  /^(?:(?:download|available) (?:on|at)(?: the)?|get it (?:on|from)|télécharger dans l[’']|disponible sur)$/iu;

const smallestFor = (text: TextLayer, frame: Frame): number =>
  isOnTabBar(text, frame) ? TYPE.smallestTabLabelPx : TYPE.smallestPx;

const missOf = (text: TextLayer, frame: Frame): number => {
  const smallestPx = smallestFor(text, frame);
  return (smallestPx - smallestSize(text)) / (smallestPx - LOST_PX);
};

/** A screen that was scaled has sizes with a remainder: less than this is seen by nobody. */
const SCALED = 0.94;

/** The texts of a screen, the smallest first, in whose words the one finding of them all is told; a print is read from nearer. */
const worstFirst = computed((frame: Frame): readonly TextLayer[] =>
  (isPaper(frame.root.node.box) ? [] : textsToRead(frame))
    .filter((text) => Number.isFinite(smallestSize(text)) && !OF_BADGE.test(text.node.text.characters.trim()))
    .map((text) => ({ text, miss: missOf(text, frame) }))
    .toSorted((a, b) => b.miss - a.miss)
    .map(({ text }) => text),
);

export const smallText = defineRule({
  id: "small-text",
  aspect: "ui",
  severity: "major",
  judges: "texts",
  basis: "https://developer.apple.com/design/human-interface-guidelines/typography",
  mendedIn: { style: "text", variable: "fontSize" },
  kinds: {
    android: { basis: "https://m3.material.io/styles/typography/type-scale-tokens" },
  },
  says: {
    en: {
      title: "Text too small",
      problem: "This text is set in {sizePx} px; text of its kind needs {smallestPx} px or more.",
      why: "Many people over forty, and anyone with low vision, cannot read it without zooming in.",
      fix: "Set it in at least {smallestPx} px.",
      kinds: {
        android: {
          problem:
            "This text is set in {sizePx} sp; text of its kind needs {smallestPx} sp or more on Android.",
          fix: "Set it in at least {smallestPx} sp.",
        },
      },
    },
    fr: {
      title: "Texte trop petit",
      problem: "Ce texte est composé en {sizePx} px ; un texte de ce genre demande au moins {smallestPx} px.",
      why: "Beaucoup de gens de plus de quarante ans, et toute personne malvoyante, ne peuvent le lire sans zoomer.",
      fix: "Composez-le en {smallestPx} px au moins.",
      kinds: {
        android: {
          problem:
            "Ce texte est composé en {sizePx} sp ; un texte de ce genre demande au moins {smallestPx} sp sur Android.",
          fix: "Composez-le en {smallestPx} sp au moins.",
        },
      },
    },
  },
  applies: worstFirst,
  check: (text, { frame, pass, fail }) => {
    const sizePx = smallestSize(text);
    const smallestPx = smallestFor(text, frame);
    if (sizePx >= SCALED * smallestPx) return pass();
    const isAndroid = platformOf(frame) === "android";
    return fail(
      { sizePx, smallestPx },
      {
        miss: missOf(text, frame),
        // A scale that is too small at its lower end is one slip, in however many sizes.
        cause: "small",
        ...(isAndroid && { kind: "android" }),
        mend: () => [
          propose("text-size", { from: sizePx, to: smallestPx }, [
            { layer: text.node.id, property: "font-size", from: sizePx, to: smallestPx },
          ]),
        ],
      },
    );
  },
});
