import { knownLineCount } from "../../../../perception/text/typography/lines.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { alignLeft } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_LINES = 3;

export const justifiedText = defineRule({
  id: "justified-text",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "https://www.w3.org/WAI/WCAG22/Techniques/general/G169",
  mendedIn: "component",
  says: {
    en: {
      title: "Justified text",
      problem: "The {lines} lines of this text are stretched to both margins.",
      why: "Uneven gaps between the words run through the text, which is hard on people with dyslexia.",
      fix: "Align the text to the left.",
    },
    fr: {
      title: "Texte justifié",
      problem: "Les {lines} lignes de ce texte sont étirées jusqu’aux deux marges.",
      why: "Des blancs inégaux entre les mots traversent le texte, ce qui gêne les personnes dyslexiques.",
      fix: "Alignez le texte à gauche.",
    },
  },
  applies: (frame) => seenTexts(frame).filter((text) => (knownLineCount(text) ?? 0) >= FEWEST_LINES),
  check: (text, { pass, fail }) =>
    text.node.text.alignHorizontal === "justified"
      ? fail({ lines: knownLineCount(text) ?? 0 }, { mend: () => [alignLeft(text)] })
      : pass(),
});
