import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { countWords, excerpt, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { groupBy } from "../../../../group-by.ts";
import { defineRule } from "../../../rule.ts";
import { bottom } from "../../../../scene/geometry.ts";

const FEWEST_WORDS = 2;
const NEAR_PX = 40;
/** Words used more often on a screen are a specimen, rows, or the name of the product. */
const USES = 2;
/** A button repeats what its dialog is called, a field what it asks for, and a trail of links the title. */
const MAY_REPEAT: ReadonlySet<string> = new Set([
  "heading",
  "button",
  "link",
  "nav",
  "input",
  "label",
  "badge",
]);

const formOf = (text: TextLayer): string => lookupForm(wordsOf(text));

/** The texts of each words that a screen says twice, one of them as a heading. */
const saidTwiceIn = computed((frame: Frame): ReadonlyMap<TextLayer, TextLayer> => {
  const roleOf = (text: TextLayer): string => textRoles(frame).get(text) ?? "unknown";
  const telling = proseTexts(frame).filter(
    (text) => countWords(wordsOf(text)) >= FEWEST_WORDS && /\p{L}{3}/u.test(wordsOf(text)),
  );
  return new Map(
    [...groupBy(telling, formOf).values()].flatMap((alike) => {
      const [first, again] = alike;
      const isPair = first && again && alike.length === USES && roleOf(first) === "heading";
      return isPair && !MAY_REPEAT.has(roleOf(again)) ? [[first, again] as const] : [];
    }),
  );
});

/** True when a text stands right below another one. */
const isBelow = (first: TextLayer, again: TextLayer, frame: Frame): boolean =>
  textIndex(frame)
    .touching({ ...first.node.box, y: bottom(first.node.box), height: NEAR_PX })
    .includes(again);

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
  applies: (frame) => proseTexts(frame).filter((text) => textRoles(frame).get(text) === "heading"),
  check: (first, { frame, pass, fail }) => {
    const again = saidTwiceIn(frame).get(first);
    return again && isBelow(first, again, frame)
      ? fail({ text: excerpt(wordsOf(first)) }, { layers: [first, again], cause: wordsOf(first) })
      : pass();
  },
});
