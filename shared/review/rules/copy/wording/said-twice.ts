import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { peerParts } from "../../../../perception/structure/peers.ts";
import { countWords, excerpt, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { fillsOf, styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";
import { areNear, bottom, center, gapBetween } from "../../../../scene/geometry.ts";

/** A text, and the one right below it that says the same words again. */
interface SaidTwice {
  readonly first: TextLayer;
  readonly again: TextLayer;
}

const FEWEST_WORDS = 2;
const NEAR_PX = 40;
/** A button repeats what its dialog is called, a field what it asks for, and a trail of links the title. */
const MAY_REPEAT: ReadonlySet<string> = new Set(["button", "link", "nav", "input", "label", "badge"]);

const saysSomething = (text: TextLayer, frame: Frame): boolean =>
  countWords(wordsOf(text)) >= FEWEST_WORDS &&
  /\p{L}{3}/u.test(wordsOf(text)) &&
  !MAY_REPEAT.has(textRoles(frame).get(text) ?? "unknown");

/** Rows and cards may hold the same examples. */
const textsOfPeers = computed(
  (frame: Frame): ReadonlySet<TextLayer> =>
    new Set(peerParts(frame).flatMap(({ texts }) => texts.flatMap((peers) => peers.map(({ part }) => part)))),
);

/** The edge or the middle by which lines of text stand below each other. */
const SAME_LINE_PX = 4;
const isInLine = ({ node: { box: a } }: TextLayer, { node: { box: b } }: TextLayer): boolean =>
  areNear(a.x, b.x, SAME_LINE_PX) || Math.abs(center(a).x - b.x - b.width / 2) <= SAME_LINE_PX;

/** Words used more often on a screen are a specimen, or the name of the product. */
const MOST_USES = 2;

function usesOf(texts: Iterable<TextLayer>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const text of texts) {
    const form = lookupForm(wordsOf(text));
    uses.set(form, (uses.get(form) ?? 0) + 1);
  }
  return uses;
}

/** Two lines of one look are an example given twice, or rows. */
const isSetOtherwise = (a: TextLayer, b: TextLayer): boolean =>
  styleOf(a).sizePx !== styleOf(b).sizePx ||
  styleOf(a).weight !== styleOf(b).weight ||
  fillsOf(a) !== fillsOf(b);

function againBelow(first: TextLayer, frame: Frame): TextLayer | undefined {
  const { box } = first.node;
  const form = lookupForm(wordsOf(first));
  return textIndex(frame)
    .touching({ ...box, y: bottom(box), height: NEAR_PX })
    .find((text) => {
      const gap = gapBetween(box, text.node.box);
      const isBelow = text.node.box.y >= bottom(box) - 2 && gap.x < 0;
      return (
        isBelow && isInLine(first, text) && lookupForm(wordsOf(text)) === form && isSetOtherwise(first, text)
      );
    });
}

/** The headings and texts whose words stand again right below them, as another text: the one was left in by mistake. */
const textsSaidTwice = computed((frame: Frame): readonly SaidTwice[] => {
  const prose = new Set(proseTexts(frame));
  const peers = textsOfPeers(frame);
  const uses = usesOf(prose);
  const isHeading = (text: TextLayer) => textRoles(frame).get(text) === "heading";
  return [...prose].flatMap((first) => {
    const isOpen = (uses.get(lookupForm(wordsOf(first))) ?? 0) > MOST_USES || !isHeading(first);
    if (isOpen || !saysSomething(first, frame) || peers.has(first)) return [];
    const again = againBelow(first, frame);
    const isText = again && prose.has(again) && saysSomething(again, frame) && !peers.has(again);
    return isText ? [{ first, again }] : [];
  });
});

export const saidTwice = defineRule({
  id: "said-twice",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/concise-scannable-and-objective-how-to-write-for-the-web/",
  says: {
    en: {
      title: "Same words twice",
      problem: "“{text}” appears twice, one right below the other.",
      why: "The second line adds nothing, and people wonder what should have stood there.",
      fix: "Say below the heading what it leaves open, or remove the line.",
    },
    fr: {
      title: "Deux fois les mêmes mots",
      problem: "« {text} » figure deux fois, l’un juste sous l’autre.",
      why: "La seconde ligne n’apprend rien de plus, et l’on se demande ce qui devait y figurer.",
      fix: "Dites sous le titre ce qu’il ne dit pas, ou supprimez la ligne.",
    },
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, fail }) =>
    textsSaidTwice(frame).map(({ first, again }) =>
      fail({ text: excerpt(wordsOf(first)) }, { layers: [first, again], cause: wordsOf(first) }),
    ),
});
