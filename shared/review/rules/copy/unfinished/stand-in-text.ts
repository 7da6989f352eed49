import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { standIns } from "../../../../perception/copy/stand-ins.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const standInText = defineRule({
  id: "stand-in-text",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  yieldsTo: ["leftover-text"],
  says: {
    en: {
      title: "Stand-in for words still to come",
      problem: "“{text}” stands where people will read the real words (texts: {count}).",
      why: "Nobody can judge what is offered, nor how long the text will be, before the real words are there.",
      fix: "Write a first version of the real words, about as long as they will be, and look at the layout again.",
    },
    fr: {
      title: "Texte provisoire à la place des vrais mots",
      problem: "« {text} » occupe la place des mots que l’on lira (textes : {count}).",
      why: "Sans les vrais mots, personne ne peut juger ce qui est proposé, ni la longueur que prendra le texte.",
      fix: "Écrivez une première version des vrais mots, à peu près aussi longue, puis revoyez la mise en page.",
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const layers = [...standIns(frame)];
    const [first] = layers;
    return first ? fail({ text: excerpt(wordsOf(first)), count: layers.length }, { layers }) : pass();
  },
});
