import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { atEnd } from "../../../fixes/words/at-end.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** A sad face opens no bracket. */
const SAD_FACE = /[:;=][-'^]?\(+/gu;

const isCutOff = ({ node }: TextLayer): boolean =>
  Boolean(node.text.isTruncated) || /(?:…|\.{3})\s*$/u.test(node.text.characters);

/** How many more brackets open than close; the numbers of a list, `1)`, only close. */
const openBrackets = (text: string): number => {
  const plain = text.replace(SAD_FACE, " ");
  return plain.split("(").length - plain.split(")").length;
};

const BRACKETS = /[()]/u;

/** A text may be drawn in several parts: the other bracket then stands in another. */
const closesElsewhere = computed((frame: Frame): boolean =>
  frame.texts.some(({ node }) => {
    const { characters } = node.text;
    return BRACKETS.test(characters) && openBrackets(characters) < 0;
  }),
);

/** The remark ends where the sentence does. */
const closed = ({ node }: TextLayer): string =>
  atEnd(node.text.characters, (words) => words.replace(/[.!?]?$/u, (mark) => `)${mark}`));

export const unclosedBracket = defineRule({
  id: "unclosed-bracket",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://design-system.service.gov.uk/styles/",
  says: {
    en: {
      title: "Bracket not closed",
      problem: "“{text}” opens a bracket and does not close it.",
      why: "People look for where the remark ends, and wonder whether words are missing.",
      fix: "Close the bracket after the remark, or remove the one that opens it.",
    },
    fr: {
      title: "Parenthèse non fermée",
      problem: "« {text} » ouvre une parenthèse et ne la ferme pas.",
      why: "On cherche où finit la remarque, et l’on se demande s’il manque des mots.",
      fix: "Fermez la parenthèse après la remarque, ou supprimez celle qui l’ouvre.",
    },
  },
  applies: (frame) => proseTexts(frame).filter((text) => text.node.text.characters.includes("(")),
  check: (layer, { frame, pass, fail }) => {
    const text = wordsOf(layer);
    const isOpen = openBrackets(text) > 0 && countWords(text) > 1;
    if (!isOpen || isCutOff(layer) || closesElsewhere(frame)) return pass();
    return fail({ text: excerpt(text) }, { mend: () => wordChange(layer, closed(layer)) });
  },
});
